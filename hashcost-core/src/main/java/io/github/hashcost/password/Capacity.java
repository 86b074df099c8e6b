package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.harness.Progress;
import io.github.hashcost.jvm.MeasuringLock;
import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Finds how many logins this machine carries with a setting of a password hash: 1, 2, 4, ... at
 * once, each thread beginning the next login when the one before has ended.
 *
 * <pre>{@code
 * CapacityResult result =
 *     Capacity.withDefaults().maxLatency(Duration.ofMillis(500)).measure(candidate);
 * Semaphore verifications = new Semaphore(result.admit());
 * }</pre>
 *
 * <p>A login hashes a password of 12 bytes, compares the digest with the stored one, and does
 * nothing else. So this is the part of a login that the hash is to blame for, and the most that the
 * machine can carry: a service has other work too.
 *
 * <p>It is a load of its own and no run of a {@link io.github.hashcost.harness.Harness}, whose
 * threads meet between batches: a login must also wait for collections and for CPUs that others
 * have. Runs and loads in one JVM wait for one another. Immutable and shareable: every method but
 * {@link #measure} answers a changed copy.
 */
public final class Capacity {
  private static final Duration DEFAULT_LATENCY = Duration.ofMillis(500);
  private static final Duration DEFAULT_BUDGET = Duration.ofSeconds(60);

  /** Logins of a level of one: one to settle, one that counts, one that ends it, and the stored. */
  private static final int LEAST_LOGINS = 4;

  private static final Duration LEAST_BUDGET = Duration.ofMillis(100);
  private static final Duration MOST_BUDGET = Duration.ofHours(1);

  private final Duration maxLatency;
  private final OptionalInt cpus;
  private final Duration budget;
  private final Consumer<? super Progress> listener;

  private Capacity(
      Duration maxLatency, OptionalInt cpus, Duration budget, Consumer<? super Progress> listener) {
    this.maxLatency = maxLatency;
    this.cpus = cpus;
    this.budget = budget;
    this.listener = listener;
  }

  /** A goal of 500 ms, all CPUs that this process may use, and a time budget of 60 s. */
  public static Capacity withDefaults() {
    return new Capacity(DEFAULT_LATENCY, OptionalInt.empty(), DEFAULT_BUDGET, progress -> {});
  }

  /**
   * The goal: what 99 % of the logins must not exceed.
   *
   * @throws HashcostException.InvalidParameter unless it is positive
   */
  public Capacity maxLatency(Duration p99) {
    if (p99.isNegative() || p99.isZero()) {
      throw new HashcostException.InvalidParameter(
          "maximum latency of " + p99.toMillis() + " ms: more than 0 is allowed, such as 500 ms");
    }
    return new Capacity(p99, cpus, budget, listener);
  }

  /**
   * Lets no more than so many logins compute at a time, in the order in which they came, as if
   * there were no more CPUs; collectors and compilers are not held back. Unless told otherwise
   * there are as many as the JVM sees, or as the quota of its control group grants, whichever is
   * less; more than these are refused by {@link #measure}.
   *
   * @throws HashcostException.InvalidParameter for less than 1
   */
  public Capacity cpus(int cpus) {
    if (cpus < 1) {
      throw new HashcostException.InvalidParameter(
          "capacity of " + cpus + " CPUs: 1 or more are allowed");
    }
    return new Capacity(maxLatency, OptionalInt.of(cpus), budget, listener);
  }

  /**
   * About how long it may take: an eighth of it for a level at most, and no level begins that would
   * exceed it. Only a login that is itself longer takes more. From 100 ms to 1 h.
   *
   * @throws HashcostException.InvalidParameter when it lies outside
   */
  public Capacity timeBudget(Duration budget) {
    if (budget.compareTo(LEAST_BUDGET) < 0 || budget.compareTo(MOST_BUDGET) > 0) {
      throw new HashcostException.InvalidParameter(
          "time budget of "
              + budget.toMillis()
              + " ms: 100 ms to 1 h are allowed; 60 s give percentiles enough logins");
    }
    return new Capacity(maxLatency, cpus, budget, listener);
  }

  /** Called on the thread that measures, before each level. What it throws ends the measurement. */
  public Capacity onProgress(Consumer<? super Progress> listener) {
    return new Capacity(maxLatency, cpus, budget, Objects.requireNonNull(listener, "listener"));
  }

  /**
   * Takes up to the time budget. A salt or key that the candidate does not have is drawn; more
   * logins at once than fit into memory are not tried, and the result says so.
   *
   * @throws HashcostException.InvalidParameter when there are not so many CPUs, or the function
   *     refuses its setting, such as more memory than the heap has
   * @throws HashcostException.InvalidParameter when a few logins do not fit into the time budget,
   *     with what one would take
   * @throws HashcostException.ProviderFailure when a test vector fails, a login fails or answers
   *     another digest under load, or none ends for a minute
   * @throws HashcostException.Interrupted when the thread is interrupted
   */
  public CapacityResult measure(Candidate candidate) {
    Environment environment = Environment.read();
    double available = availableCpus(environment);
    if (cpus.isPresent() && cpus.getAsInt() > available) {
      throw new HashcostException.InvalidParameter(
          "capacity of "
              + cpus.getAsInt()
              + " CPUs: "
              + LimitRule.text(available)
              + " are here; ask for no more, or measure on a larger machine");
    }
    boolean held = cpus.isPresent() && cpus.getAsInt() < available;
    double used = held ? cpus.getAsInt() : available;
    try {
      MeasuringLock.acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted(
          "the load was interrupted while it waited for another measurement to end");
    }
    try {
      Forecast.require(candidate, LEAST_LOGINS, budget);
      Login.Factory logins = PasswordLogin.of(candidate);
      return new CapacityRun(candidate, maxLatency, budget, used, environment, listener)
          .of(held ? logins.atMost(cpus.getAsInt()) : logins);
    } finally {
      MeasuringLock.release();
    }
  }

  /** Those that the JVM sees, or what the control group grants: a fraction is possible. */
  static double availableCpus(Environment environment) {
    double seen = environment.logicalCpus().orElse(1);
    String quota = environment.container().getOrDefault("cpus", "");
    return quota.matches("\\d+(\\.\\d+)?") ? Math.min(seen, Double.parseDouble(quota)) : seen;
  }
}
