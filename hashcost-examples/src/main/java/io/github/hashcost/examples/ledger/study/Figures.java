package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Samples;
import io.github.hashcost.stats.Estimate;
import java.util.Arrays;

/**
 * What is said of a cell: of its iterations without the first ones, which count as warm-up.
 * Immutable.
 */
final class Figures {
  /** Timed, written to the raw result, and left out of every figure. */
  static final int WARM_UP = 10;

  static final int MEASURED = 100;

  private final Samples samples;
  private final double[] nanos;
  private final Estimate median;

  private Figures(Samples samples, double unitsPerCall) {
    this.samples = samples;
    nanos =
        Arrays.stream(samples.nanosPerCall(), WARM_UP, samples.size())
            .map(n -> n / unitsPerCall)
            .toArray();
    median = Estimate.medianOf(nanos);
  }

  /**
   * @param unitsPerCall what each time is divided by
   * @throws HashcostException.ProviderFailure when it failed: half a study is none
   */
  static Figures of(Cell cell, double unitsPerCall) {
    cell.failure()
        .ifPresent(
            f -> {
              throw new HashcostException.ProviderFailure(
                  cell + " failed (" + f + "); nothing was written");
            });
    Samples samples = cell.samples().orElseThrow();
    if (samples.size() != WARM_UP + MEASURED) {
      throw new HashcostException.ProviderFailure(
          cell
              + " has "
              + samples.size()
              + " iterations instead of "
              + (WARM_UP + MEASURED)
              + ": this machine is too slow for it; nothing was written");
    }
    return new Figures(samples, unitsPerCall);
  }

  double median() {
    return median.point();
  }

  /** Units in a second at the median. */
  double perSecond() {
    return 1e9 / median();
  }

  /** Such as {@code 210,000/s}. */
  String rate() {
    return Quantity.count(Math.round(perSecond())) + "/s";
  }

  private double mean() {
    return Arrays.stream(nanos).average().orElseThrow();
  }

  /** Of the sample: the sum of squares over n - 1. */
  private double deviation() {
    double mean = mean();
    double squares = Arrays.stream(nanos).map(n -> (n - mean) * (n - mean)).sum();
    return Math.sqrt(squares / (nanos.length - 1));
  }

  /** Adds the columns that {@link #addTo(Table.Row)} fills. */
  static Table.Builder columns(Table.Builder table, String unit) {
    return table
        .column("calls_per_batch", "calls", "calls in one iteration, which are timed together")
        .column("iterations", "count", "measured iterations, the warm-up not counted")
        .column("median_ns", "ns per " + unit, "median of the iterations")
        .column("mean_ns", "ns per " + unit, "arithmetic mean of the iterations")
        .column("sd_ns", "ns per " + unit, "standard deviation of the iterations, with n - 1")
        .column("low_ns", "ns per " + unit, "lower end of the interval of the median")
        .column("high_ns", "ns per " + unit, "upper end of the interval of the median")
        .column("level", "probability", "that the interval holds the median, at least");
  }

  void addTo(Table.Row row) {
    row.add(samples.calls(samples.size() - 1))
        .add(nanos.length)
        .add(median())
        .add(mean())
        .add(deviation())
        .add(median.interval().low())
        .add(median.interval().high())
        .add(median.interval().level());
  }

  /** One row for each measured iteration, numbered from 1. */
  void addRunsTo(Table.Builder table, String function, int inputBytes) {
    for (int i = 0; i < nanos.length; i++) {
      table
          .row()
          .add(function)
          .add(inputBytes)
          .add(i + 1)
          .add(samples.calls(WARM_UP + i))
          .add(samples.elapsedNanos(WARM_UP + i))
          .add(nanos[i]);
    }
  }
}
