package io.github.hashcost.examples;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.password.Capacity;
import io.github.hashcost.password.CapacityResult;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * How many logins this machine carries with a setting of a password hash, and a gate that lets in
 * no more than that.
 */
public final class LoginCapacity {
  private static final Duration GOAL = Duration.ofMillis(500);

  private final Semaphore permits;

  private LoginCapacity(int permits) {
    this.permits = new Semaphore(permits, true);
  }

  /** Takes an id, {@code argon2id:m=19456,t=2,p=1} unless given, and about a minute. */
  public static void main(String[] args) {
    String id = args.length > 0 ? args[0] : "argon2id:m=19456,t=2,p=1";
    CapacityResult result =
        Capacity.withDefaults().maxLatency(GOAL).measure(HashCatalog.discover().get(id));
    System.out.println(result);
    result.levels().forEach(level -> System.out.println("  " + level));
    System.out.println("  limit " + result.limit());
  }

  /**
   * A gate with as many permits as the machine carries.
   *
   * @throws IllegalArgumentException when not even one login holds the goal
   */
  public static LoginCapacity of(CapacityResult measured) {
    if (measured.admit() == 0) {
      throw new IllegalArgumentException(measured + "; choose a cheaper setting");
    }
    return new LoginCapacity(measured.admit());
  }

  /**
   * Verifies a login once there is room for it.
   *
   * @throws IllegalStateException when there is none for so long: better a clear refusal than a
   *     queue that grows
   */
  public <T> T verify(Callable<T> login, Duration patience) throws Exception {
    if (!permits.tryAcquire(patience.toNanos(), TimeUnit.NANOSECONDS)) {
      throw new IllegalStateException("too many logins at once; try again");
    }
    try {
      return login.call();
    } finally {
      permits.release();
    }
  }
}
