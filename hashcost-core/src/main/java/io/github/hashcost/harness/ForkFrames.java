package io.github.hashcost.harness;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Blocks of bytes that can be told from whatever else a JVM or a function writes to the same pipe:
 * a mark of 8 bytes, the length, the bytes, and their CRC-32.
 */
final class ForkFrames {
  private static final long MARK = 0x9C_68_63_6F_73_74_0D_0AL;

  private ForkFrames() {}

  /** In one write, so that little can get in between. */
  static void write(byte[] payload, OutputStream out) throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream(payload.length + 20);
    WireOut wire = new WireOut(frame);
    wire.writeLong(MARK);
    wire.block(payload);
    wire.writeInt(checksum(payload));
    frame.writeTo(out);
    out.flush();
  }

  /** The next block that came through whole; what is none is passed over. Empty at the end. */
  static Optional<byte[]> read(WireIn in) throws IOException {
    try {
      while (true) {
        passMark(in);
        int length = in.readInt();
        if (length >= 0) {
          byte[] payload = in.block(length);
          if (in.readInt() == checksum(payload)) {
            return Optional.of(payload);
          }
        }
      }
    } catch (EOFException e) {
      return Optional.empty();
    }
  }

  private static void passMark(WireIn in) throws IOException {
    long window = 0;
    while (window != MARK) {
      window = window << 8 | in.readUnsignedByte();
    }
  }

  private static int checksum(byte[] payload) {
    CRC32 crc = new CRC32();
    crc.update(payload);
    return (int) crc.getValue();
  }
}
