package io.github.hashcost.providers.hash4j;

import com.dynatrace.hash4j.hashing.Hashing;
import java.security.CodeSource;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which hash4j this is. */
final class Hash4jVersion {
  private static final Pattern JAR = Pattern.compile(".*/hash4j-([0-9][0-9.]*)\\.jar.*");

  private Hash4jVersion() {}

  /**
   * Name and version, such as "hash4j 0.31.0". The version stands in the name of its jar alone, so
   * where jars are merged it is not found.
   */
  static String describe() {
    return Optional.ofNullable(Hashing.class.getProtectionDomain().getCodeSource())
        .map(CodeSource::getLocation)
        .map(location -> JAR.matcher(location.toString()))
        .filter(Matcher::matches)
        .map(jar -> "hash4j " + jar.group(1))
        .orElse("hash4j");
  }
}
