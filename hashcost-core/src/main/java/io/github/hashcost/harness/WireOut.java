package io.github.hashcost.harness;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Writes what a {@link WireIn} reads, between a JVM and its child. */
final class WireOut extends DataOutputStream {
  WireOut(OutputStream out) {
    super(out);
  }

  void block(byte[] bytes) throws IOException {
    writeInt(bytes.length);
    write(bytes);
  }

  /** Of any length, unlike {@link #writeUTF}. */
  void text(String text) throws IOException {
    block(text.getBytes(StandardCharsets.UTF_8));
  }
}
