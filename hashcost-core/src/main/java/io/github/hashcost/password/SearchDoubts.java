package io.github.hashcost.password;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reasons to doubt what a calibration answers. Not thread-safe. */
final class SearchDoubts {
  /** Half the width of an interval, as a share of its point. */
  private static final double STEADY_WITHIN = 0.10;

  private static final int DIFFERING_FROM = 25;
  private static final String NATIVE = "native";

  /** Less than that is told as a doubt; a whole percent below what counts as near. */
  private static final double SHORT = Aim.NEAR - 0.01;

  private final Options options;
  private final HostActivity before;
  private final long start;

  private SearchDoubts(Options options) {
    this.options = options;
    before = options.host.get();
    start = options.clock.nanos();
  }

  /** What the host does is watched from now on. */
  static SearchDoubts begin(Options options) {
    return new SearchDoubts(options);
  }

  /** Of an answer that is none. */
  List<Caveat> about() {
    return hosts();
  }

  private List<Caveat> hosts() {
    HostActivity gained = options.host.get().since(before);
    List<Caveat> doubts = new ArrayList<>();
    busy(gained).ifPresent(doubts::add);
    if (gained.throttledNanos().orElse(0) > 0) {
      doubts.add(
          Caveat.of(
              "throttled",
              "the CPU quota of the control group stopped the process for "
                  + Quantity.time((double) gained.throttledNanos().getAsLong()),
              "that is what logins see under this quota; a greater one makes them shorter"));
    }
    return doubts;
  }

  /**
   * @param ofTarget what the answer costs, where a nearer one was in sight and there was no time to
   *     measure it; else 1
   */
  List<Caveat> about(Candidate found, Readings readings, double ofTarget) {
    List<Caveat> doubts = new ArrayList<>();
    if (ofTarget < SHORT) {
      doubts.add(
          Caveat.of(
              "short-of-target",
              String.format(
                  Locale.ROOT,
                  "it is %.0f %% of the target, and the time for the search ended before a nearer"
                      + " setting was measured",
                  100 * ofTarget),
              "calibrate again when the machine is idle"));
    }
    notSteady(readings.nanos(found)).ifPresent(doubts::add);
    jvmsDiffer(found).ifPresent(doubts::add);
    doubts.addAll(hosts());
    return List.copyOf(doubts);
  }

  private static Optional<Caveat> notSteady(Estimate nanos) {
    Interval interval = nanos.interval();
    return nanos.samples() < Search.SAMPLES
            || interval.relativeHalfWidth(nanos.point()) > STEADY_WITHIN
        ? Optional.of(
            Caveat.of(
                "not-steady",
                "the host did not keep its pace: "
                    + Quantity.time(interval.low())
                    + " to "
                    + Quantity.time(interval.high())
                    + " in "
                    + nanos.samples()
                    + " samples",
                "calibrate again when the machine is idle"))
        : Optional.empty();
  }

  /**
   * The round function of Argon2 is near the size up to which HotSpot inlines what it has compiled
   * already, so that the order in which it compiles decides.
   */
  private Optional<Caveat> jvmsDiffer(Candidate found) {
    return options.javaVersion >= DIFFERING_FROM
            && found.spec().name().startsWith("argon2")
            && !found.id().provider().equals(Optional.of(NATIVE))
        ? Optional.of(
            Caveat.of(
                "jvms-differ",
                "Java "
                    + options.javaVersion
                    + " does not compile Argon2 alike in each JVM: another may take a multiple",
                "measure it in several JVMs: hashcost calibrate with --jvms 5"))
        : Optional.empty();
  }

  private Optional<Caveat> busy(HostActivity gained) {
    double wall = options.clock.nanos() - start;
    long taken = gained.otherCpuNanos().orElse(0) + gained.stealNanos().orElse(0);
    double cpus = Runtime.getRuntime().availableProcessors();
    return wall > 0 && taken / wall > LoadDoubts.TAKEN * cpus
        ? Optional.of(
            Caveat.of(
                "busy-host",
                "others had "
                    + LimitRule.text(taken / wall)
                    + " of "
                    + Quantity.count((long) cpus)
                    + " CPUs meanwhile",
                "stop them, or calibrate again when it is quiet: the figures are theirs too"))
        : Optional.empty();
  }
}
