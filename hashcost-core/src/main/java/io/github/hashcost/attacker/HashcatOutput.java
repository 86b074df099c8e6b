package io.github.hashcost.attacker;

import java.time.Month;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code hashcat -b} prints, for people or, with {@code --machine-readable}, for programs. */
final class HashcatOutput {
  private static final Pattern VERSION =
      Pattern.compile("hashcat \\(v?([^ )]+)\\) starting.*|# version: v?(\\S+)");
  private static final Pattern DEVICE =
      Pattern.compile("\\* Device #0*([0-9]+): (\\S.*?), [0-9]+/[0-9]+ MB.*");
  private static final Pattern MODE =
      Pattern.compile("\\* Hash-Mode ([0-9]+) \\((.*?)\\)(?: \\[Iterations: ([0-9]{1,9})])?");
  private static final Pattern SPEED =
      Pattern.compile("Speed\\.#0*([0-9]+|\\*)\\.*: +([0-9]{1,15}(?:\\.[0-9]+)?) ([kMGTP]?)H/s.*");
  private static final Pattern MACHINE =
      Pattern.compile(
          "([0-9]{1,4}):([0-9]{1,6}):[0-9]+:[0-9]+:[0-9.]+:([0-9]{1,18}(?:\\.[0-9]+)?)");
  private static final Pattern STARTED =
      Pattern.compile("Started: \\w{3} (\\w{3}) +(0?[1-9]|[12][0-9]|3[01]) [0-9:]+ ([0-9]{4})");

  private final String name;
  private final List<Rate> rates;
  private final List<String> skipped;
  private final Map<String, String> devices = new HashMap<>();
  private String version = "unknown";
  private String date;
  private String mode = "";
  private String modeName = "";
  private OptionalLong iterations = OptionalLong.empty();

  /**
   * @param rates what is read is added
   * @param skipped modes that are no function here are added
   */
  HashcatOutput(String name, String date, List<Rate> rates, List<String> skipped) {
    this.name = name;
    this.date = date;
    this.rates = rates;
    this.skipped = skipped;
  }

  void read(String output) {
    // The date is at the end.
    output.lines().forEach(this::date);
    output.lines().map(String::strip).forEach(this::line);
  }

  private void date(String line) {
    Matcher started = STARTED.matcher(line.strip());
    if (started.matches()) {
      for (Month month : Month.values()) {
        if (month.name().startsWith(started.group(1).toUpperCase(Locale.ROOT))) {
          date =
              String.format(
                  Locale.ROOT,
                  "%s-%02d-%02d",
                  started.group(3),
                  month.getValue(),
                  Integer.parseInt(started.group(2)));
        }
      }
    }
  }

  private void line(String line) {
    if (line.startsWith("* Hash-Mode ")) {
      // Or the speeds of one that cannot be read would be taken for those of the last.
      mode = "";
    }
    Matcher found = VERSION.matcher(line);
    if (found.matches()) {
      version = Optional.ofNullable(found.group(1)).orElseGet(() -> found.group(2));
    } else if (matches(found.usePattern(DEVICE))) {
      devices.put(found.group(1), found.group(2));
    } else if (matches(found.usePattern(MODE))) {
      mode = found.group(1);
      modeName = found.group(2);
      iterations =
          Optional.ofNullable(found.group(3))
              .map(text -> OptionalLong.of(Long.parseLong(text)))
              .orElse(OptionalLong.empty());
    } else if (matches(found.usePattern(SPEED)) && !mode.isEmpty()) {
      double factor = Math.pow(1000, " kMGTP".indexOf((found.group(3) + " ").charAt(0)));
      add(found.group(1), Double.parseDouble(found.group(2)) * factor);
    } else if (matches(found.usePattern(MACHINE))) {
      mode = found.group(2);
      modeName = "mode " + mode;
      iterations = OptionalLong.empty();
      add(found.group(1), Double.parseDouble(found.group(3)));
    }
  }

  private static boolean matches(Matcher matcher) {
    return matcher.reset().matches();
  }

  private void add(String device, double perSecond) {
    Optional<String> algorithm = CrackerMode.hashcat(mode, iterations);
    if (algorithm.isEmpty() || !Rate.isPossible(perSecond)) {
      if (!skipped.contains(modeName)) {
        skipped.add(modeName);
      }
      return;
    }
    rates.add(
        Rate.builder(deviceName(device), algorithm.get(), perSecond)
            .tool("hashcat", version)
            .mode(mode)
            .measuredOn(date)
            .source(name)
            .build());
  }

  private String deviceName(String number) {
    return number.equals("*")
        ? "all devices of " + name
        : devices.getOrDefault(number, "device " + number + " of " + name);
  }
}
