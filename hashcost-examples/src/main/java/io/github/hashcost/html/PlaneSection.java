package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.attacker.Ranking;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.html.Table.Column;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.ShortNames;
import io.github.hashcost.stats.Interval;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;

/** Password hashes between who checks a login and who guesses, for each device of the card. */
final class PlaneSection implements Section {
  private static final RateCard CARD = RateCard.bundled();

  private final Map<String, Ranking> devices = new LinkedHashMap<>();
  private final ShortNames names;

  PlaneSection(Figures figures) {
    for (String device : CARD.devices()) {
      Ranking ranking = WhoPays.of(figures.run(), CARD).device(device).ranking();
      if (!ranking.places().isEmpty()) {
        devices.put(device, ranking);
      }
    }
    names =
        ShortNames.of(
            devices.values().stream()
                .flatMap(ranking -> ranking.places().stream())
                .map(place -> place.price().id())
                .toList());
  }

  @Override
  public boolean isEmpty() {
    return devices.isEmpty();
  }

  @Override
  public void writeTo(Markup page) {
    page.open("section", "id", "plane").element("h2", "Who pays");
    page.element(
        "p",
        "Each password hash between the defender, who waits for one login, and an attacker with one"
            + " device, who guesses. Lower is better for the defender. Along a slanted line the"
            + " attacker makes as many guesses in the time of one login: costlier settings move"
            + " along it, a better function moves below it. Rates: "
            + CARD.title()
            + ".");
    Chooser.write(page, "plane-device", "Attacker's device", List.copyOf(devices.keySet()));
    Chart.write(
        page, "plane-chart", "tall", "Guesses a second of the device against the time of a login.");
    page.element(
        "p",
        "● measured, ■ scaled from another setting, ▲ all known is from a single source. A bar is an"
            + " interval of the time or the range of the rate.",
        "class",
        "aside");
    Chart.asTable(page, () -> table(page));
    unplaced(page);
    page.close("section").line();
  }

  private void table(Markup page) {
    Table table =
        Table.of(
            page,
            "Cost for the defender and the attacker",
            List.of(
                Column.text("Function"),
                Column.text("Device"),
                Column.number("Login"),
                Column.number("Guesses/s"),
                Column.text("Range"),
                Column.number("Guesses in a login"),
                Column.number("$ for 2³² guesses"),
                Column.text("Grade"),
                Column.text("Source")));
    devices.forEach(
        (device, ranking) -> ranking.places().forEach(p -> row(table, device, p.price())));
    table.end();
  }

  private void row(Table table, String device, HashPrice price) {
    GuessRate rate = rate(price);
    Interval range = rate.range();
    table
        .row()
        .heading(names.of(price.id()))
        .text(device)
        .number(Words.time(price.nanos().point()), price.nanos().point())
        .number(Quantity.ratio(rate.perSecond()), rate.perSecond())
        .text(
            range.low() < range.high()
                ? Quantity.ratio(range.low()) + " to " + Quantity.ratio(range.high())
                : "as measured");
    number(table, price.asymmetry(), Quantity::ratio);
    number(table, price.dollarsPer2To32(), Quantity::ratio);
    table.text(rate.grade().text()).text(rate.from().citation());
  }

  private static void number(Table table, OptionalDouble value, DoubleFunction<String> words) {
    value.ifPresentOrElse(v -> table.number(words.apply(v), v), table::missing);
  }

  /** Said in words, for what is not in a picture is easily taken for not measured. */
  private void unplaced(Markup page) {
    devices.forEach(
        (device, ranking) -> {
          if (!ranking.unplaced().isEmpty()) {
            List<String> ids =
                ranking.unplaced().stream().map(price -> price.id().toString()).toList();
            page.element(
                "p",
                "The card has no figure of " + device + " for " + String.join("; ", ids) + ".",
                "class",
                "aside");
          }
        });
  }

  private static GuessRate rate(HashPrice price) {
    return price.guesses().orElseThrow();
  }

  @Override
  public void writeTo(JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("plane");
    for (Map.Entry<String, Ranking> device : devices.entrySet()) {
      json.writeStartObject();
      json.writeStringField("device", device.getKey());
      json.writeArrayFieldStart("points");
      for (Ranking.Place place : device.getValue().places()) {
        point(json, place.price());
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void point(JsonGenerator json, HashPrice price) throws IOException {
    Interval nanos = price.nanos().interval();
    Interval range = rate(price).range();
    json.writeStartObject();
    json.writeStringField("name", names.of(price.id()));
    json.writeStringField("grade", rate(price).grade().text());
    ScriptData.numbers(json, "nanos", price.nanos().point(), nanos.low(), nanos.high());
    ScriptData.numbers(json, "guesses", rate(price).perSecond(), range.low(), range.high());
    json.writeEndObject();
  }
}
