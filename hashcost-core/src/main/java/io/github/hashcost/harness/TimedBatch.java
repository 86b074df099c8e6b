package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;

/** One timed batch of one cell: a sample, at the moment it was taken. Immutable. */
public final class TimedBatch {
  private final Operation operation;
  private final int copy;
  private final int threads;
  private final int pass;
  private final int round;
  private final int calls;
  private final long elapsedNanos;

  TimedBatch(Timed cell, int pass, int round, int calls, long elapsedNanos) {
    operation = cell.operation();
    copy = cell.copy();
    threads = cell.threads();
    this.pass = pass;
    this.round = round;
    this.calls = calls;
    this.elapsedNanos = elapsedNanos;
  }

  public AlgorithmId id() {
    return operation.id();
  }

  /** Empty where it is no hash. */
  public String inputLabel() {
    return operation.inputLabel();
  }

  /** 1, or 2 for the identical twin that shows what difference means nothing. */
  public int copy() {
    return copy;
  }

  /** How many ran it at once; each made as many calls. */
  public int threads() {
    return threads;
  }

  /** 1, or 2 when the cell is measured again. */
  public int pass() {
    return pass;
  }

  /** From 0, in each pass. */
  public int round() {
    return round;
  }

  public int calls() {
    return calls;
  }

  /** Of all calls together. */
  public long elapsedNanos() {
    return elapsedNanos;
  }

  /** Such as {@code jca/md5 on 12 B: 1500 calls in 151200 ns}. */
  @Override
  public String toString() {
    return operation + ": " + calls + " calls in " + elapsedNanos + " ns";
  }
}
