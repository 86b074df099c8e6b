package io.github.hashcost.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Aligned columns of plain text. The table is never wider than asked: texts wrap, at spaces first,
 * then behind the punctuation of ids, then anywhere. Everything but printable ASCII is shown as
 * {@code ?}, so that columns stay aligned in every charset and no text can steer a terminal; white
 * space of any kind is one space. Immutable.
 *
 * <pre>{@code
 * TextTable.builder(100).left("function").right("time").row("djb2", "6.12 ns").build().toString();
 *
 * function     time
 * --------  -------
 * djb2      6.12 ns
 * }</pre>
 */
public final class TextTable {
  private static final String GAP = "  ";

  private final List<String> lines;

  private TextTable(List<String> lines) {
    this.lines = List.copyOf(lines);
  }

  /**
   * A table without columns yet.
   *
   * @param maxWidth characters per line, at least 20
   * @throws IllegalArgumentException when it is less
   */
  public static Builder builder(int maxWidth) {
    return new Builder(maxWidth);
  }

  /** Header, rule and rows, without trailing spaces. */
  public List<String> lines() {
    return lines;
  }

  /** The lines, each ended by {@code \n}. */
  @Override
  public String toString() {
    return String.join("\n", lines) + "\n";
  }

  /** Columns first, then rows. Not thread-safe. */
  public static final class Builder {
    private final int maxWidth;
    private final List<String> headers = new ArrayList<>();
    private final List<Boolean> alignedRight = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    private Builder(int maxWidth) {
      if (maxWidth < 20) {
        throw new IllegalArgumentException(
            "a table of " + maxWidth + " characters; at least 20 are allowed");
      }
      this.maxWidth = maxWidth;
    }

    /** Adds a column of texts. Where the table is too wide, these give way first. */
    public Builder left(String header) {
      return column(header, false);
    }

    /** Adds a column of figures. */
    public Builder right(String header) {
      return column(header, true);
    }

    private Builder column(String header, boolean right) {
      if (!rows.isEmpty()) {
        throw new IllegalStateException("column " + header + " after a row; add the columns first");
      }
      headers.add(TextWrap.printable(header));
      alignedRight.add(right);
      return this;
    }

    /**
     * Adds a row.
     *
     * @param cells one per column; with fewer, the last one starts in its column and may run to the
     *     end of the line, such as the reason why there are no figures
     * @throws IllegalArgumentException when there are none or more than columns
     */
    public Builder row(String... cells) {
      if (cells.length == 0 || cells.length > headers.size()) {
        throw new IllegalArgumentException(
            "a row of "
                + cells.length
                + " cells; 1 to "
                + headers.size()
                + " are allowed, as many as columns");
      }
      rows.add(Arrays.stream(cells).map(TextWrap::printable).toList());
      return this;
    }

    /**
     * The table as of now.
     *
     * @throws IllegalStateException when there is no column, or there are more than the width can
     *     hold
     */
    public TextTable build() {
      int[] widths = widths();
      List<String> lines = new ArrayList<>();
      addRow(lines, headers, widths);
      lines.add(String.join(GAP, Arrays.stream(widths).mapToObj("-"::repeat).toList()));
      rows.forEach(row -> addRow(lines, row, widths));
      return new TextTable(lines);
    }

    private int[] widths() {
      int columns = headers.size();
      int room = maxWidth - GAP.length() * (columns - 1);
      if (columns == 0 || room < columns) {
        throw new IllegalStateException(
            columns + " columns do not fit in " + maxWidth + " characters");
      }
      int[] widths = headers.stream().mapToInt(String::length).map(n -> Math.max(1, n)).toArray();
      for (List<String> row : rows) {
        int own = row.size() == columns ? columns : row.size() - 1;
        for (int i = 0; i < own; i++) {
          widths[i] = Math.max(widths[i], row.get(i).length());
        }
      }
      for (int excess = Arrays.stream(widths).sum() - room; excess > 0; excess--) {
        widths[widest(widths)]--;
      }
      return widths;
    }

    /**
     * The column to narrow: the widest of texts; only when these are down to a few letters the
     * widest of figures.
     */
    private int widest(int[] widths) {
      int few = 8;
      int widest = -1;
      for (int i = 0; i < widths.length; i++) {
        boolean text = !alignedRight.get(i) && widths[i] > few;
        if (text && (widest < 0 || widths[i] > widths[widest])) {
          widest = i;
        }
      }
      if (widest >= 0) {
        return widest;
      }
      int max = Arrays.stream(widths).max().orElseThrow();
      return Arrays.stream(widths).boxed().toList().indexOf(max);
    }

    private void addRow(List<String> lines, List<String> cells, int[] columns) {
      int[] widths = Arrays.copyOf(columns, cells.size());
      boolean whole = cells.size() == columns.length;
      int last = cells.size() - 1;
      if (!whole) {
        widths[last] = maxWidth - Arrays.stream(widths, 0, last).sum() - GAP.length() * last;
      }
      List<List<String>> wrapped = new ArrayList<>();
      for (int i = 0; i <= last; i++) {
        wrapped.add(TextWrap.wrap(cells.get(i), widths[i]));
      }
      int height = wrapped.stream().mapToInt(List::size).max().orElseThrow();
      for (int y = 0; y < height; y++) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i <= last; i++) {
          String text = y < wrapped.get(i).size() ? wrapped.get(i).get(y) : "";
          String padding = " ".repeat(widths[i] - text.length());
          boolean right = alignedRight.get(i) && (whole || i < last);
          line.append(right ? padding + text : text + padding).append(GAP);
        }
        lines.add(line.toString().stripTrailing());
      }
    }
  }
}
