package io.github.hashcost.password;

import io.github.hashcost.api.Setting;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.harness.NanoClock;
import io.github.hashcost.harness.Progress;
import io.github.hashcost.jvm.AllocationMeter;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** One measurement, with its time: warm-up, levels, and the control beside two of them. */
final class CapacityRun {
  private static final int WARM_UPS_PER_BUDGET = 24;
  private static final int LEVELS_PER_BUDGET = 8;
  private static final int SHORT_LEVELS_PER_BUDGET = 60;
  private static final int CONTROLS_PER_BUDGET = 144;

  /** Logins of a level, where the time suffices: p99 is then the second longest. */
  private static final int LOGINS = 150;

  /** Before and after the window each thread makes a login that does not count, or part of one. */
  private static final int LOGINS_AROUND = 3;

  private final Candidate setting;
  private final Duration maxLatency;
  private final Duration budget;
  private final double cpus;
  private final Environment environment;
  private final Consumer<? super Progress> listener;
  private final NanoClock clock = NanoClock.system();
  private final ClosedLoop loop = new ClosedLoop(clock, AllocationMeter.system());
  private final Map<Integer, CapacityLevel> control = new HashMap<>();
  private final Instant startedAt = Instant.now();
  private final long start = clock.nanos();

  CapacityRun(
      Candidate setting,
      Duration maxLatency,
      Duration budget,
      double cpus,
      Environment environment,
      Consumer<? super Progress> listener) {
    this.setting = setting;
    this.maxLatency = maxLatency;
    this.budget = budget;
    this.cpus = cpus;
    this.environment = environment;
    this.listener = listener;
  }

  CapacityResult of(Login.Factory logins) {
    tell("warming up");
    loop.run(1, budget.dividedBy(SHORT_LEVELS_PER_BUDGET), ControlLogin::new);
    CapacityLevel warm = loop.run(1, budget.dividedBy(WARM_UPS_PER_BUDGET), logins);
    Duration login = warm.p50();
    LevelSearch search =
        new LevelSearch(
            n -> n == 1 && isLong(login) ? warm : level(n, window(n, login), logins),
            maxLatency,
            cpus,
            this::memory,
            n -> fitsTheBudget(n, login));
    search.run();
    Optional<NotRun> notRun = search.notRun();
    CapacityLimit limit =
        new LimitRule(search.levels(), control, cpus, filledBytes(), notRun).limit();
    tell("done");
    return new CapacityResult(
        setting,
        environment,
        startedAt,
        maxLatency,
        cpus,
        search.levels(),
        search.admit(),
        limit,
        notRun.map(NotRun::toString));
  }

  /** Too long to be made twice: then the warm-up is the level of one. */
  private boolean isLong(Duration login) {
    return login.compareTo(budget.dividedBy(LEVELS_PER_BUDGET)) > 0;
  }

  private CapacityLevel level(int atOnce, Duration window, Login.Factory logins) {
    tell(atOnce + " at once");
    CapacityLevel level = loop.run(atOnce, window, logins);
    if (atOnce == 1 || (atOnce <= cpus && 2 * atOnce > cpus)) {
      control.put(
          atOnce, loop.run(atOnce, budget.dividedBy(CONTROLS_PER_BUDGET), ControlLogin::new));
    }
    return level;
  }

  private Duration window(int atOnce, Duration login) {
    long wanted = (long) (LOGINS * login.toNanos() / Math.min(atOnce, cpus));
    long least = budget.dividedBy(SHORT_LEVELS_PER_BUDGET).toNanos();
    long most = budget.dividedBy(LEVELS_PER_BUDGET).toNanos();
    return Duration.ofNanos(Math.max(least, Math.min(wanted, most)));
  }

  private boolean fitsTheBudget(int atOnce, Duration login) {
    double around = LOGINS_AROUND * Math.max(1, atOnce / cpus) * login.toNanos();
    return elapsed() + window(atOnce, login).toNanos() + around <= budget.toNanos();
  }

  private long elapsed() {
    return clock.nanos() - start;
  }

  private MemoryNeed memory(CapacityLevel one) {
    return MemoryNeed.of(
        filledBytes(), one.allocatedAtFirst(), Runtime.getRuntime().maxMemory(), environment);
  }

  private long filledBytes() {
    Setting chosen = setting.setting();
    return chosen.schema().memoryBytes(chosen);
  }

  private void tell(String doing) {
    listener.accept(
        Progress.of(doing, Math.min(1, (double) elapsed() / Math.max(1, budget.toNanos()))));
  }
}
