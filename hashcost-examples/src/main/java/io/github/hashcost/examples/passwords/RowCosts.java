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
import java.util.Optional;

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
    return rows.stream().mapToDouble(this::nanos).sum();
  }

  private double nanos(Candidate row) {
    return Optional.ofNullable(costs.get(row)).orElseThrow().nanos();
  }

  /** As many of them, cheap ones first, as one call of each fits into this time; in their order. */
  List<Candidate> within(double nanos) {
    List<Candidate> cheapFirst = new ArrayList<>(costs.keySet());
    cheapFirst.sort(Comparator.comparingDouble(this::nanos));
    int fitting = 0;
    while (fitting < cheapFirst.size() && nanos(cheapFirst.subList(0, fitting + 1)) <= nanos) {
      fitting++;
    }
    return costs.keySet().stream().filter(cheapFirst.subList(0, fitting)::contains).toList();
  }
}
