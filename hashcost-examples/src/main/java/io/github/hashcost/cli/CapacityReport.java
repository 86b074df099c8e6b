package io.github.hashcost.cli;

import io.github.hashcost.api.Setting;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.password.CapacityLevel;
import io.github.hashcost.password.CapacityResult;
import io.github.hashcost.report.CsvTable;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What {@code capacity} prints. */
final class CapacityReport {
  private static final String LEGEND =
      "per CPU: of those that so many logins can use. alloc/s: heap bytes that logins allocate in a"
          + " second. GC: the part of the time in which collections stop all logins; longest: the"
          + " longest stop. heap: the most in use, garbage included.";

  private final CapacityResult result;

  CapacityReport(CapacityResult result) {
    this.result = result;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>(Words.wrap(title()));
    lines.add("");
    if (!result.levels().isEmpty()) {
      lines.addAll(table().lines());
      lines.addAll(Words.wrap(LEGEND));
      lines.add("");
    }
    lines.addAll(Words.wrapAll(sentences()));
    lines.add("");
    lines.addAll(Words.wrapAll(environment()));
    return lines;
  }

  private String title() {
    String cpus = number(result.cpus());
    return result.setting()
        + " on "
        + cpus
        + (cpus.equals("1") ? " CPU" : " CPUs")
        + "; goal: p99 of "
        + time(result.maxLatency())
        + " at most";
  }

  private TextTable table() {
    TextTable.Builder table = TextTable.builder(Screen.WIDTH);
    Stream.of(
            "at once",
            "logins",
            "p50",
            "p95",
            "p99",
            "logins/s",
            "per CPU",
            "alloc/s",
            "GC",
            "longest",
            "heap")
        .forEach(table::right);
    for (CapacityLevel level : result.levels()) {
      table.row(
          Quantity.count(level.atOnce()),
          Quantity.count(level.logins()),
          time(level.p50()),
          time(level.p95()),
          time(level.p99()),
          Quantity.ratio(level.loginsPerSecond()),
          Quantity.ratio(result.loginsPerSecondPerCpu(level)),
          bytes(level.allocatedBytesPerSecond()),
          String.format(Locale.ROOT, "%.1f %%", 100 * level.gcShare()),
          level.longestPause().map(pause -> pause.toMillis() + " ms").orElse("-"),
          Quantity.bytes(level.peakHeapBytes()));
    }
    return table.build();
  }

  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(admission());
    if (0 < result.enough() && result.enough() < result.admit()) {
      sentences.add(enough());
    }
    sentences.add(
        "Limit: "
            + result.limit().code().replace('-', ' ')
            + ". "
            + result.limit().evidence()
            + ".");
    result.notRun().ifPresent(why -> sentences.add("Left out: " + why + "."));
    result
        .caveats()
        .forEach(caveat -> sentences.add("Note: " + caveat.detail() + "; " + caveat.hint() + "."));
    return sentences;
  }

  private String admission() {
    Optional<CapacityLevel> missed =
        result.levels().stream().filter(l -> !l.holds(result.maxLatency())).findFirst();
    if (result.admit() == 0) {
      return "Admit none: "
          + missed.map(l -> "one login alone has a p99 of " + time(l.p99())).orElse("none fits")
          + ".";
    }
    CapacityLevel last =
        result.levels().stream()
            .filter(l -> l.atOnce() == result.admit())
            .findFirst()
            .orElseThrow();
    return "Admit "
        + result.admit()
        + " at once (a semaphore of "
        + result.admit()
        + "): p99 is "
        + time(last.p99())
        + missed
            .map(l -> ", and " + time(l.p99()) + " with " + l.atOnce() + ".")
            .orElse("; no level that ran missed the goal.");
  }

  private String enough() {
    Setting setting = result.setting().setting();
    long filled = setting.schema().memoryBytes(setting);
    return result.enough()
        + " at once get as much done, within 5 %: with more, logins wait inside the semaphore"
        + " instead of before it"
        + (filled > 0 ? ", and each fills " + Quantity.bytes(filled) + " meanwhile." : ".");
  }

  private List<String> environment() {
    Environment e = result.environment();
    Map<String, String> jvm = e.jvm();
    String quota = e.container().getOrDefault("cpus", "");
    return List.of(
        "machine: "
            + words(
                e.cpuModel().orElse(""),
                e.logicalCpus().isPresent() ? e.logicalCpus().getAsInt() + " CPUs" : "",
                quota.isEmpty() ? "" : "limited to " + quota,
                e.memoryBytes().isPresent() ? Quantity.bytes(e.memoryBytes().getAsLong()) : ""),
        "java: "
            + words(
                jvm.getOrDefault("name", "")
                    + " "
                    + jvm.getOrDefault("vmVersion", jvm.getOrDefault("version", "")),
                jvm.getOrDefault("collector", ""),
                "heap " + Quantity.bytes(Runtime.getRuntime().maxMemory())));
  }

  private static String words(String... parts) {
    return Stream.of(parts).filter(part -> !part.isBlank()).collect(Collectors.joining(", "));
  }

  private static String time(Duration duration) {
    return Quantity.time((double) duration.toNanos());
  }

  private static String bytes(OptionalDouble bytes) {
    return bytes.isPresent() ? Quantity.bytes(Math.round(bytes.getAsDouble())) : "-";
  }

  private static String number(double cpus) {
    return BigDecimal.valueOf(cpus)
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  CsvTable csv() {
    CsvTable table =
        CsvTable.of(
            "at_once",
            "logins",
            "p50_ns",
            "p95_ns",
            "p99_ns",
            "holds_goal",
            "logins_per_s",
            "logins_per_s_per_cpu",
            "allocated_bytes_per_login",
            "gc_share",
            "gc_pauses",
            "longest_pause_ms",
            "peak_heap_bytes",
            "busy_cpus");
    for (CapacityLevel level : result.levels()) {
      table.row(
          level.atOnce(),
          level.logins(),
          level.p50().toNanos(),
          level.p95().toNanos(),
          level.p99().toNanos(),
          level.holds(result.maxLatency()),
          level.loginsPerSecond(),
          result.loginsPerSecondPerCpu(level),
          known(level.allocatedBytesPerLogin()),
          level.gcShare(),
          level.pauses(),
          level.longestPause().<Object>map(Duration::toMillis).orElse(""),
          level.peakHeapBytes(),
          known(level.busyCpus()));
    }
    return table;
  }

  private static Object known(OptionalDouble value) {
    if (value.isEmpty()) {
      return "";
    }
    return value.getAsDouble();
  }
}
