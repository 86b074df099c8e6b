package io.github.hashcost.providers.system;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.util.List;
import java.util.Map;

/**
 * {@code native/…}: what the operating system itself computes passwords with, {@code crypt(3)} and
 * libargon2, through JNA. Immutable.
 *
 * <p>From JDK 24 on the JVM warns when JNA loads its library, unless it was started with {@code
 * --enable-native-access=ALL-UNNAMED}, or on the module path with {@code
 * --enable-native-access=com.sun.jna}.
 */
public final class NativeProvider implements HashProvider {
  /** The youngest class of those in use. */
  private static final String NEEDED = "com.sun.jna.internal.Cleaner";

  /** For {@link java.util.ServiceLoader}. */
  public NativeProvider() {}

  @Override
  public String name() {
    return "native";
  }

  @Override
  public Availability availability() {
    return isReadable(NEEDED)
        ? SystemFunctions.here().availability()
        : Availability.unavailable(
            "JNA is not there, or is too old",
            "add net.java.dev.jna:jna; on the module path also --add-modules com.sun.jna");
  }

  /** A class can be found and still be out of bounds: a named module reads no class path. */
  private static boolean isReadable(String className) {
    try {
      Class<?> found = Class.forName(className, false, NativeProvider.class.getClassLoader());
      return NativeProvider.class.getModule().canRead(found.getModule());
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  @Override
  public List<HashFunction> functions() {
    return SystemFunctions.here().present();
  }

  @Override
  public Map<String, Availability.Unavailable> missing() {
    return isReadable(NEEDED) ? SystemFunctions.here().missing() : Map.of();
  }

  /** Native code is there once in a process, however often its classes are. */
  @Override
  public boolean reloadable() {
    return false;
  }
}
