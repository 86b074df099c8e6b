package io.github.hashcost.examples.ledger.study;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/** What {@code sha256sum -c} reads. */
final class Checksums {
  private Checksums() {}

  static byte[] of(Map<String, byte[]> files) {
    StringBuilder lines = new StringBuilder();
    files.forEach(
        (name, bytes) ->
            lines
                .append(HexFormat.of().formatHex(sha256().digest(bytes)))
                .append("  ")
                .append(name)
                .append('\n'));
    return lines.toString().getBytes(StandardCharsets.US_ASCII);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
