package io.github.hashcost.attacker;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/** Reads a card as hashcost keeps it; {@code rates.txt} explains its lines. */
final class CardReader {
  private static final double GIB = 1 << 30;
  private static final Pattern SPACE = Pattern.compile(" +");

  private String title = "rate card";
  private final List<Device> devices = new ArrayList<>();
  private final List<Rate> rates = new ArrayList<>();
  private String[] from = {};

  private CardReader() {}

  static RateCard bundled() {
    try (InputStream in = Objects.requireNonNull(RateCard.class.getResourceAsStream("rates.txt"))) {
      return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * @throws HashcostException.InvalidParameter naming the line
   */
  static RateCard read(String text) {
    CardReader reader = new CardReader();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        try {
          reader.line(line.strip());
        } catch (HashcostException | IndexOutOfBoundsException | NumberFormatException e) {
          throw new HashcostException.InvalidParameter(
              "rate card, line " + number + ": " + e.getMessage(), e);
        }
      }
    }
    return RateCard.of(reader.title, reader.devices, reader.rates);
  }

  private void line(String line) {
    String[] words = SPACE.split(line, 4);
    switch (words[0]) {
      case "card" -> title = "rate card " + words[1] + " of " + Rate.requireDate(words[2]);
      case "device" -> {
        devices.add(Device.unknown(line.substring("device ".length())));
        from = new String[] {};
      }
      case "memory" -> change(device().withMemory(Double.parseDouble(words[1]) * GIB));
      case "price" ->
          change(device().withPrice(Price.of(Double.parseDouble(words[1]), words[2], words[3])));
      case "from" -> from = line.substring("from ".length()).split(" \\| ", 4);
      default -> rates.add(rate(words));
    }
  }

  private Device device() {
    return devices.get(devices.size() - 1);
  }

  private void change(Device device) {
    devices.set(devices.size() - 1, device);
  }

  private Rate rate(String[] words) {
    double guesses = Double.parseDouble(words[1].replace(",", ""));
    Rate.Builder rate =
        Rate.builder(device().name(), words[2], guesses)
            .mode(words[0])
            .tool(from[0], from[1])
            .measuredOn(from[2])
            .source(from[3]);
    if (words.length > 3) {
      rate.note(words[3]);
    }
    return rate.build();
  }
}
