package io.github.hashcost.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * What {@code --csv} writes: RFC 4180 in UTF-8, a header and a row per line of a table. Numbers are
 * written as {@link String#valueOf(Object)} does, in full and with a point in any locale, what is
 * not known as nothing.
 */
public final class CsvTable {
  private final List<String> header;
  private final List<List<Object>> rows = new ArrayList<>();

  /**
   * @param header the columns, each with its unit, such as {@code time_ns}
   */
  CsvTable(String... header) {
    this.header = List.of(header);
  }

  /** The same, for commands in packages of their own. */
  public static CsvTable of(String... header) {
    return new CsvTable(header);
  }

  /**
   * Adds a row.
   *
   * @param values one for each column; {@code ""} for what is not known
   */
  public CsvTable row(Object... values) {
    if (values.length != header.size()) {
      throw new IllegalArgumentException(values.length + " values for the columns " + header);
    }
    rows.add(List.of(values));
    return this;
  }

  /** To be given to {@link ResultOutput}. */
  public void writeTo(OutputStream out) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    CSVPrinter csv = new CSVPrinter(writer, CSVFormat.RFC4180);
    csv.printRecord(header);
    for (List<Object> row : Collections.unmodifiableList(rows)) {
      csv.printRecord(row);
    }
    csv.flush();
  }
}
