package io.github.hashcost.examples.passwords;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.Forecast;
import io.github.hashcost.password.SettingCost;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the rows of a policy should cost, by what was calibrated, so that none takes too long. */
final class RowCosts {
  /** A function that was not calibrated is asked for a while where it should take longer. */
  private static final Duration ASKED_FROM = Duration.ofMillis(100);

  private final Map<Candidate, SettingCost> costs = new LinkedHashMap<>();

  private RowCosts() {}

  static RowCosts of(List<Candidate> rows, Map<Candidate, Calibration> calibrations) {
    RowCosts all = new RowCosts();
    for (Candidate row : rows) {
      all.costs.put(
          row,
          calibrations.entrySet().stream()
              .filter(e -> isOneFunction(e.getKey(), row))
              .flatMap(e -> PasswordDecision.found(e.getValue()).stream())
              .findFirst()
              .map(found -> found.expected(row))
              .orElseGet(() -> Forecast.of(row, ASKED_FROM)));
    }
    return all;
  }

  private static boolean isOneFunction(Candidate a, Candidate b) {
    return a.id().withParameters(Map.of()).equals(b.id().withParameters(Map.of()));
  }

  Map<Candidate, SettingCost> costs() {
    return costs;
  }

  /** Of one call of each. */
  double nanos(Collection<Candidate> rows) {
    return rows.stream().mapToDouble(row -> costs.get(row).nanos()).sum();
  }

  /** As many of them, cheap ones first, as one call of each fits into this time; in their order. */
  List<Candidate> within(double nanos) {
    List<Candidate> fitting = new ArrayList<>();
    costs.keySet().stream()
        .sorted(Comparator.comparingDouble(row -> costs.get(row).nanos()))
        .filter(row -> nanos(fitting) + costs.get(row).nanos() <= nanos)
        .forEachOrdered(fitting::add);
    return costs.keySet().stream().filter(fitting::contains).toList();
  }
}
