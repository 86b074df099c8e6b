package io.github.hashcost.cli.accuracy;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * Blocks of bytes on a pipe that a JVM also writes warnings to, and native code its own: a mark of
 * 8 bytes, the length, the bytes. A frame is one write of less than 4 KiB, so that nothing gets in
 * between.
 */
final class Frames {
  /** No text holds its first byte, no UTF-8 the first two. */
  private static final long MARK = 0xFE_FF_68_63_61_6C_6F_0AL;

  static final int MOST_BYTES = 2048;

  private Frames() {}

  static void write(OutputStream out, byte[] payload) throws IOException {
    if (payload.length > MOST_BYTES) {
      throw new IllegalArgumentException(
          "a frame of " + payload.length + " bytes; at most " + MOST_BYTES + " are allowed");
    }
    ByteBuffer frame = ByteBuffer.allocate(Long.BYTES + Integer.BYTES + payload.length);
    frame.putLong(MARK).putInt(payload.length).put(payload);
    out.write(frame.array());
    out.flush();
  }

  /** The next frame; all else is passed over. Empty at the end of the stream. */
  static Optional<byte[]> read(DataInputStream in) throws IOException {
    try {
      while (true) {
        long window = 0;
        while (window != MARK) {
          window = window << 8 | in.readUnsignedByte();
        }
        int length = in.readInt();
        if (length >= 0 && length <= MOST_BYTES) {
          byte[] payload = new byte[length];
          in.readFully(payload);
          return Optional.of(payload);
        }
      }
    } catch (EOFException e) {
      return Optional.empty();
    }
  }
}
