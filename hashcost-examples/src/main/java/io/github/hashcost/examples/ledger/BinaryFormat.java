package io.github.hashcost.examples.ledger;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The bytes of an {@link Entry} as they are, after the complement of its length. */
final class BinaryFormat extends LedgerFormat {
  static final BinaryFormat INSTANCE = new BinaryFormat();

  private static final byte[] START = "hcledger\1".getBytes(StandardCharsets.US_ASCII);
  private static final int GUARD_BYTES = 4;
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);

  private BinaryFormat() {}

  @Override
  public String name() {
    return "binary";
  }

  @Override
  byte[] header(String functionId) {
    byte[] id = functionId.getBytes(StandardCharsets.US_ASCII);
    byte[] header = Arrays.copyOf(START, START.length + 1 + id.length);
    header[START.length] = (byte) id.length;
    System.arraycopy(id, 0, header, START.length + 1, id.length);
    return header;
  }

  @Override
  byte[] headerStart() {
    return START.clone();
  }

  @Override
  int headerEnd(byte[] source, int length) {
    if (length <= START.length) {
      return 0;
    }
    int end = START.length + 1 + (source[START.length] & 0xff);
    return end <= length ? end : 0;
  }

  @Override
  String functionId(byte[] source, int headerEnd) {
    int at = START.length + 1;
    return new String(source, at, headerEnd - at, StandardCharsets.US_ASCII);
  }

  @Override
  void check(byte[] payload, int offset, int length) {}

  @Override
  int mostBytes(Entry entry) {
    return GUARD_BYTES + entry.end();
  }

  @Override
  int encode(Entry entry, byte[] target, int at) {
    // A length that was damaged must not make good entries look like the torn end of one.
    INT.set(target, at, ~entry.payloadLength());
    System.arraycopy(entry.bytes(), 0, target, at + GUARD_BYTES, entry.end());
    return at + GUARD_BYTES + entry.end();
  }

  @Override
  EntryDecoder newDecoder() {
    return BinaryFormat::decode;
  }

  private static int decode(byte[] source, int from, int to, Entry entry) {
    int start = from + GUARD_BYTES;
    if (to - start < Integer.BYTES) {
      return EntryDecoder.INCOMPLETE;
    }
    int payloadLength = (int) INT.get(source, start);
    if (payloadLength != ~(int) INT.get(source, from)
        || payloadLength < 0
        || payloadLength > Entry.MOST_PAYLOAD) {
      return EntryDecoder.MALFORMED;
    }
    entry.payloadLength(payloadLength);
    if (to - start < entry.end()) {
      return EntryDecoder.INCOMPLETE;
    }
    System.arraycopy(source, start, entry.bytes(), 0, entry.end());
    boolean inRange = inRange(entry.index()) && inRange(entry.time());
    return inRange ? start + entry.end() : EntryDecoder.MALFORMED;
  }

  private static boolean inRange(long number) {
    return number >= 0 && number <= Entry.MOST_NUMBER;
  }
}
