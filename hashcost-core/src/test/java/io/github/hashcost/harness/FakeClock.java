package io.github.hashcost.harness;

/** Time that passes only when a test says so. */
final class FakeClock implements NanoClock {
  private long now = 1_000_000;

  @Override
  public long nanos() {
    return now;
  }

  void advance(long nanos) {
    now += nanos;
  }

  /** A task that takes this long. */
  Task taking(long nanos) {
    return () -> {
      advance(nanos);
      return this;
    };
  }

  Operation operation(String name, long nanos) {
    return Operation.of(name, context -> taking(nanos));
  }
}
