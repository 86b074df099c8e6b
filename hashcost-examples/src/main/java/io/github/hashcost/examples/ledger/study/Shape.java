package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.report.Quantity;

/** How long a chain is, and how often it is committed while it is built. Immutable. */
final class Shape {
  private final int length;
  private final int batch;

  /**
   * @param length entries
   * @param batch entries between two commits, at most as many
   */
  Shape(int length, int batch) {
    this.length = length;
    this.batch = batch;
  }

  int length() {
    return length;
  }

  int batch() {
    return batch;
  }

  int commits() {
    return (length + batch - 1) / batch;
  }

  /** Such as {@code 10,000 by 100}. */
  @Override
  public String toString() {
    return Quantity.count(length) + " by " + Quantity.count(batch);
  }
}
