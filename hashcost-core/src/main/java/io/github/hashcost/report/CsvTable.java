package io.github.hashcost.report;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A table for programs: RFC 4180 in UTF-8, a header and a line per row. Numbers are written as
 * {@link String#valueOf(Object)} does, in full and with a point in any locale, what is not known as
 * nothing.
 *
 * <p>Writing needs {@code org.apache.commons:commons-csv}, an optional dependency. Not thread-safe.
 */
public final class CsvTable {
  private final List<String> header;
  private final List<List<Object>> rows = new ArrayList<>();

  private CsvTable(List<String> header) {
    this.header = header;
  }

  /**
   * A table without rows yet.
   *
   * @param header the columns, each with its unit, such as {@code time_ns}
   */
  public static CsvTable of(String... header) {
    return new CsvTable(List.of(header));
  }

  /**
   * Adds a row.
   *
   * @param values one for each column; {@code ""} for what is not known
   * @throws IllegalArgumentException when there are more or fewer
   */
  public CsvTable row(Object... values) {
    if (values.length != header.size()) {
      throw new IllegalArgumentException(values.length + " values for the columns " + header);
    }
    rows.add(List.of(values));
    return this;
  }

  /**
   * The stream is flushed and left open.
   *
   * @throws HashcostException.Unsupported when Commons CSV is not here
   */
  public void writeTo(OutputStream out) throws IOException {
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    writeTo(writer);
    writer.flush();
  }

  /**
   * The writer is left open.
   *
   * @throws HashcostException.Unsupported when Commons CSV is not here
   */
  void writeTo(Appendable out) throws IOException {
    OptionalLibrary.COMMONS_CSV.require();
    CsvOut.write(out, header, Collections.unmodifiableList(rows));
  }
}
