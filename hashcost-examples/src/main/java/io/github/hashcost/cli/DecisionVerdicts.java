package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.passwords.PasswordDecision;
import io.github.hashcost.password.SettingCost;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.CostPolicy;
import io.github.hashcost.policy.Verdict;
import io.github.hashcost.report.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The sections on what policies say of the settings found, and what the floor costs here. */
final class DecisionVerdicts {
  private final CostPolicy owasp = CostPolicies.bundled().policy("OWASP");
  private final List<CostPolicy> policies =
      CostPolicies.bundled().policies().stream()
          .filter(p -> p.kind() == CostPolicy.Kind.DEMANDS && !p.rows().isEmpty())
          .toList();
  private final PasswordDecision decision;

  DecisionVerdicts(PasswordDecision decision) {
    this.decision = decision;
  }

  void add(Page page) {
    PageTable table = new PageTable().left("library").left("setting");
    policies.forEach(p -> table.left(p.name()));
    table.row(dates());
    for (Candidate setting : decision.settings()) {
      List<String> row = new ArrayList<>(ShortSetting.cells(setting));
      policies.forEach(p -> row.add(word(p.judge(setting))));
      table.row(row);
    }
    page.section("What the policies say")
        .add(table)
        .say("-: says nothing of this function. hashcost lint has the sources.");
    addFloor(page);
  }

  private List<String> dates() {
    List<String> row = new ArrayList<>();
    row.add("");
    row.add("as of");
    policies.forEach(p -> row.add(p.asOf()));
    return row;
  }

  private static String word(Verdict verdict) {
    return switch (verdict.status()) {
      case MET -> "met";
      case BELOW -> "BELOW";
      case NOT_COVERED -> DecisionWords.NOTHING;
    };
  }

  /** Said loudly: the time is kept, and the floor is not. */
  private void addFloor(Page page) {
    List<Candidate> below =
        decision.settings().stream()
            .filter(s -> owasp.judge(s).status() == Verdict.Status.BELOW)
            .toList();
    if (below.isEmpty()) {
      return;
    }
    PageTable table =
        new PageTable()
            .left("library")
            .left("found")
            .left("nearest that meets it")
            .right("a login")
            .right("x target")
            .left("");
    below.forEach(setting -> floor(setting).ifPresent(table::row));
    page.section("BELOW " + owasp + ": what its floor costs here")
        .add(table)
        .say(
            "Each with the library that is named. extrapolated: by the measured cost of the setting"
                + " found and the work of both.");
  }

  private Optional<List<String>> floor(Candidate setting) {
    return PolicyFloor.of(setting, owasp.judge(setting))
        .map(
            floor -> {
              Optional<Double> measured = measured(floor);
              SettingCost expected = decision.calibration(setting).expected(floor);
              double nanos = measured.orElse(expected.nanos());
              List<String> names = ShortSetting.cells(setting);
              return List.of(
                  names.get(0),
                  names.get(1),
                  ShortSetting.cells(floor).get(1),
                  Quantity.time(nanos),
                  Quantity.ratio(nanos / decision.goal().target().toNanos()),
                  measured.isPresent() ? "measured" : "extrapolated");
            });
  }

  private Optional<Double> measured(Candidate floor) {
    return decision
        .rows()
        .flatMap(
            run ->
                run.latest().stream()
                    .filter(c -> c.id().equals(floor.id()) && c.samples().isPresent())
                    .findFirst()
                    .map(cell -> Comparison.of(run).nanos(cell).point()));
  }

  /** In half a sentence. */
  String ofOwasp(Candidate setting) {
    Verdict verdict = owasp.judge(setting);
    return switch (verdict.status()) {
      case MET -> "It meets " + owasp;
      case BELOW -> "It does NOT meet " + owasp;
      case NOT_COVERED -> owasp + " says nothing of it";
    };
  }
}
