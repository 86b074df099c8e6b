package io.github.hashcost.providers.system;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashcostException;
import java.util.Optional;

/** The reference code of Argon2 as a library of the system. Immutable and thread-safe. */
final class LibArgon2 {
  /** argon2.h: ARGON2_MEMORY_ALLOCATION_ERROR. */
  private static final int MEMORY_ALLOCATION_ERROR = -22;

  private final Function hash;
  private final String description;

  private LibArgon2(Function hash, String description) {
    this.hash = hash;
    this.description = description;
  }

  static Optional<LibArgon2> find() {
    return Libraries.open("libargon2.so.1", "argon2")
        .flatMap(
            library ->
                Libraries.function(library, "argon2_hash")
                    .map(function -> new LibArgon2(function, Libraries.describe(library))));
  }

  static Availability.Unavailable unavailable() {
    return Availability.unavailable(
        "there is no libargon2",
        "install it (Debian: libargon2-1, Fedora: libargon2, Homebrew: argon2); elsewhere than"
            + " where the system looks it is found with -Djna.library.path=DIRECTORY");
  }

  /**
   * argon2.h: argon2_hash.
   *
   * @param passwordBytes how much of that memory is the password
   * @param tag filled
   */
  void hash(Argon2.Costs costs, Memory password, int passwordBytes, Memory salt, Memory tag) {
    int code =
        hash.invokeInt(
            new Object[] {
              costs.passes(),
              costs.kibibytes(),
              costs.lanes(),
              password,
              size(passwordBytes),
              salt,
              size(salt.size()),
              tag,
              size(tag.size()),
              Pointer.NULL,
              size(0),
              costs.type(),
              costs.version()
            });
    if (code != 0) {
      throw new HashcostException.ProviderFailure(
          description + " " + words(code, costs.kibibytes()));
    }
  }

  static String words(int code, int kibibytes) {
    return code == MEMORY_ALLOCATION_ERROR
        ? "did not get the "
            + kibibytes
            + " KiB of memory that m asks for from the system; choose a smaller m, or free memory"
        : "failed with code " + code + " of argon2.h";
  }

  /** A size_t. */
  private static Object size(long value) {
    return Native.SIZE_T_SIZE == Long.BYTES ? (Object) value : (Object) Math.toIntExact(value);
  }

  String description() {
    return description;
  }
}
