package io.github.hashcost.cli;

import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The section on OWASP's rows as they are. */
final class DecisionRows {
  private static final int COLUMNS = 7;

  private DecisionRows() {}

  static void add(
      Page page,
      RunResult run,
      List<Candidate> settings,
      Duration target,
      DecisionAttacker attacker) {
    PageTable table =
        new PageTable()
            .left("row")
            .right("a login")
            .left("interval")
            .right("x target")
            .right("allocates")
            .right("guesses/s")
            .left("grade");
    List<HashPrice> prices = attacker.prices(run);
    for (Candidate setting : settings) {
      String name = ShortSetting.of(setting);
      table.row(
          prices.stream()
              .filter(price -> price.id().equals(setting.id()))
              .findFirst()
              .map(price -> row(name, price, target))
              .orElseGet(() -> DecisionWords.failed(name, Cells.of(run, setting), COLUMNS)));
    }
    page.section("OWASP's rows as they are")
        .add(table)
        .say(
            "Each through the preferred library that has it, by "
                + Words.counted(run.plan().rounds(), "call", "calls")
                + " in turn.");
  }

  private static List<String> row(String name, HashPrice price, Duration target) {
    Optional<GuessRate> guesses = price.guesses();
    return List.of(
        name,
        Quantity.time(price.nanos().point()),
        DecisionWords.interval(price.nanos().interval()),
        Quantity.ratio(price.nanos().point() / target.toNanos()),
        DecisionWords.bytes(price.allocatedBytes()),
        guesses.map(g -> Amounts.count(g.perSecond())).orElse("no figure"),
        guesses.map(g -> g.grade().text()).orElse(DecisionWords.NOTHING));
  }
}
