package io.github.hashcost.providers.password4j;

import io.github.hashcost.api.HashcostException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Where Password4j makes text of bytes, and would hash a replacement for what is no text. */
final class Utf8 {
  private Utf8() {}

  /** A copy of these bytes, if they are UTF-8. */
  static byte[] password(String name, byte[] input, int offset, int length) {
    byte[] password = new byte[length];
    boolean ascii = true;
    for (int i = 0; i < length; i++) {
      password[i] = input[offset + i];
      ascii &= password[i] >= 0;
    }
    if (!ascii) {
      text(name + ": a password", password);
    }
    return password;
  }

  static String text(String what, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new HashcostException.InvalidParameter(
          what
              + " of "
              + bytes.length
              + " bytes that are no UTF-8: Password4j takes text here; use the same function of bc"
              + " or jca");
    }
  }
}
