package io.github.hashcost.attacker;

import io.github.hashcost.api.HashcostException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * Rates that a cracker measured on its own machine: what {@code hashcat -b}, {@code hashcat -b
 * --machine-readable} or {@code john --test} printed. Immutable.
 *
 * <p>Where the output names the device, so does the card. The machine-readable output of hashcat
 * and that of John do not: their devices are called after the file.
 */
public final class CrackerBenchmark {
  private final RateCard card;
  private final List<String> skipped;

  private CrackerBenchmark(RateCard card, List<String> skipped) {
    this.card = card;
    this.skipped = List.copyOf(skipped);
  }

  /**
   * Reads the output of either.
   *
   * @param name of the file, for messages, sources and devices without a name
   * @param date of the benchmark, where the output has none
   * @throws HashcostException.InvalidParameter when it holds no speed of a function known here
   */
  public static CrackerBenchmark parse(String output, String name, LocalDate date) {
    List<Rate> rates = new ArrayList<>();
    List<String> skipped = new ArrayList<>();
    new HashcatOutput(name, date.toString(), rates, skipped).read(output);
    new JohnOutput(name, date.toString(), rates, skipped).read(output);
    if (rates.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          name
              + ": no speed of a known function in it"
              + (skipped.isEmpty() ? "" : ", only of " + String.join(", ", skipped))
              + "; the output of hashcat -b, hashcat -b --machine-readable or john --test is"
              + " expected");
    }
    return new CrackerBenchmark(RateCard.of(name, List.of(), rates), skipped);
  }

  /** What was read. */
  public RateCard card() {
    return card;
  }

  /** What the cracker measured that no function here is, by its own names, in its order. */
  public List<String> skipped() {
    return skipped;
  }
}
