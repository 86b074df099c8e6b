package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.passwords.PasswordDecision;
import io.github.hashcost.password.SettingCost;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The section on OWASP's rows as they are. */
final class DecisionRows {
  private static final int COLUMNS = 8;

  private final PasswordDecision decision;
  private final DecisionAttacker attacker;

  DecisionRows(PasswordDecision decision, DecisionAttacker attacker) {
    this.decision = decision;
    this.attacker = attacker;
  }

  void add(Page page) {
    PageTable table =
        new PageTable()
            .left("library")
            .left("row")
            .right("a login")
            .left("interval")
            .right("x target")
            .right("allocates")
            .right("guesses/s")
            .left("grade");
    decision.expectedRows().forEach((row, expected) -> table.row(row(row, expected)));
    page.section("OWASP's rows as they are").add(table).say(legend());
  }

  private String legend() {
    String each = "Each with the preferred library that has it, which is named";
    return decision
            .rows()
            .map(
                run ->
                    each
                        + ": the median of "
                        + Words.counted(run.plan().rounds(), "call", "calls")
                        + " in turn, with the interval that so few allow.")
            .orElse(each + ".")
        + " extrapolated: not run for want of time, but worked out from what the same library took"
        + " for other settings.";
  }

  private List<String> row(Candidate setting, SettingCost expected) {
    Optional<Cell> cell =
        decision.rows().stream()
            .flatMap(run -> run.latest().stream())
            .filter(c -> c.id().equals(setting.id()))
            .findFirst();
    if (cell.filter(c -> c.failure().isPresent()).isPresent()) {
      return DecisionWords.failed(setting, cell.get(), COLUMNS);
    }
    List<String> row = new ArrayList<>(ShortSetting.cells(setting));
    if (cell.isPresent()) {
      measured(row, decision.rows().orElseThrow(), cell.get());
    } else {
      cost(row, expected.nanos(), "extrapolated", DecisionWords.NOTHING);
    }
    Optional<GuessRate> guesses = attacker.guesses(setting);
    row.add(guesses.map(g -> Amounts.count(g.perSecond())).orElse("no figure"));
    row.add(guesses.map(g -> g.grade().text()).orElse(DecisionWords.NOTHING));
    return row;
  }

  private void measured(List<String> row, RunResult run, Cell cell) {
    Estimate nanos = Comparison.of(run).nanos(cell);
    cost(
        row,
        nanos.point(),
        DecisionWords.interval(nanos.interval()),
        DecisionWords.bytes(cell.allocatedBytesPerCall()));
  }

  private void cost(List<String> row, double nanos, String interval, String allocates) {
    row.add(Quantity.time(nanos));
    row.add(interval);
    row.add(Quantity.ratio(nanos / decision.goal().target().toNanos()));
    row.add(allocates);
  }
}
