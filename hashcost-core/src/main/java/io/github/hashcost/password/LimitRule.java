package io.github.hashcost.password;

import io.github.hashcost.report.Quantity;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads off the levels what the limit is. The first that holds:
 *
 * <ol>
 *   <li>no more logins than CPUs fit into memory: heap
 *   <li>at the level with the most logins a second collections take a fifth of the time: heap
 *   <li>with as many logins as CPUs, or fewer, each takes 15 % longer than alone, beyond what
 *       collections and the control explain. If they leave a fifth of their CPUs idle: waiting. If
 *       each fills more memory than a core has cache of its own: memory bandwidth. Where other
 *       processes had a tenth of the CPUs this cannot be told
 *   <li>more logins than CPUs get at most a tenth more done: CPU
 * </ol>
 *
 * Otherwise it was not reached. The bounds are where a difference is beyond what runs on a quiet
 * host differ by; they are a judgement.
 */
final class LimitRule {
  private static final double GC_SHARE = 0.20;
  private static final double EXCESS = 1.15;
  private static final double BUSY = 0.80;
  private static final double GROWTH = 1.10;

  /** Caches that a core has for itself are a few hundred KiB to 2 MiB. */
  private static final long OWN_CACHE_BYTES = 256 << 10;

  private final List<CapacityLevel> levels;
  private final Map<Integer, CapacityLevel> control;
  private final double cpus;
  private final long filledBytes;
  private final Optional<NotRun> notRun;

  /**
   * @param levels ascending
   * @param control levels of work that needs no memory
   * @param filledBytes by one login
   */
  LimitRule(
      List<CapacityLevel> levels,
      Map<Integer, CapacityLevel> control,
      double cpus,
      long filledBytes,
      Optional<NotRun> notRun) {
    this.levels = levels;
    this.control = control;
    this.cpus = cpus;
    this.filledBytes = filledBytes;
    this.notRun = notRun;
  }

  CapacityLimit limit() {
    return tooFewFit()
        .or(this::collections)
        .or(this::slowdownBelowTheCpus)
        .or(this::noGrowthBeyondTheCpus)
        .orElseGet(this::notReached);
  }

  private Optional<CapacityLimit> tooFewFit() {
    return notRun
        .filter(n -> n.forMemory() && most() < cpus)
        .map(
            n ->
                CapacityLimit.of(
                    CapacityLimit.HEAP,
                    "of " + text(cpus) + " CPUs only " + most() + " can be used; " + n));
  }

  private int most() {
    return levels.stream().mapToInt(CapacityLevel::atOnce).max().orElse(0);
  }

  private Optional<CapacityLevel> fastest() {
    return levels.stream().max(Comparator.comparingDouble(CapacityLevel::loginsPerSecond));
  }

  private Optional<CapacityLimit> collections() {
    return fastest()
        .filter(level -> level.gcShare() >= GC_SHARE)
        .map(
            level ->
                CapacityLimit.of(
                    CapacityLimit.HEAP,
                    "collections stop all logins for "
                        + percent(level.gcShare())
                        + " of the time at "
                        + level.atOnce()
                        + " at once, where the most logins get done; a greater -Xmx helps"));
  }

  /** The largest level that leaves each login a CPU. */
  private Optional<CapacityLevel> withinTheCpus() {
    return levels.stream()
        .filter(level -> level.atOnce() > 1 && level.atOnce() <= cpus)
        .reduce((smaller, larger) -> larger);
  }

  private Optional<CapacityLimit> slowdownBelowTheCpus() {
    Optional<CapacityLevel> within = withinTheCpus();
    if (within.isEmpty() || levels.get(0).atOnce() != 1) {
      return Optional.empty();
    }
    CapacityLevel many = within.get();
    CapacityLevel one = levels.get(0);
    CapacityLevel manyControls = control.get(many.atOnce());
    CapacityLevel oneControl = control.get(1);
    boolean othersSlowIt = Math.max(one.takenCpus(), many.takenCpus()) > LoadDoubts.TAKEN * cpus;
    if (manyControls == null || oneControl == null || othersSlowIt) {
      return Optional.empty();
    }
    double slowdown = many.slowdownOver(one);
    double ofControl = manyControls.slowdownOver(oneControl);
    double withoutPauses = slowdown * (1 - many.gcShare()) / (1 - one.gcShare());
    if (withoutPauses < EXCESS * Math.max(1, ofControl)) {
      return Optional.empty();
    }
    String seen =
        many.atOnce()
            + " at once each take "
            + Quantity.ratio(slowdown)
            + " x as long as one alone, and SHA-256, which needs no memory, "
            + Quantity.ratio(ofControl)
            + " x";
    double busy = many.busyCpus().orElse(many.atOnce());
    if (busy < BUSY * many.atOnce()) {
      return Optional.of(
          CapacityLimit.of(
              CapacityLimit.WAITING,
              seen + "; only " + text(busy) + " of " + many.atOnce() + " CPUs were busy"));
    }
    return filledBytes > OWN_CACHE_BYTES
        ? Optional.of(
            CapacityLimit.of(
                CapacityLimit.MEMORY_BANDWIDTH,
                seen + "; each fills " + Quantity.bytes(filledBytes)))
        : Optional.empty();
  }

  private Optional<CapacityLimit> noGrowthBeyondTheCpus() {
    Optional<CapacityLevel> full =
        levels.stream().filter(level -> level.atOnce() >= cpus).findFirst();
    List<CapacityLevel> beyond =
        full.map(f -> levels.stream().filter(level -> level.atOnce() > f.atOnce()).toList())
            .orElse(List.of());
    double most = beyond.stream().mapToDouble(CapacityLevel::loginsPerSecond).max().orElse(0);
    if (beyond.isEmpty() || most > GROWTH * full.orElseThrow().loginsPerSecond()) {
      return Optional.empty();
    }
    CapacityLevel at = full.orElseThrow();
    return Optional.of(
        CapacityLimit.of(
            CapacityLimit.CPU,
            "throughput stops growing at "
                + at.atOnce()
                + " at once, with "
                + text(cpus)
                + (cpus == 1 ? " CPU: " : " CPUs: ")
                + Quantity.ratio(at.loginsPerSecond())
                + " logins/s there, "
                + Quantity.ratio(most)
                + " at most with more"
                + (at.busyCpus().isPresent()
                    ? "; " + text(at.busyCpus().getAsDouble()) + " CPUs were busy with it"
                    : "")));
  }

  private CapacityLimit notReached() {
    return CapacityLimit.of(
        CapacityLimit.NOT_REACHED,
        "up to " + most() + " at once, the most that ran, nothing shows where throughput ends");
  }

  static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  /** Such as {@code 2} and {@code 1.5}. */
  static String text(double cpus) {
    return new BigDecimal(String.format(Locale.ROOT, "%.2f", cpus))
        .stripTrailingZeros()
        .toPlainString();
  }
}
