package io.github.hashcost.cli;

import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.attacker.Ranking;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.stats.Interval;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Password hashes at one login time, from what costs the attacker most. */
final class RankingText {
  private static final double GUESSES = 4_294_967_296.0;
  private static final double SECONDS_PER_HOUR = 3600;

  private static final Interval NEAR = new Interval(0.4, 1.25, 0);
  private static final double MIB = 1 << 20;

  private final WhoPays pays;
  private final RateCard card;
  private final Duration login;
  private final List<String> notes;

  /**
   * @param notes to be said first
   */
  RankingText(WhoPays pays, RateCard card, Duration login, List<String> notes) {
    this.pays = pays;
    this.card = card;
    this.login = login;
    this.notes = notes;
  }

  String title() {
    return "At a login time of " + time() + ": what costs the attacker most";
  }

  private String time() {
    return Quantity.time((double) login.toNanos());
  }

  List<String> lines() {
    Ranking ranking = pays.rankingAt(login);
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("place")
            .left("hash")
            .right("login")
            .right("MiB")
            .right("guesses/s")
            .right("at " + time())
            .right("low")
            .right("high")
            .right("$/2^32");
    ranking.places().forEach(place -> table.row(row(place)));
    for (HashPrice price : ranking.unplaced()) {
      table.row("-", price.id().toString(), Quantity.time(price.nanos().point()), "no figure");
    }
    List<String> legend =
        List.of(
            "guesses/s: of one "
                + pays.device()
                + " at this setting; ~ scaled, ! single source, else measured.",
            "at "
                + time()
                + ": what they would be if a login took just that, low and high their range, $ at"
                + " that pace. Ranked by it, since bcrypt and scrypt have coarse steps, and no login"
                + " takes the same time twice.",
            "tied: their ranges overlap, so nobody can say which is dearer. place: 1 plus the number"
                + " of those that are surely dearer.");
    List<HashPrice> placed = ranking.places().stream().map(Ranking.Place::price).toList();
    List<String> lines = new ArrayList<>(table.build().lines());
    Stream.of(notes, far(placed), legend, new AttackerNotes(List.of(pays), card).of(placed))
        .forEach(texts -> lines.addAll(Words.wrapAll(texts)));
    return lines;
  }

  /** A step of bcrypt or scrypt may leave half of the time unused, and no more. */
  private List<String> far(List<HashPrice> placed) {
    String names =
        placed.stream()
            .filter(p -> !NEAR.contains(p.nanos().point() / login.toNanos()))
            .map(p -> p.id().name())
            .collect(Collectors.joining(", "));
    return names.isEmpty()
        ? List.of()
        : List.of(
            "far from "
                + time()
                + " when all were measured: "
                + names
                + ". The machine was busy with something else; rank again when it is idle.");
  }

  private String[] row(Ranking.Place place) {
    HashPrice price = place.price();
    GuessRate guesses = price.guesses().orElseThrow();
    return new String[] {
      place.number() + (place.isTied() ? " tied" : ""),
      price.id().toString(),
      Quantity.time(price.nanos().point()),
      price.memoryBytes() == 0 ? "-" : Quantity.ratio(price.memoryBytes() / MIB),
      WhoPaysText.guesses(guesses),
      Amounts.count(place.guessesPerSecond()),
      Amounts.count(place.range().low()),
      Amounts.count(place.range().high()),
      Amounts.or(pays.dollarsPerHour(), hour -> dollars(place, hour))
    };
  }

  private static String dollars(Ranking.Place place, double anHour) {
    return Amounts.dollars(GUESSES / place.guessesPerSecond() / SECONDS_PER_HOUR * anHour);
  }
}
