package io.github.hashcost.examples.passwords;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.Calibrator;
import io.github.hashcost.password.Capacity;
import io.github.hashcost.password.CapacityResult;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Four steps, each of which ends at its part of the time: calibrate, measure, measure OWASP's rows,
 * load. How often a setting is called follows from what it is known to cost by then.
 */
final class DecisionSteps {
  private static final Input PASSWORD = Input.ofSize(12);

  private static final double CALIBRATED_AT = 0.42;
  private static final double MEASURED_AT = 0.66;
  private static final double ROWS_AT = 0.90;
  private static final Duration LEAST = Duration.ofMillis(100);

  private static final int LEAST_CALLS = 3;
  private static final int MOST_CALLS = 100;

  /** The harness checks the digest before it times and after. */
  private static final int CHECKS = 2;

  /** Fewer make no level of a load. */
  private static final int LEAST_LOGINS = 8;

  /** A login may wait so many times as long as its hash takes. */
  private static final int PATIENCE = 5;

  private final HashCatalog catalog;
  private final LoginGoal goal;
  private final PasswordDecision.Watcher watcher;
  private final Map<Candidate, Calibration> calibrations = new LinkedHashMap<>();
  private final Map<Candidate, String> refused = new LinkedHashMap<>();
  private final long start = System.nanoTime();

  DecisionSteps(HashCatalog catalog, LoginGoal goal, PasswordDecision.Watcher watcher) {
    this.catalog = catalog;
    this.goal = goal;
    this.watcher = watcher;
  }

  PasswordDecision run() {
    calibrate();
    List<Candidate> settings = PasswordDecision.settings(calibrations);
    Optional<RunResult> found =
        settings.isEmpty() ? Optional.empty() : Optional.of(measure(settings));
    RowCosts rows =
        RowCosts.of(
            PasswordHashes.rows(catalog, CostPolicies.bundled().policy("OWASP")), calibrations);
    List<Candidate> affordable = rows.within(nanosUntil(ROWS_AT) / (LEAST_CALLS + CHECKS));
    Optional<RunResult> rowRun =
        affordable.isEmpty()
            ? Optional.empty()
            : Optional.of(
                calls("OWASP's rows", affordable, 1, calls(ROWS_AT, rows.nanos(affordable))));
    Optional<CapacityResult> capacity = found.map(run -> load(dearest(run, settings)));
    return new PasswordDecision(goal, calibrations, refused, found, rows.costs(), rowRun, capacity);
  }

  private void calibrate() {
    List<Candidate> functions = PasswordHashes.throughEveryLibrary(catalog);
    Calibrator calibrator =
        Calibrator.of(catalog)
            .target(goal.target())
            .memoryBytes(goal.memoryBytes())
            .verifiers(goal.verifiers());
    int left = functions.size();
    for (Candidate function : functions) {
      String id = function.id().withParameters(Map.of()).toString();
      tell("calibrating " + id);
      try {
        calibrations.put(
            function,
            calibrator
                .budget(atLeast(nanosUntil(CALIBRATED_AT) / left))
                .onProgress(progress -> tell("calibrating, " + progress.doing()))
                .calibrate(id));
      } catch (HashcostException.Interrupted e) {
        throw e;
      } catch (HashcostException e) {
        refused.put(function, String.valueOf(e.getMessage()));
      }
      left--;
    }
  }

  /** Alone and as many at once as there are CPUs, which take their turns. */
  private RunResult measure(List<Candidate> settings) {
    int atOnce = atOnce();
    double cpus = Runtime.getRuntime().availableProcessors();
    double turns = atOnce == 1 ? 1 : 1 + Math.max(1, atOnce / cpus);
    double round = turns * PasswordDecision.nanos(calibrations);
    return calls("what was found", settings, atOnce, calls(MEASURED_AT, round));
  }

  /** As many as CPUs, unless their memory takes more than half of the heap. */
  private int atOnce() {
    long fitting = Runtime.getRuntime().maxMemory() / 2 / goal.memoryBytes();
    int cpus = Runtime.getRuntime().availableProcessors();
    return (int) Math.max(1, Math.min(fitting, Math.max(cpus, goal.verifiers())));
  }

  private int calls(double until, double nanosPerRound) {
    double fitting = nanosUntil(until) / Math.max(1, nanosPerRound) - CHECKS;
    return (int) Math.max(LEAST_CALLS, Math.min(fitting, MOST_CALLS));
  }

  /** Without a warm-up: the calibrations were that. */
  private RunResult calls(String what, List<Candidate> settings, int atOnce, int calls) {
    return Harness.builder()
        .isolation(Isolation.LOOP)
        .cold()
        .threads(atOnce)
        .iterations(calls)
        .rounds(calls)
        .onProgress(progress -> tell("measuring " + what))
        .build()
        .run(Operation.hashes(settings, PASSWORD));
  }

  /** For the attacker; where no rate is known, the first. */
  private static Candidate dearest(RunResult run, List<Candidate> settings) {
    return WhoPays.of(run, RateCard.bundled()).ranking().places().stream()
        .flatMap(p -> settings.stream().filter(s -> s.id().equals(p.price().id())))
        .findFirst()
        .orElse(settings.get(0));
  }

  private CapacityResult load(Candidate setting) {
    double few = LEAST_LOGINS * PasswordDecision.calibration(setting, calibrations).nanos().point();
    return Capacity.withDefaults()
        .maxLatency(goal.target().multipliedBy(PATIENCE))
        .timeBudget(atLeast(Math.max(few, nanosUntil(1))))
        .onProgress(progress -> tell("logging in, " + progress.doing()))
        .measure(setting);
  }

  private static Duration atLeast(double nanos) {
    return nanos < LEAST.toNanos() ? LEAST : Duration.ofNanos((long) nanos);
  }

  private double nanosUntil(double part) {
    return part * goal.budget().toNanos() - spentNanos();
  }

  private double spentNanos() {
    return System.nanoTime() - start;
  }

  private void tell(String doing) {
    watcher.at(doing, Math.min(1, spentNanos() / goal.budget().toNanos()));
  }
}
