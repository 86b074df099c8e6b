package io.github.hashcost.result;

/** What the time of a call means. */
public enum Mode {
  /**
   * Calls are independent, so the processor overlaps them: what a call costs in a stream of calls.
   */
  THROUGHPUT,
  /**
   * Each input depends on the digest before, so no call starts early: what one caller waits for.
   */
  LATENCY
}
