package io.github.hashcost.providers;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** sha512crypt, step by step as Drepper describes it in Unix crypt using SHA-256 and SHA-512. */
final class Sha512CryptReference {
  private Sha512CryptReference() {}

  static byte[] digest(byte[] password, byte[] saltBytes, int rounds) {
    byte[] salt = CryptText.spell(saltBytes).getBytes(StandardCharsets.US_ASCII);
    // Steps 4 to 8.
    byte[] b = sha512(password, salt, password);
    // Steps 1 to 3 and 9 to 12.
    ByteArrayOutputStream toA = new ByteArrayOutputStream();
    toA.writeBytes(password);
    toA.writeBytes(salt);
    toA.writeBytes(repeated(b, password.length));
    for (int bits = password.length; bits > 0; bits >>= 1) {
      toA.writeBytes((bits & 1) == 1 ? b : password);
    }
    byte[] a = sha512(toA.toByteArray());
    // Steps 13 to 16.
    ByteArrayOutputStream toDp = new ByteArrayOutputStream();
    for (int i = 0; i < password.length; i++) {
      toDp.writeBytes(password);
    }
    byte[] p = repeated(sha512(toDp.toByteArray()), password.length);
    // Steps 17 to 20.
    ByteArrayOutputStream toDs = new ByteArrayOutputStream();
    for (int i = 0; i < 16 + Byte.toUnsignedInt(a[0]); i++) {
      toDs.writeBytes(salt);
    }
    byte[] s = repeated(sha512(toDs.toByteArray()), salt.length);
    // Step 21.
    byte[] none = {};
    for (int round = 0; round < rounds; round++) {
      boolean odd = round % 2 == 1;
      a = sha512(odd ? p : a, round % 3 != 0 ? s : none, round % 7 != 0 ? p : none, odd ? a : p);
    }
    return a;
  }

  private static byte[] sha512(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return References.digest("SHA-512", all.toByteArray());
  }

  private static byte[] repeated(byte[] digest, int length) {
    byte[] repeated = new byte[length];
    for (int i = 0; i < length; i += digest.length) {
      System.arraycopy(digest, 0, repeated, i, Math.min(digest.length, length - i));
    }
    return repeated;
  }
}
