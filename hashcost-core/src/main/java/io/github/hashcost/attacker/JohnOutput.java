package io.github.hashcost.attacker;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code john --test} prints. Of a format with salts the speed with many of them counts, as
 * when a whole table of passwords is guessed.
 */
final class JohnOutput {
  private static final Pattern FORMAT = Pattern.compile("Benchmarking: (.+?) \\[.*");
  private static final Pattern COSTS = Pattern.compile("Speed for (cost [0-9].*)");
  private static final Pattern COST =
      Pattern.compile("cost [0-9]+ \\(([^)\\[]{1,40}?)(?: \\[[^]]*])?\\) of ([0-9]{1,12})(,|$)");
  private static final Pattern SPEED =
      Pattern.compile(
          "(?:Raw|Many salts): *\\t?\\s*([0-9]{1,15}(?:\\.[0-9]+)?)([KMG]?) c/s real.*");

  private final String name;
  private final String date;
  private final List<Rate> rates;
  private final List<String> skipped;
  private final Map<String, String> costs = new HashMap<>();
  private String format = "";

  /**
   * @param rates what is read is added
   * @param skipped formats that are no function here are added
   */
  JohnOutput(String name, String date, List<Rate> rates, List<String> skipped) {
    this.name = name;
    this.date = date;
    this.rates = rates;
    this.skipped = skipped;
  }

  void read(String output) {
    output.lines().map(String::strip).forEach(this::line);
  }

  private void line(String line) {
    Matcher begins = FORMAT.matcher(line);
    Matcher speedFor = COSTS.matcher(line);
    Matcher speed = SPEED.matcher(line);
    if (begins.matches()) {
      format = begins.group(1);
      costs.clear();
    } else if (speedFor.matches()) {
      COST.matcher(speedFor.group(1))
          .results()
          .forEach(cost -> costs.put(cost.group(1), cost.group(2)));
    } else if (speed.matches() && !format.isEmpty()) {
      double factor = Math.pow(1000, " KMG".indexOf((speed.group(2) + " ").charAt(0)));
      add(Double.parseDouble(speed.group(1)) * factor);
      format = "";
    }
  }

  private void add(double perSecond) {
    Optional<String> algorithm = CrackerMode.john(format, costs);
    if (algorithm.isEmpty() || !Rate.isPossible(perSecond)) {
      skipped.add(format);
      return;
    }
    rates.add(
        Rate.builder("device of " + name, algorithm.get(), perSecond)
            .tool("John the Ripper", "unknown")
            .mode(format)
            .measuredOn(date)
            .source(name)
            .build());
  }
}
