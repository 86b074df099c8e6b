package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.report.CsvTable;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** A CSV file (RFC 4180, UTF-8) whose columns say what they mean. Immutable. */
final class Table {
  /** Of what is computed; what was counted or timed is written in full. */
  private static final MathContext DIGITS = new MathContext(7);

  private final String file;
  private final List<Column> columns;
  private final List<List<String>> rows;

  private Table(Builder builder) {
    file = builder.file;
    columns = List.copyOf(builder.columns);
    rows = builder.rows.stream().map(row -> List.copyOf(row.values)).toList();
  }

  /** Starts one without columns and rows. */
  static Builder named(String file) {
    return new Builder(file);
  }

  /** Every column of these tables and of itself. */
  static Table codebook(List<Table> tables) {
    Builder book =
        named("codebook.csv")
            .column("file", "name", "the file that has the column")
            .column("column", "name", "its name in the first row")
            .column("unit", "text", "the unit, or the kind where there is none")
            .column("meaning", "text", "what it says");
    List<Table> all = new ArrayList<>(tables);
    all.add(book.build());
    for (Table table : all) {
      for (Column column : table.columns) {
        book.row().add(table.file).add(column.name).add(column.unit).add(column.meaning);
      }
    }
    return book.build();
  }

  String file() {
    return file;
  }

  byte[] toCsv() {
    CsvTable csv = CsvTable.of(columns.stream().map(c -> c.name).toArray(String[]::new));
    rows.forEach(row -> csv.row(row.toArray()));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      csv.writeTo(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static final class Column {
    private final String name;
    private final String unit;
    private final String meaning;

    Column(String name, String unit, String meaning) {
      this.name = name;
      this.unit = unit;
      this.meaning = meaning;
    }
  }

  /** Values in the order of the columns. */
  static final class Row {
    private final List<String> values = new ArrayList<>();

    private Row() {}

    Row add(double value) {
      values.add(new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString());
      return this;
    }

    Row add(long value) {
      values.add(Long.toString(value));
      return this;
    }

    Row add(String value) {
      values.add(value);
      return this;
    }
  }

  /** Not thread-safe. */
  static final class Builder {
    private final String file;
    private final List<Column> columns = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    private Builder(String file) {
      this.file = file;
    }

    Builder column(String name, String unit, String meaning) {
      columns.add(new Column(name, unit, meaning));
      return this;
    }

    /** A new one at the end, to be filled. */
    Row row() {
      Row row = new Row();
      rows.add(row);
      return row;
    }

    Table build() {
      for (Row row : rows) {
        if (row.values.size() != columns.size()) {
          throw new IllegalStateException(
              file + ": " + row.values.size() + " values for " + columns.size() + " columns");
        }
      }
      return new Table(this);
    }
  }
}
