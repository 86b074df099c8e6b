package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Rates of a user, as CSV. */
final class RateCsv {
  private static final List<String> REQUIRED =
      List.of(
          "device",
          "algorithm",
          "guesses_per_second",
          "tool",
          "tool_version",
          "mode",
          "measured_on",
          "source");
  private static final String NOTE = "note";

  private final String name;
  private final List<String> header;
  private final UnaryOperator<AlgorithmId> known;

  private RateCsv(String name, List<String> header, UnaryOperator<AlgorithmId> known) {
    this.name = name;
    this.header = header;
    this.known = known;
  }

  /**
   * @param known gives an algorithm by the name that settings have, and refuses what is none
   */
  static List<Rate> parse(String text, String name, UnaryOperator<AlgorithmId> known) {
    List<CsvRecord> records = CsvRecord.readAll(text, name);
    if (records.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          name + ": it is empty; a first line with the columns is needed: " + columns());
    }
    RateCsv csv = new RateCsv(name, header(records.get(0), name), known);
    List<Rate> rates = new ArrayList<>();
    for (CsvRecord row : records.subList(1, records.size())) {
      rates.add(csv.rate(row));
    }
    if (rates.isEmpty()) {
      throw new HashcostException.InvalidParameter(name + ": no rates follow its first line");
    }
    return rates;
  }

  private static List<String> header(CsvRecord first, String name) {
    List<String> header =
        first.fields().stream().map(column -> column.toLowerCase(Locale.ROOT)).toList();
    for (String column : REQUIRED) {
      if (!header.contains(column)) {
        throw new HashcostException.InvalidParameter(
            name
                + ", line "
                + first.line()
                + ": column "
                + column
                + " is missing; needed are "
                + columns());
      }
    }
    return header;
  }

  private static String columns() {
    return String.join(",", REQUIRED);
  }

  private Rate rate(CsvRecord row) {
    if (row.fields().size() != header.size()) {
      throw new HashcostException.InvalidParameter(
          name
              + ", line "
              + row.line()
              + ": "
              + row.fields().size()
              + " fields under "
              + header.size()
              + " columns; put a field with a comma in quotes");
    }
    String algorithm = read(row, "algorithm", this::algorithm);
    double guesses = read(row, "guesses_per_second", RateCsv::number);
    Rate.Builder rate =
        Rate.builder(text(row, "device"), algorithm, guesses)
            .tool(text(row, "tool"), text(row, "tool_version"))
            .mode(text(row, "mode"))
            .measuredOn(read(row, "measured_on", Rate::requireDate))
            .source(text(row, "source"));
    if (header.contains(NOTE) && !row.fields().get(header.indexOf(NOTE)).isEmpty()) {
      rate.note(text(row, NOTE));
    }
    return rate.build();
  }

  private String algorithm(String text) {
    return Rate.requireAlgorithm(known.apply(Rate.requireAlgorithm(text)).toString()).toString();
  }

  private String text(CsvRecord row, String column) {
    return read(row, column, text -> Rate.requireText("a field", text));
  }

  private <T> T read(CsvRecord row, String column, Function<String, T> reader) {
    try {
      return reader.apply(row.fields().get(header.indexOf(column)));
    } catch (HashcostException e) {
      throw new HashcostException.InvalidParameter(
          name + ", line " + row.line() + ", column " + column + ": " + e.getMessage(), e);
    }
  }

  private static double number(String text) {
    if (!text.matches("[0-9]{1,18}(\\.[0-9]{1,9})?")) {
      throw new HashcostException.InvalidParameter("digits are expected, such as 184000 or 0.5");
    }
    return Rate.requireGuesses(Double.parseDouble(text));
  }
}
