package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.CostPolicy;
import io.github.hashcost.policy.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The section on what policies say of the settings found. */
final class DecisionVerdicts {
  private final CostPolicy owasp = CostPolicies.bundled().policy("OWASP");
  private final List<CostPolicy> policies =
      CostPolicies.bundled().policies().stream()
          .filter(p -> p.kind() == CostPolicy.Kind.DEMANDS && !p.rows().isEmpty())
          .toList();

  void add(Page page, List<Candidate> settings) {
    PageTable table = new PageTable().left("setting");
    policies.forEach(p -> table.left(p.name()));
    for (Candidate setting : settings) {
      List<String> row = new ArrayList<>();
      row.add(ShortSetting.of(setting));
      policies.forEach(p -> row.add(word(p.judge(setting))));
      table.row(row);
    }
    page.section("What the policies say").add(table);
    settings.stream().flatMap(s -> below(s).stream()).forEach(page::say);
    page.say(
        "As of: "
            + policies.stream().map(CostPolicy::toString).collect(Collectors.joining(", "))
            + ". -: says nothing of this function. hashcost lint has the sources.");
  }

  private static String word(Verdict verdict) {
    return switch (verdict.status()) {
      case MET -> "met";
      case BELOW -> "below";
      case NOT_COVERED -> DecisionWords.NOTHING;
    };
  }

  /** Said loudly: the time is kept, and the floor is not. */
  private Optional<String> below(Candidate setting) {
    Verdict verdict = owasp.judge(setting);
    return verdict
        .row()
        .filter(row -> !verdict.isMet())
        .map(
            row ->
                "BELOW "
                    + owasp
                    + ": "
                    + ShortSetting.of(setting)
                    + "; the nearest row is "
                    + row.setting()
                    + ", and what it costs here is below.");
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
