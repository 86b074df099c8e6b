package io.github.hashcost.cli;

import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.attacker.Ranking;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The section on what the settings found cost the attacker, and what else needs his rates. */
final class DecisionAttacker {
  private final RateCard card = RateCard.bundled();

  void add(Page page, RunResult run, List<Candidate> settings) {
    Ranking ranking = WhoPays.of(run, card).ranking();
    PageTable table =
        new PageTable()
            .right("place")
            .left("library")
            .left("setting")
            .right("guesses/s")
            .left("range")
            .left("grade")
            .right("$ for 2^32");
    ranking.places().forEach(place -> table.row(row(place, settings)));
    for (HashPrice price : ranking.unplaced()) {
      String nothing = DecisionWords.NOTHING;
      List<String> row = new ArrayList<>(List.of(nothing));
      row.addAll(names(price, settings));
      Collections.addAll(row, "no figure", nothing, nothing, nothing);
      table.row(row);
    }
    page.section("What they cost the attacker, with one " + device())
        .add(table)
        .say(
            "Place 1 is the dearest for the attacker. Where ranges overlap nobody can tell, and"
                + " places are tied. scaled: by the law of the parameters, within its known error."
                + " single source: all that is known of the function rests on one measurement.");
    ranking.places().stream()
        .map(place -> place.price().guesses().orElseThrow().from().citation())
        .distinct()
        .forEach(source -> page.say("Rate: " + source + "."));
  }

  private static List<String> row(Ranking.Place place, List<Candidate> settings) {
    GuessRate rate = place.price().guesses().orElseThrow();
    List<String> row = new ArrayList<>();
    row.add(place.number() + (place.isTied() ? " tied" : ""));
    row.addAll(names(place.price(), settings));
    Collections.addAll(
        row,
        Amounts.count(rate.perSecond()),
        Amounts.count(rate.range().low()) + " to " + Amounts.count(rate.range().high()),
        rate.grade().text(),
        Amounts.or(place.price().dollarsPer2To32(), Amounts::dollars));
    return row;
  }

  private static List<String> names(HashPrice price, List<Candidate> settings) {
    return settings.stream()
        .filter(s -> s.id().equals(price.id()))
        .map(ShortSetting::cells)
        .findFirst()
        .orElse(List.of("", price.id().toString()));
  }

  /** The one that all figures are of. */
  String device() {
    return card.devices().get(0);
  }

  Optional<GuessRate> guesses(Candidate setting) {
    return card.guesses(setting.id(), device());
  }
}
