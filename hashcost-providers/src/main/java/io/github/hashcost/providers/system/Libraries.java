package io.github.hashcost.providers.system;

import com.sun.jna.Function;
import com.sun.jna.NativeLibrary;
import java.util.Optional;

/** Finds libraries of the system and functions in them. */
final class Libraries {
  private Libraries() {}

  /** The first that is there. */
  static Optional<NativeLibrary> open(String... names) {
    for (String name : names) {
      try {
        return Optional.of(NativeLibrary.getInstance(name));
      } catch (UnsatisfiedLinkError e) {
        // The next one may be there.
      }
    }
    return Optional.empty();
  }

  static Optional<Function> function(NativeLibrary library, String name) {
    try {
      return Optional.of(library.getFunction(name));
    } catch (UnsatisfiedLinkError e) {
      return Optional.empty();
    }
  }

  /** The name of its file, such as "libcrypt.so.1". */
  static String describe(NativeLibrary library) {
    return library.getFile().getName();
  }
}
