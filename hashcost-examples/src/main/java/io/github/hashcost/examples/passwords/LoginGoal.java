package io.github.hashcost.examples.passwords;

import java.time.Duration;

/**
 * What a login may cost.
 *
 * @param target the most that hashing may take
 * @param memoryBytes the most that one hash may fill
 * @param verifiers how many logins hash at once
 * @param budget how long finding and measuring all settings may take
 */
public record LoginGoal(Duration target, long memoryBytes, int verifiers, Duration budget) {
  private static final long MEMORY_BYTES = 64L << 20;

  /** A calibration may take 20 times the target; there are some, and then they are measured. */
  private static final int TARGETS = 700;

  private static final Duration LEAST_BUDGET = Duration.ofSeconds(70);

  /**
   * One that this JVM can hold: the smaller of 64 MiB and a quarter of the heap for each login, in
   * the larger of 70 s and 700 times the target.
   */
  public static LoginGoal of(Duration target, int verifiers) {
    Duration many = target.multipliedBy(TARGETS);
    return new LoginGoal(
        target,
        Math.min(MEMORY_BYTES, Runtime.getRuntime().maxMemory() / 4 / verifiers),
        verifiers,
        many.compareTo(LEAST_BUDGET) > 0 ? many : LEAST_BUDGET);
  }

  /** The same with another limit of memory. */
  public LoginGoal memory(long bytes) {
    return new LoginGoal(target, bytes, verifiers, budget);
  }

  /** The same in another time. */
  public LoginGoal within(Duration time) {
    return new LoginGoal(target, memoryBytes, verifiers, time);
  }
}
