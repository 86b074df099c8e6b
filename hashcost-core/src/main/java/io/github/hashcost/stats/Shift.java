package io.github.hashcost.stats;

import java.util.Arrays;

/** By how much one set of values lies above another, whatever their distribution. */
final class Shift {
  private Shift() {}

  /**
   * The point is the median of all differences of an after and a before (Hodges and Lehmann,
   * Estimates of location based on rank tests, Ann. Math. Statist. 34, 1963). The interval goes
   * from the k-th smallest to the k-th largest of them: it misses with probability {@code 2 P(U <=
   * k - 1)}, where U is Mann and Whitney's statistic, for every continuous distribution that is
   * only shifted (Hollander, Wolfe and Chicken, Nonparametric Statistical Methods, 3rd ed. 2014,
   * section 4.3). k is the largest for which that stays under 5 %.
   */
  static Estimate of(double[] before, double[] after) {
    int m = Values.requireSome("values before", before).length;
    int n = Values.requireSome("values after", after).length;
    double[] differences = new double[m * n];
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < n; j++) {
        differences[i * n + j] = after[j] - before[i];
      }
    }
    Arrays.sort(differences);
    double[] below = atMost(m, n);
    int k = 1;
    while (k < below.length && 2 * below[k] <= 1 - Interval.NOMINAL_LEVEL) {
      k++;
    }
    double level = Math.min(Interval.NOMINAL_LEVEL, 1 - 2 * below[k - 1]);
    return Estimate.of(
        Median.of(differences),
        new Interval(differences[k - 1], differences[m * n - k], Math.max(0, level)),
        Math.min(m, n));
  }

  /**
   * {@code P(U <= u)} for each u of two samples of these sizes from one distribution. The number of
   * orders that give u is {@code N(u; m, n) = N(u - n; m - 1, n) + N(u; m, n - 1)} (Mann and
   * Whitney, On a test of whether one of two random variables is stochastically larger than the
   * other, Ann. Math. Statist. 18, 1947); divided by the number of all orders at each step, so that
   * no count overflows: the largest value is an after with probability {@code n / (m + n)}.
   */
  static double[] atMost(int m, int n) {
    double[][] probability = new double[n + 1][];
    Arrays.setAll(probability, j -> new double[] {1});
    for (int i = 1; i <= m; i++) {
      double[][] next = new double[n + 1][];
      next[0] = new double[] {1};
      for (int j = 1; j <= n; j++) {
        double[] of = new double[i * j + 1];
        double largestIsBefore = (double) i / (i + j);
        for (int u = 0; u < of.length; u++) {
          double withoutBefore =
              u >= j && u - j < probability[j].length ? probability[j][u - j] : 0;
          double withoutAfter = u < next[j - 1].length ? next[j - 1][u] : 0;
          of[u] = largestIsBefore * withoutBefore + (1 - largestIsBefore) * withoutAfter;
        }
        next[j] = of;
      }
      probability = next;
    }
    double[] sum = probability[n];
    for (int u = 1; u < sum.length; u++) {
      sum[u] += sum[u - 1];
    }
    return sum;
  }
}
