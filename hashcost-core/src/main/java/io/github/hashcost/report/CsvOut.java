package io.github.hashcost.report;

import java.io.IOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The one class that mentions Commons CSV. */
final class CsvOut {
  private CsvOut() {}

  static void write(Appendable out, List<String> header, List<List<Object>> rows)
      throws IOException {
    // Not closed: that would close what the caller gave.
    CSVPrinter csv = new CSVPrinter(out, CSVFormat.RFC4180);
    csv.printRecord(header);
    for (List<Object> row : rows) {
      csv.printRecord(row);
    }
  }
}
