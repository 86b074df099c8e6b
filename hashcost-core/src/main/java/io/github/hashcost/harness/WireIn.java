package io.github.hashcost.harness;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads what a {@link WireOut} wrote. */
final class WireIn extends DataInputStream {
  WireIn(InputStream in) {
    super(in);
  }

  byte[] block() throws IOException {
    return block(readInt());
  }

  byte[] block(int length) throws IOException {
    byte[] bytes = readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException();
    }
    return bytes;
  }

  String text() throws IOException {
    return new String(block(), StandardCharsets.UTF_8);
  }

  <E extends Enum<E>> E constant(Class<E> type) throws IOException {
    return Enum.valueOf(type, text());
  }
}
