package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.Candidate;
import java.nio.charset.StandardCharsets;

/**
 * A small setting of a function, run for a moment: it warms the code and tells roughly what a
 * greater one would take, before anybody waits for that.
 *
 * @param nanos the fastest of its calls
 */
record SettingProbe(Candidate setting, double nanos) {
  /** Compiled code gets no faster: it ends when no call was a tenth faster for so long. */
  private static final long QUIET_NANOS = 1_000_000_000;

  private static final long MOST_NANOS = 3_000_000_000L;
  private static final double STEADY = 0.9;

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
    byte[] password = "a".repeat(PASSWORD_BYTES).getBytes(StandardCharsets.US_ASCII);
    long begun = System.nanoTime();
    long improved = begun;
    double fastest = Double.POSITIVE_INFINITY;
    long now = begun;
    do {
      long start = now;
      salted.hash(password);
      now = System.nanoTime();
      double nanos = Math.max(1, (double) (now - start));
      if (nanos < STEADY * fastest) {
        improved = now;
      }
      fastest = Math.min(fastest, nanos);
    } while (now - improved < QUIET_NANOS && now - begun < MOST_NANOS);
    return new SettingProbe(small, fastest);
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
