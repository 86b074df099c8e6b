package io.github.hashcost.stats;

/** What every statistic asks of the numbers it is given. */
final class Values {
  private Values() {}

  /** The same array, if it has elements and all of them are finite. */
  static double[] requireSome(String name, double[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no " + name + "; at least one is needed");
    }
    for (int i = 0; i < values.length; i++) {
      if (!Double.isFinite(values[i])) {
        throw new IllegalArgumentException(
            name + "[" + i + "] is " + values[i] + "; only finite numbers are allowed");
      }
    }
    return values;
  }

  static double mean(double[] values) {
    return sum(values) / values.length;
  }

  static double sum(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum;
  }
}
