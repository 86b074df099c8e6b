package io.github.hashcost.attacker;

import io.github.hashcost.api.HashcostException;
import java.util.ArrayList;
import java.util.List;

/**
 * A record of CSV as RFC 4180 has it: fields between commas; one in quotes may hold commas, line
 * ends and doubled quotes. Blank lines are skipped.
 *
 * @param line where it starts, from 1
 */
record CsvRecord(int line, List<String> fields) {
  /**
   * @param name of the file, for messages
   * @throws HashcostException.InvalidParameter when quotes do not match
   */
  static List<CsvRecord> readAll(String text, String name) {
    return new Reader(text.startsWith("\ufeff") ? text.substring(1) : text, name).records();
  }

  private static final class Reader {
    private final String text;
    private final String name;
    private int position;
    private int line = 1;

    Reader(String text, String name) {
      this.text = text;
      this.name = name;
    }

    List<CsvRecord> records() {
      List<CsvRecord> records = new ArrayList<>();
      while (position < text.length()) {
        int start = line;
        List<String> fields = new ArrayList<>();
        do {
          fields.add(field());
        } while (skip(','));
        endOfLine();
        if (fields.size() > 1 || !fields.get(0).isBlank()) {
          records.add(new CsvRecord(start, List.copyOf(fields)));
        }
      }
      return records;
    }

    private String field() {
      if (skip('"')) {
        return quoted();
      }
      int start = position;
      while (position < text.length() && ",\r\n".indexOf(text.charAt(position)) < 0) {
        position++;
      }
      return text.substring(start, position).strip();
    }

    private String quoted() {
      int start = line;
      StringBuilder field = new StringBuilder();
      while (position < text.length()) {
        char c = text.charAt(position++);
        if (c == '"' && !skip('"')) {
          return field.toString().strip();
        }
        if (c == '\n') {
          line++;
        }
        field.append(c);
      }
      throw bad(start, "a quote is opened and never closed");
    }

    private void endOfLine() {
      skip('\r');
      if (!skip('\n') && position < text.length()) {
        throw bad(line, "text follows a closing quote; a comma or the end of the line is expected");
      }
      line++;
    }

    private boolean skip(char c) {
      boolean found = position < text.length() && text.charAt(position) == c;
      if (found) {
        position++;
      }
      return found;
    }

    private HashcostException bad(int where, String what) {
      return new HashcostException.InvalidParameter(name + ", line " + where + ": " + what);
    }
  }
}
