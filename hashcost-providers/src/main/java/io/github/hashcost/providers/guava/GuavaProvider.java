package io.github.hashcost.providers.guava;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.util.List;
import java.util.stream.Stream;

/** {@code guava/…}. Immutable. */
public final class GuavaProvider implements HashProvider {
  private static final String NEEDED = "com.google.common.hash.Hashing";

  /** For {@link java.util.ServiceLoader}. */
  public GuavaProvider() {}

  @Override
  public String name() {
    return "guava";
  }

  @Override
  public Availability availability() {
    return isReadable(NEEDED)
        ? Availability.available()
        : Availability.unavailable(
            "Guava is not there",
            "add com.google.guava:guava; on the module path also "
                + "--add-modules com.google.common");
  }

  /** A class can be found and still be out of bounds: a named module reads no class path. */
  private static boolean isReadable(String className) {
    try {
      Class<?> found = Class.forName(className, false, GuavaProvider.class.getClassLoader());
      return GuavaProvider.class.getModule().canRead(found.getModule());
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  @Override
  public List<HashFunction> functions() {
    String version = GuavaVersion.describe();
    return Stream.of(
            Murmur3.functions(version), List.of(SipHash.function(version)), Crc.functions(version))
        .flatMap(List::stream)
        .toList();
  }
}
