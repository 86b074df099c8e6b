package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The parameters of cost that are free to be turned, and which setting does how much work. Knows
 * nothing of time. Immutable.
 */
final class Dials {
  /** Passes that come so near to the work wanted need no other memory. */
  private static final double NEAR = 0.98;

  /**
   * Where memory comes in powers of two, what lies beside the one great array, such as scrypt's
   * blocks, is not held against a limit.
   */
  private static final double MEMORY_SLACK = 1.001;

  private final Optional<Parameter> memory;
  private final Optional<Parameter> time;
  private final double memoryLimit;
  private final Candidate least;

  /**
   * @param start pinned parameters at their values
   * @param free whether a parameter may be turned
   * @throws HashcostException.InvalidParameter when even the least setting is beyond the limit
   */
  Dials(Candidate start, Predicate<Parameter> free, long memoryLimit) {
    memory = first(start, Parameter.Role.MEMORY, free);
    time = first(start, Parameter.Role.TIME, free);
    boolean fine = memory.filter(m -> m.step() == Parameter.Step.EVERY_INTEGER).isPresent();
    this.memoryLimit = fine ? memoryLimit : MEMORY_SLACK * memoryLimit;
    Candidate quickest = time.map(t -> highest(start, t, c -> false)).orElse(start);
    least = memory.map(m -> highest(quickest, m, c -> false)).orElse(quickest);
    if (!inMemory(least)) {
      throw new HashcostException.InvalidParameter(
          "memory limit of "
              + Quantity.bytes(memoryLimit)
              + ": the least that "
              + least
              + " can do fills "
              + Quantity.bytes(memoryBytes(least))
              + "; raise the limit"
              + (memory.isEmpty() ? ", or name less memory in the id" : ""));
    }
  }

  private static Optional<Parameter> first(
      Candidate candidate, Parameter.Role role, Predicate<Parameter> free) {
    return candidate.spec().parameters().parameters().stream()
        .filter(p -> p.role() == role && free.test(p))
        .findFirst();
  }

  static double work(Candidate candidate) {
    return candidate.spec().parameters().work(candidate.setting());
  }

  static long memoryBytes(Candidate candidate) {
    return candidate.spec().parameters().memoryBytes(candidate.setting());
  }

  private boolean inMemory(Candidate candidate) {
    return memoryBytes(candidate) <= memoryLimit;
  }

  /** Whether there is nothing to turn. */
  boolean isPinned() {
    return memory.isEmpty() && time.isEmpty();
  }

  /** Every free parameter at its least. */
  Candidate least() {
    return least;
  }

  /** As much memory as is allowed, at the least time. */
  Candidate fullest() {
    return memory.map(m -> highest(least, m, this::inMemory)).orElse(least);
  }

  /**
   * The setting that does the most work of those that do no more than this: memory first, then
   * passes, then less memory to come nearer. The least setting where all do more.
   */
  Candidate within(double work) {
    Predicate<Candidate> fits = c -> inMemory(c) && work(c) <= work;
    Candidate filled = memory.map(m -> highest(least, m, fits)).orElse(least);
    if (time.isEmpty() || !fits.test(filled)) {
      return tidy(filled);
    }
    Parameter t = time.get();
    Candidate passes = highest(filled, t, fits);
    if (memory.filter(m -> m.step() == Parameter.Step.EVERY_INTEGER).isEmpty()
        || work(passes) >= NEAR * work) {
      return tidy(passes);
    }
    return above(passes, t)
        .map(more -> highest(more, memory.get(), fits))
        .filter(landed -> fits.test(landed) && work(landed) > work(passes))
        .map(this::tidy)
        .orElseGet(() -> tidy(passes));
  }

  /**
   * About this much work for warming up: with a second pass where there are passes, since the first
   * one may be code of its own.
   */
  Candidate warming(double work) {
    if (memory.isEmpty() || time.isEmpty()) {
      return within(work);
    }
    Candidate twice = above(least, time.get()).filter(c -> work(c) <= work).orElse(least);
    return highest(twice, memory.get(), c -> inMemory(c) && work(c) <= work);
  }

  /** The next step up within the limit, where there are steps; the one that adds least work. */
  Optional<Candidate> dearer(Candidate setting) {
    return Stream.of(memory.filter(m -> m.step() != Parameter.Step.EVERY_INTEGER), time)
        .flatMap(Optional::stream)
        .flatMap(p -> above(setting, p).stream())
        .filter(this::inMemory)
        .min(Comparator.comparingDouble(Dials::work));
  }

  private static Optional<Candidate> above(Candidate setting, Parameter p) {
    Rungs rungs = new Rungs(p);
    long next = rungs.indexOf(setting.setting().number(p.name())) + 1;
    return next < rungs.count() ? at(setting, p, rungs.value(next)) : Optional.empty();
  }

  /** The same work with the least memory that is called so: Argon2 rounds it down. */
  private Candidate tidy(Candidate setting) {
    return memory
        .map(m -> highest(setting, m, c -> work(c) < work(setting)))
        .flatMap(less -> work(less) < work(setting) ? above(less, memory.get()) : Optional.of(less))
        .orElse(setting);
  }

  /**
   * The highest value that fits, the others as they are; the least that is allowed where none does.
   * What fits must do so at every lower value too.
   */
  private static Candidate highest(Candidate base, Parameter p, Predicate<Candidate> fits) {
    Rungs rungs = new Rungs(p);
    long present = rungs.indexOf(base.setting().number(p.name()));
    boolean up = fits.test(base);
    // Below a value that is allowed a rule can only say too little, and above it too much.
    long low = up ? present : -1;
    long high = up ? rungs.count() - 1 : present - 1;
    while (low < high) {
      long middle = high - (high - low) / 2;
      Optional<Candidate> there = at(base, p, rungs.value(middle));
      if (there.map(fits::test).orElse(!up)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    long highest = Math.max(0, low);
    return at(base, p, rungs.value(highest))
        .or(() -> at(base, p, rungs.value(highest + 1)))
        .orElse(base);
  }

  private static Optional<Candidate> at(Candidate base, Parameter p, long value) {
    try {
      return Optional.of(base.with(p.name(), value));
    } catch (HashcostException.InvalidParameter brokenRule) {
      return Optional.empty();
    }
  }
}
