package io.github.hashcost.cli.ledger;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.hashcost.examples.ledger.Fault;
import io.github.hashcost.examples.ledger.Verification;
import io.github.hashcost.report.CsvTable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a command did with a ledger, for programs: counts, rate and verdict, and nothing of what is
 * in it. As JSON of the schema {@code hashcost-ledger-summary/1}, or as a table of one row.
 * Immutable.
 */
final class LedgerSummary {
  private static final String SCHEMA = "hashcost-ledger-summary/1";

  /** By their names in the table; empty where there is no such thing. */
  private final Map<String, Optional<?>> values;

  private LedgerSummary(Map<String, Optional<?>> values) {
    this.values = values;
  }

  static Builder of(String command) {
    return new Builder(command);
  }

  void writeJsonTo(OutputStream out) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeStringField("schema", SCHEMA);
      for (Map.Entry<String, Optional<?>> value : values.entrySet()) {
        json.writeFieldName(camelCase(value.getKey()));
        Optional<?> content = value.getValue();
        if (content.isEmpty()) {
          json.writeNull();
        } else if (content.get() instanceof Long number) {
          json.writeNumber(number);
        } else if (content.get() instanceof Double number) {
          json.writeNumber(number);
        } else {
          json.writeString(content.get().toString());
        }
      }
      json.writeEndObject();
      json.writeRaw('\n');
    }
  }

  /** {@code entries_per_s} as {@code entriesPerS}. */
  private static String camelCase(String name) {
    StringBuilder camels = new StringBuilder();
    for (String word : name.split("_", -1)) {
      camels.append(
          camels.isEmpty()
              ? word
              : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    }
    return camels.toString();
  }

  void writeCsvTo(OutputStream out) throws IOException {
    CsvTable.of(values.keySet().toArray(String[]::new))
        .row(values.values().stream().map(v -> v.isPresent() ? v.get() : "").toArray())
        .writeTo(out);
  }

  /** Not thread-safe. */
  static final class Builder {
    private final String command;
    private String verdict = "intact";
    private Optional<String> function = Optional.empty();
    private Optional<String> format = Optional.empty();
    private Optional<Long> index = Optional.empty();
    private Optional<String> reason = Optional.empty();
    private Optional<Long> inAll = Optional.empty();
    private long entries;
    private long nanos;
    private long cutBytes;

    private Builder(String command) {
      this.command = command;
    }

    /** What was found of the ledger, its fault too. */
    Builder found(Verification verification) {
      function = verification.function().map(f -> f.id());
      format = verification.format().map(f -> f.name());
      verification
          .fault()
          .ifPresent(
              fault -> {
                verdict = "not-intact";
                index = Optional.of(fault.index());
                reason = Optional.of(code(fault.reason()));
              });
      return this;
    }

    private static String code(Fault.Reason reason) {
      return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Of a ledger that was just begun. */
    Builder kind(String functionId, String formatName) {
      function = Optional.of(functionId);
      format = Optional.of(formatName);
      return this;
    }

    /** The checkpoint does not count, so the ledger was not read. */
    Builder refused(String why) {
      verdict = "checkpoint-refused";
      reason = Optional.of(why);
      return this;
    }

    /** How many were appended or found sound, and how long that took. */
    Builder entries(long count, long tookNanos) {
      entries = count;
      nanos = tookNanos;
      return this;
    }

    /** How many a sound ledger has now. */
    Builder inAll(long count) {
      inAll = Optional.of(count);
      return this;
    }

    /** What was cut at its end. */
    Builder cut(long bytes) {
      cutBytes = bytes;
      return this;
    }

    LedgerSummary build() {
      Map<String, Optional<?>> values = new LinkedHashMap<>();
      values.put("command", Optional.of(command));
      values.put("verdict", Optional.of(verdict));
      values.put("function", function);
      values.put("format", format);
      values.put("entries", Optional.of(entries));
      values.put("entries_in_all", inAll);
      values.put("cut_bytes", Optional.of(cutBytes));
      values.put("seconds", Optional.of(nanos / 1e9));
      values.put(
          "entries_per_s",
          Optional.of(entries * 1e9 / nanos).filter(rate -> Double.isFinite(rate)));
      values.put("index", index);
      values.put("reason", reason);
      return new LedgerSummary(values);
    }
  }
}
