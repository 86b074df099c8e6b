package io.github.hashcost.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** The page's own files beside this class, and Chart.js out of its WebJar. */
final class Resources {
  private static final String CHART_JS = "chart.js";

  private Resources() {}

  static String own(String name) {
    return read(name);
  }

  /**
   * With its licence, which asks to go along with every copy, and without the last line, which
   * would have a browser's tools ask for a map of the source.
   */
  static String chartJs() {
    String directory = "/META-INF/resources/webjars/" + CHART_JS + "/" + version();
    String script = read(directory + "/dist/chart.umd.min.js");
    return "/*\n"
        + read(directory + "/LICENSE.md")
        + "*/\n"
        + script.substring(0, script.lastIndexOf("//# sourceMappingURL="));
  }

  /** A WebJar's files lie under its version, which Maven left in it. */
  private static String version() {
    Properties maven = new Properties();
    try (InputStream in = open("/META-INF/maven/org.webjars.npm/" + CHART_JS + "/pom.properties")) {
      maven.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return maven.getProperty("version");
  }

  private static String read(String name) {
    try (InputStream in = open(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InputStream open(String name) {
    return Objects.requireNonNull(Resources.class.getResourceAsStream(name), name);
  }
}
