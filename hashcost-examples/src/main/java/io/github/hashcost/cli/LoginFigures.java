package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Scaling;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * What logins with one setting were like in a run.
 *
 * @param nanos of one login at a time
 * @param p99Nanos of as many at once as there were threads
 * @param logins of which that is the 99th percentile
 * @param perSecondPerCpu logins a second for each CPU, of as many at once
 * @param allocatedBytes of a login, on the heap
 * @param gcShare of the time of the logins, 0 to 1, that collections took
 */
record LoginFigures(
    Estimate nanos,
    double p99Nanos,
    int logins,
    double perSecondPerCpu,
    OptionalDouble allocatedBytes,
    OptionalDouble gcShare) {
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double PERCENT_99 = 0.99;

  /**
   * @param cell on one thread, with samples
   */
  static LoginFigures of(RunResult run, Cell cell) {
    Comparison comparison = Comparison.of(run);
    Estimate nanos = comparison.nanos(cell);
    double[] latencies = latencies(run, cell);
    int rank = (int) Math.ceil(PERCENT_99 * latencies.length);
    return new LoginFigures(
        nanos,
        latencies[rank - 1],
        latencies.length,
        perSecondPerCpu(comparison.onThreads(cell), nanos),
        cell.allocatedBytesPerCall(),
        gcShare(cell));
  }

  /** Ascending; of all threads together where there were several. */
  private static double[] latencies(RunResult run, Cell cell) {
    List<Cell> crew = run.onThreads(cell);
    return (crew.isEmpty() ? List.of(cell) : crew)
        .stream()
            .flatMap(c -> c.samples().stream())
            .map(Samples::nanosPerCall)
            .flatMapToDouble(DoubleStream::of)
            .sorted()
            .toArray();
  }

  private static double perSecondPerCpu(Optional<Scaling> scaling, Estimate nanos) {
    int cpus = Runtime.getRuntime().availableProcessors();
    return scaling
        .map(s -> s.callsPerSecond().point() / Math.min(s.threads(), cpus))
        .orElse(NANOS_PER_SECOND / nanos.point());
  }

  private static OptionalDouble gcShare(Cell cell) {
    double nanos = cell.samples().orElseThrow().totalNanos();
    return cell.gc()
        .map(gc -> OptionalDouble.of(Math.min(1, gc.millis() * NANOS_PER_MILLI / nanos)))
        .orElse(OptionalDouble.empty());
  }
}
