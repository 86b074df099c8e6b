package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import java.time.Duration;
import java.util.List;

/**
 * Runs all cells, interleaved, until they are compiled and steady. Quiet of the compiler alone is
 * no sign, since a queued compilation is quiet too; so it asks for a least number of rounds
 * <em>and</em> a least time, then for a quiet compiler and steady cells, and gives up at a cap.
 */
final class WarmUp {
  /** How long to warm: at least so much of both, at most so much of both. */
  record Demand(int leastRounds, Duration least, int mostRounds, Duration most) {
    /** Before the first timing. */
    static final Demand FIRST =
        new Demand(250, Duration.ofMillis(1500), 500, Duration.ofSeconds(3));

    /** Before timing again what was compiled already. */
    static final Demand AGAIN = new Demand(50, Duration.ofMillis(300), 200, Duration.ofSeconds(1));
  }

  /** Rounds in which the compiler must have finished nothing. */
  private static final int QUIET_ROUNDS = 10;

  /**
   * The part of the cells that must be steady; one that never is must not hold up the rest for
   * ever.
   */
  private static final double STEADY_PART = 0.9;

  /** By then a batch has a million calls, and no real clock stands still for a hundred of those. */
  private static final int ROUNDS_WITHOUT_TIME = 100;

  private final NanoClock clock;
  private final JitClock jit;
  private final Schedule schedule;
  private final Duration batch;

  WarmUp(NanoClock clock, JitClock jit, Schedule schedule, Duration batch) {
    this.clock = clock;
    this.jit = jit;
    this.schedule = schedule;
    this.batch = batch;
  }

  /** A cell after warm-up, with what a call costs, nanoseconds. */
  record Warmed(Timed cell, double nanosPerCall) {}

  /**
   * Warms all of them; one that fails is left out of the answer.
   *
   * @param allowance what one cell may take over the least number of rounds; a slow cell gets fewer
   *     batches for it
   */
  List<Warmed> run(List<Timed> cells, Demand demand, Duration allowance, ProgressMeter progress) {
    List<Warmth> all = cells.stream().map(c -> new Warmth(c, c.aim(batch).toNanos())).toList();
    long start = clock.nanos();
    long elapsed = 0;
    long compiled = jit.millis();
    int quiet = 0;
    for (int round = 0; !done(all, demand, round, elapsed, quiet); round++) {
      for (Warmth w : schedule.nextRound(all)) {
        if (w.wantsBatch((double) allowance.toNanos() * round / demand.leastRounds)) {
          w.batch();
        }
      }
      long nowCompiled = jit.millis();
      quiet = nowCompiled == compiled ? quiet + 1 : 0;
      compiled = nowCompiled;
      elapsed = clock.nanos() - start;
      if (round == ROUNDS_WITHOUT_TIME && elapsed <= 0) {
        throw new HashcostException.InvalidParameter(
            "the clock stood still for " + round + " rounds; give the harness one that advances");
      }
      progress.at(
          "warming up",
          Math.min((double) round / demand.leastRounds, (double) elapsed / demand.least.toNanos()));
    }
    List<Warmth> alive = all.stream().filter(w -> !w.cell().failed()).toList();
    alive.stream().filter(w -> !w.steady()).forEach(w -> w.cell().observe(notSettled()));
    return alive.stream().map(w -> new Warmed(w.cell(), w.nanosPerCall())).toList();
  }

  private static boolean done(
      List<Warmth> all, Demand demand, int rounds, long elapsed, int quiet) {
    long alive = all.stream().filter(w -> !w.cell().failed()).count();
    if (alive == 0) {
      return true;
    }
    if (rounds < demand.leastRounds || elapsed < demand.least.toNanos()) {
      return false;
    }
    if (rounds >= demand.mostRounds && elapsed >= demand.most.toNanos()) {
      return true;
    }
    long steady = all.stream().filter(w -> !w.cell().failed() && w.steady()).count();
    return quiet >= QUIET_ROUNDS && steady >= STEADY_PART * alive;
  }

  private static Caveat notSettled() {
    return Caveat.of(
        "not-settled",
        "its time still moved by more than "
            + Math.round(100 * Warmth.STEADY_WITHIN)
            + " % when warm-up ended",
        "run it again on a quieter machine, or by itself");
  }
}
