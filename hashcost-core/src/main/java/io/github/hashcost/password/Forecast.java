package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.NanoClock;
import io.github.hashcost.report.Quantity;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * What one call of a setting should take, before anybody waits for it: cheaper settings of the same
 * function are run for a moment, the least first, and the work of both does the rest. Rough, since
 * code is still being compiled and memory is slower once it is larger than a cache: within a factor
 * of two or so, which tells a minute from a second.
 */
public final class Forecast {
  private static final String PASSWORD = "not a secret";
  private static final long SEED = 42;

  /** A call so long tells of a dearer one what there is to tell. */
  private static final double LONG_NANOS = 5e6;

  private static final double MOST_PATIENCE = 1e9;

  private static final double GROWTH = 32;

  private final Dials dials;
  private final Candidate setting;
  private final NanoClock clock;

  private Forecast(Candidate setting, NanoClock clock) {
    this.setting = setting;
    this.clock = clock;
    dials = new Dials(setting, p -> true, Math.max(1, Dials.memoryBytes(setting)));
  }

  /**
   * Takes a moment where a call fits well into the limit, and a second where it may not.
   *
   * @param limit what the caller can wait for
   * @return measured when the setting is itself the least one, else extrapolated
   * @throws HashcostException when the function refuses to run
   */
  public static SettingCost of(Candidate setting, Duration limit) {
    return of(setting, (double) Allowance.nanos(limit), Double.MAX_VALUE, NanoClock.system());
  }

  static SettingCost of(Candidate setting, double limitNanos, double budgetNanos, NanoClock clock) {
    return new Forecast(setting, clock)
        .within(limitNanos, Math.min(MOST_PATIENCE, budgetNanos / 2));
  }

  /**
   * Refuses a setting of which so many calls do not fit into a budget.
   *
   * @throws HashcostException.InvalidParameter with what one would take, and what to do
   * @throws HashcostException when the function refuses to run
   */
  public static void require(Candidate setting, int calls, Duration budget) {
    require(setting, calls, budget, NanoClock.system());
  }

  static void require(Candidate setting, int calls, Duration budget, NanoClock clock) {
    // What does not fit into the memory is refused at once, however long it would take.
    setting.drawn(SEED).newHasher().close();
    double nanos = Allowance.nanos(budget);
    SettingCost cost = of(setting, nanos / calls, nanos, clock);
    if (calls * cost.nanos() > nanos) {
      throw new HashcostException.InvalidParameter(
          setting
              + ": about "
              + Quantity.time(cost.nanos())
              + " a call"
              + (cost.isExtrapolated() ? ", extrapolated" : "")
              + "; a budget of "
              + Quantity.time(nanos)
              + " has no room for "
              + (calls == 1 ? "it" : calls)
              + ": choose a cheaper setting or a greater budget");
    }
  }

  private SettingCost within(double limitNanos, double patience) {
    long start = clock.nanos();
    Candidate rung = dials.least();
    double call = time(rung);
    double rate = call / Dials.work(rung);
    while (!isSettled(rate, limitNanos) && clock.nanos() - start < patience) {
      rung = next(rung, call);
      call = time(rung);
      rate = Math.min(rate, call / Dials.work(rung));
    }
    return setting.id().equals(rung.id())
        ? SettingCost.measured(setting, call)
        : SettingCost.extrapolated(setting, rate * Dials.work(setting));
  }

  /** Interpreted code is 2 to 20 times slower, so what fits already fits later too. */
  private boolean isSettled(double rate, double limitNanos) {
    return rate * Dials.work(setting) <= limitNanos;
  }

  private Candidate next(Candidate rung, double call) {
    if (call >= LONG_NANOS) {
      return rung;
    }
    double work = Dials.work(rung);
    Candidate next = dials.warming(Math.min(GROWTH, LONG_NANOS / Math.max(1, call)) * work);
    return Dials.work(next) > work ? next : rung;
  }

  private double time(Candidate rung) {
    Candidate salted = rung.drawn(SEED);
    byte[] password = PASSWORD.getBytes(StandardCharsets.US_ASCII);
    long start = clock.nanos();
    salted.hash(password);
    return Math.max(1, clock.nanos() - start);
  }
}
