package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.Candidate;

/**
 * A small setting of a function, run for a moment: it warms the code and tells roughly what a
 * greater one would take, before anybody waits for that.
 *
 * @param nanos the fastest of its calls
 */
record SettingProbe(Candidate setting, double nanos) {
  private static final long NANOS = 400_000_000;
  private static final int PASSWORD_BYTES = 12;
  private static final long SEED = 42;

  /** Enough for a call not to be all overhead. */
  private static final long MEMORY = 1024;

  private static final long TIME = 1000;
  private static final long DOUBLINGS = 3;

  /**
   * @throws HashcostException when the function refuses to run
   */
  static SettingProbe of(Candidate candidate) {
    Candidate small = small(candidate);
    Candidate salted = small.drawn(SEED);
    byte[] password = new byte[PASSWORD_BYTES];
    double fastest = Double.POSITIVE_INFINITY;
    long end = System.nanoTime() + NANOS;
    do {
      long start = System.nanoTime();
      salted.hash(password);
      fastest = Math.min(fastest, (double) (System.nanoTime() - start));
    } while (System.nanoTime() < end);
    return new SettingProbe(small, Math.max(1, fastest));
  }

  private static Candidate small(Candidate candidate) {
    boolean inMemory =
        candidate.spec().parameters().parameters().stream()
            .anyMatch(p -> p.role() == Parameter.Role.MEMORY);
    Candidate small = candidate;
    for (Parameter p : candidate.spec().parameters().parameters()) {
      if (p.role() == Parameter.Role.MEMORY) {
        small = lowered(small, p, MEMORY);
      } else if (p.role() == Parameter.Role.TIME) {
        small = lowered(small, p, inMemory ? p.min() : TIME);
      }
    }
    return small;
  }

  private static Candidate lowered(Candidate candidate, Parameter p, long wanted) {
    long most = p.step() == Parameter.Step.DOUBLES_PER_UNIT ? p.min() + DOUBLINGS : wanted;
    return candidate.setting().number(p.name()) <= most
        ? candidate
        : candidate.with(p.name(), Math.max(p.min(), most));
  }

  /** What a call at another setting of the function should take, by the work of both. */
  double nanos(Candidate other) {
    ParameterSchema schema = setting.spec().parameters();
    return nanos * schema.work(other.setting()) / schema.work(setting.setting());
  }
}
