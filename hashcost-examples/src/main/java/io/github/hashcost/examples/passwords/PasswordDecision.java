package io.github.hashcost.examples.passwords;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.CapacityResult;
import io.github.hashcost.password.SettingCost;
import io.github.hashcost.result.RunResult;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was found for a goal, and all that was measured on the way. Immutable. */
public final class PasswordDecision {
  private final LoginGoal goal;
  private final Map<Candidate, Calibration> calibrations;
  private final Map<Candidate, String> refused;
  private final Optional<RunResult> found;
  private final Map<Candidate, SettingCost> expectedRows;
  private final Optional<RunResult> rows;
  private final Optional<CapacityResult> capacity;

  PasswordDecision(
      LoginGoal goal,
      Map<Candidate, Calibration> calibrations,
      Map<Candidate, String> refused,
      Optional<RunResult> found,
      Map<Candidate, SettingCost> expectedRows,
      Optional<RunResult> rows,
      Optional<CapacityResult> capacity) {
    this.goal = goal;
    this.calibrations = Collections.unmodifiableMap(new LinkedHashMap<>(calibrations));
    this.refused = Collections.unmodifiableMap(new LinkedHashMap<>(refused));
    this.found = found;
    this.expectedRows = Collections.unmodifiableMap(new LinkedHashMap<>(expectedRows));
    this.rows = rows;
    this.capacity = capacity;
  }

  /** Calibrates, measures and loads this machine, in about the time of the goal's budget. */
  public static PasswordDecision make(HashCatalog catalog, LoginGoal goal, Watcher watcher) {
    return new DecisionSteps(catalog, goal, watcher).run();
  }

  /** Told what is being done, and how much of all is: 0 to 1. */
  public interface Watcher {
    void at(String doing, double fraction);
  }

  public LoginGoal goal() {
    return goal;
  }

  /** By function, each at its default setting. */
  public Map<Candidate, Calibration> calibrations() {
    return calibrations;
  }

  /** Functions that could not be calibrated at all, and why. */
  public Map<Candidate, String> refused() {
    return refused;
  }

  /** The settings found, in the order of the functions. */
  public List<Candidate> settings() {
    return settings(calibrations);
  }

  static List<Candidate> settings(Map<Candidate, Calibration> calibrations) {
    return calibrations.values().stream()
        .flatMap(c -> found(c).stream())
        .map(Calibration.Found::setting)
        .toList();
  }

  static Optional<Calibration.Found> found(Calibration calibration) {
    return calibration instanceof Calibration.Found f ? Optional.of(f) : Optional.empty();
  }

  /** Of one call of each that was found. */
  static double nanos(Map<Candidate, Calibration> calibrations) {
    return calibrations.values().stream()
        .flatMap(c -> found(c).stream())
        .mapToDouble(f -> f.nanos().point())
        .sum();
  }

  /** What was found for a setting of {@link #settings()}. */
  public Calibration.Found calibration(Candidate setting) {
    return calibration(setting, calibrations);
  }

  static Calibration.Found calibration(
      Candidate setting, Map<Candidate, Calibration> calibrations) {
    return calibrations.values().stream()
        .flatMap(c -> found(c).stream())
        .filter(f -> f.setting().equals(setting))
        .findFirst()
        .orElseThrow();
  }

  /** They once more, on one thread and on as many at once as the machine has CPUs. */
  public Optional<RunResult> found() {
    return found;
  }

  /**
   * OWASP's rows as they are, each of the preferred library that has it, with what it was expected
   * to cost.
   */
  public Map<Candidate, SettingCost> expectedRows() {
    return expectedRows;
  }

  /** What they cost, without those that would have taken too long; empty where there are none. */
  public Optional<RunResult> rows() {
    return rows;
  }

  /** How many logins the machine carries with the setting that costs the attacker most. */
  public Optional<CapacityResult> capacity() {
    return capacity;
  }
}
