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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Four steps, each within its part of the time: calibrate, measure, measure OWASP's rows, load. */
final class DecisionSteps {
  private static final Input PASSWORD = Input.ofSize(12);

  private static final double CALIBRATING = 0.4;
  private static final double MEASURING = 0.25;
  private static final double LOADING = 0.12;

  /** OWASP's rows get what is left, and end here. */
  private static final double ROWS_UNTIL = 1 - LOADING;

  private static final int MOST_CALLS = 12;

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
    List<Candidate> rowSettings =
        PasswordHashes.rows(catalog, CostPolicies.bundled().policy("OWASP"));
    Optional<RunResult> rows = measureRows(rowSettings);
    Optional<CapacityResult> capacity = found.map(run -> load(dearest(run, settings)));
    return new PasswordDecision(goal, calibrations, refused, found, rowSettings, rows, capacity);
  }

  private void calibrate() {
    List<Candidate> functions = PasswordHashes.throughEveryLibrary(catalog);
    Calibrator calibrator =
        Calibrator.of(catalog)
            .target(goal.target())
            .memoryBytes(goal.memoryBytes())
            .verifiers(goal.verifiers())
            .budget(goal.share(CALIBRATING / Math.max(1, functions.size())));
    for (Candidate function : functions) {
      String id = function.id().withParameters(Map.of()).toString();
      tell("calibrating " + id);
      try {
        calibrations.put(function, calibrator.calibrate(id));
      } catch (HashcostException.Interrupted e) {
        throw e;
      } catch (HashcostException e) {
        refused.put(function, String.valueOf(e.getMessage()));
      }
    }
  }

  private RunResult measure(List<Candidate> settings) {
    return Harness.builder()
        .threads(atOnce())
        .timeBudget(goal.share(MEASURING))
        .onProgress(progress -> tell(progress.doing()))
        .build()
        .run(Operation.hashes(settings, PASSWORD));
  }

  /** As many as CPUs, unless their memory takes more than half of the heap. */
  private int atOnce() {
    long fitting = Runtime.getRuntime().maxMemory() / 2 / goal.memoryBytes();
    int cpus = Runtime.getRuntime().availableProcessors();
    return (int) Math.max(1, Math.min(fitting, Math.max(cpus, goal.verifiers())));
  }

  /** Once to see how long it takes, then as often as there is time for. */
  private Optional<RunResult> measureRows(List<Candidate> rows) {
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    long before = System.nanoTime();
    RunResult once = calls(rows, 1);
    long after = System.nanoTime();
    double left = ROWS_UNTIL * goal.budget().toNanos() - (after - start);
    int more = (int) Math.min(MOST_CALLS, left / Math.max(1, after - before));
    return Optional.of(more < 2 ? once : calls(rows, more));
  }

  /** Without a warm-up: the calibrations were that. */
  private RunResult calls(List<Candidate> rows, int calls) {
    return Harness.builder()
        .isolation(Isolation.LOOP)
        .cold()
        .iterations(calls)
        .rounds(calls)
        .onProgress(progress -> tell("OWASP's rows, " + progress.doing()))
        .build()
        .run(Operation.hashes(rows, PASSWORD));
  }

  /** For the attacker; where no rate is known, the first. */
  private static Candidate dearest(RunResult run, List<Candidate> settings) {
    return WhoPays.of(run, RateCard.bundled()).ranking().places().stream()
        .flatMap(p -> settings.stream().filter(s -> s.id().equals(p.price().id())))
        .findFirst()
        .orElse(settings.get(0));
  }

  private CapacityResult load(Candidate setting) {
    return Capacity.withDefaults()
        .maxLatency(goal.target().multipliedBy(PATIENCE))
        .timeBudget(goal.share(LOADING))
        .onProgress(progress -> tell(progress.doing()))
        .measure(setting);
  }

  private void tell(String doing) {
    double spent = System.nanoTime() - start;
    watcher.at(doing, Math.min(1, spent / goal.budget().toNanos()));
  }
}
