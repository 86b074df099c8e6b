package io.github.hashcost.providers.password4j;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.util.List;
import java.util.stream.Stream;

/** {@code password4j/…}. Immutable. */
public final class Password4jProvider implements HashProvider {
  /** The youngest class of those in use. */
  private static final String NEEDED = "com.password4j.BalloonHashingFunction";

  /** For {@link java.util.ServiceLoader}. */
  public Password4jProvider() {}

  @Override
  public String name() {
    return "password4j";
  }

  @Override
  public Availability availability() {
    return isReadable(NEEDED)
        ? Availability.available()
        : Availability.unavailable(
            "Password4j is not there, or is too old",
            "add com.password4j:password4j; on the module path also --add-modules password4j");
  }

  /** A class can be found and still be out of bounds: a named module reads no class path. */
  private static boolean isReadable(String className) {
    try {
      Class<?> found = Class.forName(className, false, Password4jProvider.class.getClassLoader());
      return Password4jProvider.class.getModule().canRead(found.getModule());
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  @Override
  public List<HashFunction> functions() {
    String version = Password4jVersion.describe();
    return Stream.of(
            Argon2.functions(version),
            List.of(Scrypt.function(version), Bcrypt.function(version)),
            Pbkdf2.functions(version),
            Balloon.functions(version))
        .flatMap(List::stream)
        .toList();
  }
}
