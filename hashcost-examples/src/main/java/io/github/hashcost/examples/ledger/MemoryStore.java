package io.github.hashcost.examples.ledger;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Keeps a ledger in memory, up to 2 GiB. Not thread-safe. */
public final class MemoryStore implements LedgerStore {
  private static final int FIRST_BYTES = 1 << 12;

  private byte[] bytes = new byte[FIRST_BYTES];
  private int length;

  private MemoryStore() {}

  /** An empty one. */
  public static MemoryStore create() {
    return new MemoryStore();
  }

  @Override
  public void write(byte[] source, int offset, int count) {
    int end = Math.addExact(length, count);
    if (end > bytes.length) {
      bytes =
          Arrays.copyOf(
              bytes, (int) Math.min(Integer.MAX_VALUE - 8L, Math.max(end, 2L * bytes.length)));
    }
    System.arraycopy(source, offset, bytes, length, count);
    length = end;
  }

  /** Nothing waits in memory. */
  @Override
  public void commit() {}

  /** Nothing is lost by it. */
  @Override
  public void close() {}

  /** Starts anew in the memory it has. */
  public void clear() {
    length = 0;
  }

  /** In bytes. */
  public int length() {
    return length;
  }

  /** Hands all of it to another store. */
  public void writeTo(LedgerStore other) throws IOException {
    other.write(bytes, 0, length);
  }

  /** A copy. */
  public byte[] toByteArray() {
    return Arrays.copyOf(bytes, length);
  }

  /** Reads what is there now, without a copy. */
  public InputStream newInputStream() {
    return new ByteArrayInputStream(bytes, 0, length);
  }
}
