package io.github.hashcost.cli.accuracy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HexFormat;

/** What a lone child tells. */
sealed interface Answer {
  /**
   * It is warm and takes orders.
   *
   * @param nanosPerCall as the last batches of the warm-up took
   * @param bytesPerCall negative where nobody counts
   * @param settled false where the warm-up ended because it took too long
   * @param pinned whether its measuring thread is on the CPU that it was told
   * @param digest of the input, in hexadecimal
   */
  record Ready(
      double nanosPerCall, double bytesPerCall, boolean settled, boolean pinned, String digest)
      implements Answer {}

  /** So long took the calls that were ordered. */
  record Timed(long nanos) implements Answer {}

  /** It ends. */
  record Failed(String why) implements Answer {}

  default byte[] encoded() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    if (this instanceof Ready ready) {
      out.writeByte('R');
      out.writeDouble(ready.nanosPerCall);
      out.writeDouble(ready.bytesPerCall);
      out.writeBoolean(ready.settled);
      out.writeBoolean(ready.pinned);
      out.writeUTF(ready.digest);
    } else if (this instanceof Timed timed) {
      out.writeByte('T');
      out.writeLong(timed.nanos);
    } else if (this instanceof Failed failed) {
      out.writeByte('F');
      out.writeUTF(failed.why.substring(0, Math.min(failed.why.length(), 500)));
    }
    return bytes.toByteArray();
  }

  static Answer decoded(byte[] payload) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(payload));
    int kind = in.readUnsignedByte();
    return switch (kind) {
      case 'R' ->
          new Ready(
              in.readDouble(), in.readDouble(), in.readBoolean(), in.readBoolean(), in.readUTF());
      case 'T' -> new Timed(in.readLong());
      case 'F' -> new Failed(in.readUTF());
      default -> throw new IOException("an answer of the unknown kind " + kind);
    };
  }

  /** The first bytes of a long digest are enough to tell it from another. */
  static String hex(byte[] digest) {
    return HexFormat.of().formatHex(digest, 0, Math.min(digest.length, 64));
  }
}
