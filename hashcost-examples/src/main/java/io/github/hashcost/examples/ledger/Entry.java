package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.Hasher;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * One entry, held as the bytes that are hashed with the hash behind them. The same object is used
 * for one entry after the other, so that nothing is allocated for each; what its methods answer is
 * a copy. Not thread-safe.
 *
 * <pre>
 * 4 bytes  length of the payload
 * 8 bytes  index
 * 8 bytes  time
 * d bytes  hash of the entry before
 * n bytes  payload
 * d bytes  hash of all of these
 * </pre>
 */
public final class Entry {
  /** Bytes of a payload, so that a reader knows what it may have to hold. */
  public static final int MOST_PAYLOAD = 1 << 20;

  /** The greatest index and time: whole numbers up to it survive every JSON reader. */
  public static final long MOST_NUMBER = (1L << 53) - 1;

  static final int PREVIOUS_AT = 20;

  private static final int INDEX_AT = 4;
  private static final int TIME_AT = 12;
  private static final int USUAL_PAYLOAD = 256;
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final int digestBytes;
  private byte[] bytes;
  private int payloadLength;

  Entry(int digestBytes) {
    this.digestBytes = digestBytes;
    bytes = new byte[PREVIOUS_AT + 2 * digestBytes + USUAL_PAYLOAD];
  }

  /** From 0 on. */
  public long index() {
    return (long) LONG.get(bytes, INDEX_AT);
  }

  /** Milliseconds since 1970 in UTC, by the clock of who appended it. */
  public long time() {
    return (long) LONG.get(bytes, TIME_AT);
  }

  public byte[] payload() {
    return Arrays.copyOfRange(bytes, payloadAt(), hashAt());
  }

  /** The hash of the entry before. */
  public byte[] previous() {
    return Arrays.copyOfRange(bytes, PREVIOUS_AT, payloadAt());
  }

  public byte[] hash() {
    return Arrays.copyOfRange(bytes, hashAt(), end());
  }

  byte[] bytes() {
    return bytes;
  }

  int digestBytes() {
    return digestBytes;
  }

  int payloadLength() {
    return payloadLength;
  }

  int payloadAt() {
    return PREVIOUS_AT + digestBytes;
  }

  int hashAt() {
    return payloadAt() + payloadLength;
  }

  int end() {
    return hashAt() + digestBytes;
  }

  /** The entries before, in place of none. */
  void startAfter(long index, byte[] hash) {
    payloadLength(0);
    numbers(index, 0);
    System.arraycopy(hash, 0, bytes, hashAt(), digestBytes);
  }

  /** Becomes the entry that follows this one. */
  void next(long time, byte[] payload, int offset, int length, Hasher hasher) {
    System.arraycopy(bytes, hashAt(), bytes, PREVIOUS_AT, digestBytes);
    long index = index() + 1;
    payloadLength(length);
    numbers(index, time);
    System.arraycopy(payload, offset, bytes, payloadAt(), length);
    hasher.hash(bytes, 0, hashAt(), bytes, hashAt());
  }

  /** Makes room for a payload of this length, and forgets the one before. */
  void payloadLength(int length) {
    payloadRoom(length);
    payloadLength = length;
    INT.set(bytes, 0, length);
  }

  /** Makes room for a payload whose length is not known yet. */
  void payloadRoom(int most) {
    int needed = PREVIOUS_AT + 2 * digestBytes + most;
    if (needed > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(needed, 2 * bytes.length));
    }
  }

  void numbers(long index, long time) {
    LONG.set(bytes, INDEX_AT, index);
    LONG.set(bytes, TIME_AT, time);
  }

  boolean follows(byte[] hash) {
    return Arrays.equals(bytes, PREVIOUS_AT, payloadAt(), hash, 0, digestBytes);
  }

  /**
   * @param digest for the hash as it should be
   */
  boolean isSealed(Hasher hasher, byte[] digest) {
    hasher.hash(bytes, 0, hashAt(), digest, 0);
    return Arrays.equals(bytes, hashAt(), end(), digest, 0, digestBytes);
  }

  void copyHash(byte[] target) {
    System.arraycopy(bytes, hashAt(), target, 0, digestBytes);
  }

  /** Nothing of the payload but its length. */
  @Override
  public String toString() {
    return "entry " + index() + " with a payload of " + payloadLength + " bytes";
  }
}
