package io.github.hashcost.cli;

import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.attacker.Ranking;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Password hashes at one login time, from what costs the attacker most. */
final class RankingText {
  static final String TITLE = "At the same login time: what costs the attacker most";

  private static final double MIB = 1 << 20;

  private final WhoPays pays;
  private final RateCard card;
  private final List<String> notes;

  /**
   * @param notes to be said first
   */
  RankingText(WhoPays pays, RateCard card, List<String> notes) {
    this.pays = pays;
    this.card = card;
    this.notes = notes;
  }

  List<String> lines() {
    Ranking ranking = pays.ranking();
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("place")
            .left("hash")
            .right("login")
            .right("MiB")
            .right("guesses/s")
            .right("low")
            .right("high")
            .right("$/2^32")
            .right("asymmetry");
    ranking.places().forEach(place -> table.row(row(place)));
    for (HashPrice price : ranking.unplaced()) {
      table.row("-", price.id().toString(), Quantity.time(price.nanos().point()), "no figure");
    }
    List<String> legend =
        List.of(
            "guesses/s: of one "
                + pays.device()
                + "; low and high: its range; ~ scaled, ! single source, else measured.",
            "tied: their ranges overlap, so nobody can say which is dearer. place: 1 plus the number"
                + " of those that are surely dearer.");
    List<HashPrice> placed = ranking.places().stream().map(Ranking.Place::price).toList();
    List<String> lines = new ArrayList<>(table.build().lines());
    Stream.of(notes, legend, new AttackerNotes(List.of(pays), card).of(placed))
        .forEach(texts -> lines.addAll(Words.wrapAll(texts)));
    return lines;
  }

  private static String[] row(Ranking.Place place) {
    HashPrice price = place.price();
    GuessRate guesses = price.guesses().orElseThrow();
    return new String[] {
      place.number() + (place.isTied() ? " tied" : ""),
      price.id().toString(),
      Quantity.time(price.nanos().point()),
      price.memoryBytes() == 0 ? "-" : Quantity.ratio(price.memoryBytes() / MIB),
      WhoPaysText.guesses(guesses),
      Amounts.count(guesses.range().low()),
      Amounts.count(guesses.range().high()),
      Amounts.or(price.dollarsPer2To32(), Amounts::dollars),
      Amounts.or(price.asymmetry(), Amounts::count)
    };
  }
}
