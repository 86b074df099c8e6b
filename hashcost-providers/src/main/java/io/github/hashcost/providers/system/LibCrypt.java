package io.github.hashcost.providers.system;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import io.github.hashcost.api.Availability;
import java.util.Optional;

/**
 * The libcrypt of Linux: libxcrypt's, or on older systems glibc's. {@code crypt_rn} is told how
 * much memory it has and refuses where that is not enough; only where it is not there, {@code
 * crypt_r} is called, which trusts its caller.
 */
final class LibCrypt implements Crypt {
  /** libxcrypt, crypt.h: sizeof(struct crypt_data), the same in all its versions. */
  private static final int LIBXCRYPT_BYTES = 32_768;

  /** glibc's struct crypt_data has 131,232 bytes on 64-bit systems. */
  private static final int GLIBC_BYTES = 160 * 1024;

  private final Function function;
  private final boolean sized;
  private final String description;

  private LibCrypt(Function function, boolean sized, String description) {
    this.function = function;
    this.sized = sized;
    this.description = description;
  }

  static Optional<Crypt> find() {
    return Libraries.open("libcrypt.so.2", "libcrypt.so.1")
        .flatMap(library -> sized(library).or(() -> unsized(library)));
  }

  static Optional<Crypt> sized(NativeLibrary library) {
    return Libraries.function(library, "crypt_rn")
        .map(function -> new LibCrypt(function, true, Libraries.describe(library)));
  }

  static Optional<Crypt> unsized(NativeLibrary library) {
    return Libraries.function(library, "crypt_r")
        .map(function -> new LibCrypt(function, false, Libraries.describe(library)));
  }

  /** Why a method cannot be had. */
  static Availability.Unavailable unavailable(String method, Optional<Crypt> library) {
    return Availability.unavailable(
        library
            .map(found -> found.description() + " does not compute " + method)
            .orElse("there is no libcrypt.so.2 or libcrypt.so.1 with crypt_rn or crypt_r"),
        "install libxcrypt, 4.3 or later (Debian: libcrypt1, Fedora: libxcrypt); it is for Linux"
            + " with glibc");
  }

  @Override
  public int workBytes() {
    return sized ? LIBXCRYPT_BYTES : GLIBC_BYTES;
  }

  @Override
  public Optional<String> hash(Pointer phrase, Pointer setting, Memory work) {
    Pointer text =
        function.invokePointer(
            sized
                ? new Object[] {phrase, setting, work, workBytes()}
                : new Object[] {phrase, setting, work});
    return Optional.ofNullable(text).map(found -> found.getString(0, "ISO-8859-1"));
  }

  @Override
  public String description() {
    return description;
  }
}
