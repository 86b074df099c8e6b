package io.github.hashcost.providers.password4j;

import com.password4j.HashingFunction;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Which Password4j this is. */
final class Password4jVersion {
  /** In a folder of its own, so that it is kept when jars are merged. */
  private static final String COORDINATES =
      "/META-INF/maven/com.password4j/password4j/pom.properties";

  private Password4jVersion() {}

  /**
   * Name and version, such as "Password4j 1.8.4"; the name alone where the version is not found.
   */
  static String describe() {
    Properties coordinates = new Properties();
    try (InputStream file = HashingFunction.class.getResourceAsStream(COORDINATES)) {
      if (file != null) {
        coordinates.load(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ("Password4j " + coordinates.getProperty("version", "")).strip();
  }
}
