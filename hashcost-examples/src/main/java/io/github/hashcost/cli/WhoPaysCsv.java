package io.github.hashcost.cli;

import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.report.CsvTable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** A row per hash and device. */
final class WhoPaysCsv {
  private final List<WhoPays> devices;

  /**
   * @param devices the same run on each
   */
  WhoPaysCsv(List<WhoPays> devices) {
    this.devices = devices;
  }

  CsvTable table() {
    CsvTable table =
        CsvTable.of(
            "function",
            "device",
            "login_ns",
            "login_low_ns",
            "login_high_ns",
            "cpu_s_per_1000",
            "memory_bytes",
            "allocated_bytes",
            "guesses_per_s",
            "guesses_low_per_s",
            "guesses_high_per_s",
            "grade",
            "basis",
            "source",
            "dollars_per_hour",
            "dollars_per_2_32",
            "entropy_bits",
            "crack_s",
            "crack_dollars",
            "asymmetry");
    for (WhoPays pays : devices) {
      pays.prices().forEach(price -> row(table, pays, price));
    }
    return table;
  }

  private static void row(CsvTable table, WhoPays pays, HashPrice price) {
    Optional<GuessRate> guesses = price.guesses();
    table.row(
        price.id().toString(),
        pays.device(),
        price.nanos().point(),
        price.nanos().interval().low(),
        price.nanos().interval().high(),
        price.cpuSecondsPerThousand(),
        price.memoryBytes(),
        known(price.allocatedBytes()),
        of(guesses, GuessRate::perSecond),
        of(guesses, g -> g.range().low()),
        of(guesses, g -> g.range().high()),
        of(guesses, g -> g.grade().text()),
        of(guesses, GuessRate::basis),
        of(guesses, g -> g.from().citation()),
        known(pays.dollarsPerHour()),
        known(price.dollarsPer2To32()),
        pays.entropyBits(),
        known(price.crackSeconds()),
        known(price.crackDollars()),
        known(price.asymmetry()));
  }

  private static Object of(Optional<GuessRate> guesses, Function<GuessRate, Object> figure) {
    return guesses.map(figure).orElse("");
  }

  private static Object known(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : "";
  }
}
