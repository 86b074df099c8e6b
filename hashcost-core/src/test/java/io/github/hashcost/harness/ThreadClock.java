package io.github.hashcost.harness;

/** Every thread has a time of its own, which passes only when a test says so. */
final class ThreadClock implements NanoClock {
  private final ThreadLocal<long[]> now = ThreadLocal.withInitial(() -> new long[] {1_000_000});

  @Override
  public long nanos() {
    return now.get()[0];
  }

  void advance(long nanos) {
    now.get()[0] += nanos;
  }
}
