package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.attacker.CrackerBenchmark;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** With what the attacker guesses, and at which price. */
final class AttackerOptions {
  private static final Pattern PRICE = Pattern.compile("\\$?([0-9]{1,6}(?:\\.[0-9]{1,6})?)(?:/h)?");
  private static final Pattern BITS = Pattern.compile("[0-9]{1,3}(?:\\.[0-9]{1,3})?");

  @Option(
      names = "--device",
      paramLabel = "LIST",
      description =
          "The attacker's devices between commas. Without it: all of the rate card for the table, else"
              + " its first, or an imported one.")
  private Optional<String> device = Optional.empty();

  @Option(
      names = "--price",
      paramLabel = "DOLLARS/h",
      description = "What an hour of a device costs, such as 0.40/h, instead of the rate card's.")
  private Optional<String> price = Optional.empty();

  @Option(
      names = "--entropy",
      paramLabel = "BITS",
      description = "Bits of the password to be guessed, instead of 30.")
  private Optional<String> entropy = Optional.empty();

  @Option(
      names = "--rates",
      paramLabel = "FILE",
      description = "More rates, as CSV; docs/who-pays.md names the columns.")
  private Optional<String> rates = Optional.empty();

  @Option(
      names = "--import",
      paramLabel = "FILE",
      description =
          "More rates: the output of hashcat -b, with --machine-readable or without, or of john"
              + " --test.")
  private Optional<String> benchmark = Optional.empty();

  /** What they mean, checked before anything is measured. */
  record Attacker(
      RateCard card,
      List<String> all,
      String first,
      OptionalDouble price,
      double entropy,
      List<String> notes) {

    List<WhoPays> onAll(RunResult run) {
      return all.stream().map(name -> on(name, run)).toList();
    }

    WhoPays onFirst(RunResult run) {
      return on(first, run);
    }

    private WhoPays on(String device, RunResult run) {
      WhoPays pays = WhoPays.of(run, card).device(device).entropyBits(entropy);
      return price.isPresent() ? pays.dollarsPerHour(price.getAsDouble()) : pays;
    }
  }

  /**
   * @param catalog whose functions rates may be of
   * @throws HashcostException.InvalidParameter when one is malformed or names no known device
   */
  Attacker attacker(HashCatalog catalog) {
    RateCard card = RateCard.bundled();
    if (rates.isPresent()) {
      card = card.and(RateCard.parse(read(rates.get()), fileName(rates.get()), catalog));
    }
    Optional<CrackerBenchmark> imported = benchmark.map(AttackerOptions::imported);
    if (imported.isPresent()) {
      card = card.and(imported.get().card());
    }
    RateCard whole = card;
    List<String> named =
        device.stream()
            .flatMap(list -> Arrays.stream(list.split(",", -1)))
            .map(name -> whole.device(Words.oneLine(name)))
            .distinct()
            .toList();
    List<String> devices = named.isEmpty() ? whole.devices() : named;
    String first =
        named.isEmpty() && imported.isPresent()
            ? imported.get().card().devices().get(0)
            : devices.get(0);
    return new Attacker(
        whole,
        devices,
        first,
        price.map(p -> OptionalDouble.of(price(p))).orElse(OptionalDouble.empty()),
        entropy.map(AttackerOptions::bits).orElse(30.0),
        imported.map(i -> notes(i, benchmark.orElse(""))).orElse(List.of()));
  }

  private static List<String> notes(CrackerBenchmark imported, String file) {
    return Stream.of(
            Optional.of(
                "Imported from "
                    + fileName(file)
                    + ": "
                    + Words.counted(imported.card().rates().size(), "rate", "rates")
                    + "."),
            Optional.of(imported.skipped())
                .filter(skipped -> !skipped.isEmpty())
                .map(skipped -> "Not known here: " + String.join(", ", skipped) + "."))
        .flatMap(Optional::stream)
        .toList();
  }

  private static double price(String text) {
    Matcher price = PRICE.matcher(text);
    double dollars = price.matches() ? Double.parseDouble(price.group(1)) : 0;
    if (!(dollars > 0)) {
      throw new HashcostException.InvalidParameter(
          "--price '"
              + Words.oneLine(text)
              + "': dollars an hour above 0 and below 1,000,000 are expected, such as 0.40/h");
    }
    return dollars;
  }

  private static double bits(String text) {
    double bits = BITS.matcher(text).matches() ? Double.parseDouble(text) : 0;
    if (!(bits > 0 && bits <= 512)) {
      throw new HashcostException.InvalidParameter(
          "--entropy '"
              + Words.oneLine(text)
              + "': a number of bits above 0 and at most 512 is expected, such as 30");
    }
    return bits;
  }

  private static CrackerBenchmark imported(String file) {
    return CrackerBenchmark.parse(read(file), fileName(file), lastChanged(file));
  }

  private static String read(String file) {
    return new String(InputFile.read(InputFile.path(file), 4), StandardCharsets.UTF_8);
  }

  private static String fileName(String file) {
    return Words.oneLine(String.valueOf(Path.of(file).getFileName()));
  }

  private static LocalDate lastChanged(String file) {
    try {
      return LocalDate.ofInstant(
          Files.getLastModifiedTime(Path.of(file)).toInstant(), ZoneOffset.UTC);
    } catch (IOException e) {
      throw new HashcostException.InvalidParameter("file '" + file + "' cannot be read", e);
    }
  }
}
