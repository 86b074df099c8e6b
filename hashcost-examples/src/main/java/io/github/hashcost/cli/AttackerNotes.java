package io.github.hashcost.cli;

import io.github.hashcost.attacker.Grade;
import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.attacker.Price;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.report.Quantity;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the attacker's figures rest on: laws, sources, prices. */
final class AttackerNotes {
  private final List<WhoPays> devices;
  private final RateCard card;

  AttackerNotes(List<WhoPays> devices, RateCard card) {
    this.devices = devices;
    this.card = card;
  }

  List<String> of(List<HashPrice> prices) {
    Set<String> laws = new LinkedHashSet<>();
    Set<String> sources = new LinkedHashSet<>();
    Set<String> without = new LinkedHashSet<>();
    for (HashPrice price : prices) {
      Optional<GuessRate> guesses = price.guesses();
      guesses.filter(g -> g.grade() != Grade.MEASURED).ifPresent(g -> laws.add(law(g)));
      guesses.ifPresent(g -> sources.add(g.from().citation()));
      if (guesses.isEmpty()) {
        without.add(price.id().name());
      }
    }
    List<String> notes = new ArrayList<>(laws);
    if (!without.isEmpty()) {
      notes.add(
          "no figure: no rate of "
              + String.join(", ", without)
              + " for the device, or none that a law carries to the setting.");
    }
    devices.forEach(device -> notes.add(price(device)));
    notes.add("Rates: " + card.title() + ": " + String.join("; ", sources) + ".");
    return notes;
  }

  private static String law(GuessRate guesses) {
    String note = guesses.from().note().map(n -> " (" + n + ")").orElse("");
    return (guesses.grade() == Grade.SINGLE_SOURCE ? "! " : "~ ")
        + guesses.setting().name()
        + ": "
        + guesses.basis()
        + note
        + ".";
  }

  private String price(WhoPays pays) {
    if (pays.dollarsPerHour().isEmpty()) {
      return pays.device() + ": no price is on the card; give one with --price.";
    }
    double dollars = pays.dollarsPerHour().getAsDouble();
    return pays.device()
        + ": "
        + Quantity.ratio(dollars)
        + " $/h, "
        + card.price(pays.device())
            .filter(price -> !pays.isPriceGiven())
            .map(AttackerNotes::seen)
            .orElse("as given")
        + ".";
  }

  private static String seen(Price price) {
    return price.asOf() + ": " + price.source();
  }
}
