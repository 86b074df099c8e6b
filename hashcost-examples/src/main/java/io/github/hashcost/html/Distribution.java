package io.github.hashcost.html;

import io.github.hashcost.stats.Estimate;
import java.util.Arrays;

/** The samples of a cell, sorted and counted for a drawing and a table. */
final class Distribution {
  /** So many parts of the course have a median each. */
  static final int PARTS = 10;

  private static final int FEWEST_BINS = 5;
  private static final int MOST_BINS = 40;
  private static final double FENCE = 3;

  private final double[] course;
  private final double[] sorted;

  /**
   * @param nanos of a call, in the order of the rounds; at least one
   */
  Distribution(double[] nanos) {
    course = nanos.clone();
    sorted = nanos.clone();
    Arrays.sort(sorted);
  }

  /** By nearest rank: one of the samples. */
  double quantile(double share) {
    int rank = (int) Math.ceil(share * sorted.length);
    return sorted[Math.max(0, Math.min(sorted.length, rank) - 1)];
  }

  /**
   * Where the bins begin: at the least sample, but no farther from the quartiles than three times
   * their distance (Tukey's outer fences). What lies beyond counts in the outer bins.
   */
  double from() {
    return middle() > 0 ? Math.max(sorted[0], quantile(0.25) - FENCE * middle()) : sorted[0];
  }

  /** Where they end, likewise. */
  double to() {
    double most = sorted[sorted.length - 1];
    return middle() > 0 ? Math.min(most, quantile(0.75) + FENCE * middle()) : most;
  }

  private double middle() {
    return quantile(0.75) - quantile(0.25);
  }

  /** Twice the cube root of the number of samples (Rice's rule), and one where all are alike. */
  int bins() {
    if (!(to() > from())) {
      return 1;
    }
    long rice = Math.round(Math.ceil(2 * Math.cbrt(sorted.length)));
    return (int) Math.max(FEWEST_BINS, Math.min(MOST_BINS, rice));
  }

  /** How many samples each bin holds; together all of them. */
  int[] counts() {
    int[] counts = new int[bins()];
    double width = (to() - from()) / counts.length;
    for (double nanos : sorted) {
      int bin = width > 0 ? (int) Math.floor((nanos - from()) / width) : 0;
      counts[Math.max(0, Math.min(counts.length - 1, bin))]++;
    }
    return counts;
  }

  /** The median of each tenth of the course; fewer where there are fewer samples. */
  double[] parts() {
    int parts = Math.min(PARTS, course.length);
    double[] medians = new double[parts];
    for (int i = 0; i < parts; i++) {
      int from = (int) ((long) course.length * i / parts);
      int to = (int) ((long) course.length * (i + 1) / parts);
      medians[i] = Estimate.medianOf(Arrays.copyOfRange(course, from, to)).point();
    }
    return medians;
  }
}
