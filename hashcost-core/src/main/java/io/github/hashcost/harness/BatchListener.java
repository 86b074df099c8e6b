package io.github.hashcost.harness;

/** Hears of each timed batch, see {@link Harness.Builder#onBatch}. */
@FunctionalInterface
public interface BatchListener {
  /** The batch has just ended; the next one waits. */
  void timed(TimedBatch batch);
}
