package io.github.hashcost.providers.hash4j;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.util.List;

/** {@code hash4j/…}. Immutable. */
public final class Hash4jProvider implements HashProvider {
  private static final String NEEDED = "com.dynatrace.hash4j.hashing.Hashing";

  /** For {@link java.util.ServiceLoader}. */
  public Hash4jProvider() {}

  @Override
  public String name() {
    return "hash4j";
  }

  @Override
  public Availability availability() {
    return isReadable(NEEDED)
        ? Availability.available()
        : Availability.unavailable(
            "hash4j is not there",
            "add com.dynatrace.hash4j:hash4j; on the module path also "
                + "--add-modules com.dynatrace.hash4j");
  }

  /** A class can be found and still be out of bounds: a named module reads no class path. */
  private static boolean isReadable(String className) {
    try {
      Class<?> found = Class.forName(className, false, Hash4jProvider.class.getClassLoader());
      return Hash4jProvider.class.getModule().canRead(found.getModule());
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  @Override
  public List<HashFunction> functions() {
    return XxHash.functions(Hash4jVersion.describe());
  }
}
