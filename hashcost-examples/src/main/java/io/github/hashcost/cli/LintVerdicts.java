package io.github.hashcost.cli;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.policy.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What every policy says, with what the setting that meets it would cost here.
 *
 * @param own what the setting itself costs; empty where nothing was run
 * @param reason why there are no figures, or nothing
 */
record LintVerdicts(List<Line> lines, Optional<SettingCosts.Cost> own, String reason) {
  /**
   * One policy.
   *
   * @param cost of the setting that meets it
   */
  record Line(Verdict verdict, Optional<SettingCosts.Cost> cost) {}

  static LintVerdicts of(
      List<Verdict> verdicts, LintSubject subject, HashCatalog catalog, SettingCosts costs) {
    return new LintVerdicts(
        verdicts.stream()
            .map(
                v ->
                    new Line(
                        v, v.compliant().flatMap(id -> subject.at(catalog, id)).flatMap(costs::of)))
            .toList(),
        subject.candidate().flatMap(costs::of),
        costs.reason());
  }
}
