package io.github.hashcost.providers.guava;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** Which Guava this is. */
final class GuavaVersion {
  /** In a folder of Guava's own, so that it is kept when jars are merged. */
  private static final String COORDINATES = "/META-INF/maven/com.google.guava/guava/pom.properties";

  private GuavaVersion() {}

  /**
   * Name and version, such as "Guava 33.8.0-jre"; the name alone where the version is not found.
   */
  static String describe() {
    Properties coordinates = new Properties();
    try (InputStream file = Hashing.class.getResourceAsStream(COORDINATES)) {
      if (file != null) {
        coordinates.load(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ("Guava " + coordinates.getProperty("version", "")).strip();
  }
}
