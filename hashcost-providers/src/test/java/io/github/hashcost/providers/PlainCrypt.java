package io.github.hashcost.providers;

import com.sun.jna.Library;
import com.sun.jna.Native;
import java.util.Arrays;

/** The system's crypt(3) in its plain form, which has one buffer for all threads. */
final class PlainCrypt {
  private static final C LIBRARY = Native.load("crypt", C.class);

  /** As crypt.h has it. */
  interface C extends Library {
    String crypt(byte[] phrase, String setting);
  }

  private PlainCrypt() {}

  /** At a cost of 1. */
  static byte[] yescrypt(byte[] password, byte[] salt) {
    String hash = crypt(password, "$y$j75$" + CryptText.spell(salt));
    return CryptText.read(hash.substring(hash.lastIndexOf('$') + 1), 32);
  }

  static synchronized String crypt(byte[] password, String setting) {
    return LIBRARY.crypt(Arrays.copyOf(password, password.length + 1), setting);
  }
}
