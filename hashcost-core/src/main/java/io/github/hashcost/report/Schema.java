package io.github.hashcost.report;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the file is called, and who wrote it. */
final class Schema {
  static final String NAME = "hashcost-result/1";

  private static final Pattern NUMBERED = Pattern.compile("hashcost-result/([1-9]\\d{0,5})");

  private Schema() {}

  /**
   * @throws HashcostException.InvalidParameter when this version cannot read it, without a place
   */
  static void requireReadable(String schema) {
    if (schema.equals(NAME)) {
      return;
    }
    Matcher numbered = NUMBERED.matcher(schema);
    throw new HashcostException.InvalidParameter(
        numbered.matches()
            ? "written by a newer hashcost (" + schema + "); update"
            : "this is no result file: its schema is not " + NAME);
  }

  /** As the build filled it in. */
  static String libraryVersion() {
    try (InputStream in = Schema.class.getResourceAsStream("library.properties")) {
      Properties properties = new Properties();
      if (in != null) {
        properties.load(in);
      }
      return properties.getProperty("version", "unknown");
    } catch (IOException e) {
      throw new UncheckedIOException("library.properties of hashcost-core is unreadable", e);
    }
  }
}
