package io.github.hashcost.examples.ledger;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * Writes a ledger to a file. Not thread-safe.
 *
 * <p>A buffered one hands the bytes to the operating system with each commit: they outlive a crash
 * of the process, not one of the machine. A durable one also waits until the device says that it
 * has them (fsync): that costs as much as thousands of entries, so commit many at once.
 */
public final class FileStore implements LedgerStore {
  private static final int BUFFER_BYTES = 1 << 16;

  private final FileChannel file;
  private final boolean durable;
  private final byte[] bytes = new byte[BUFFER_BYTES];
  private final ByteBuffer buffer = ByteBuffer.wrap(bytes);
  private int waiting;

  private FileStore(FileChannel file, boolean durable) {
    this.file = file;
    this.durable = durable;
  }

  /**
   * At the channel's position, which ought to be its end.
   *
   * @param file closed with the store
   */
  public static FileStore buffered(FileChannel file) {
    return new FileStore(file, false);
  }

  /** The same, with an fsync in each commit. */
  public static FileStore durable(FileChannel file) {
    return new FileStore(file, true);
  }

  @Override
  public void write(byte[] source, int offset, int length) throws IOException {
    if (length > bytes.length - waiting) {
      drain();
    }
    if (length > bytes.length) {
      writeAll(ByteBuffer.wrap(source, offset, length));
      return;
    }
    System.arraycopy(source, offset, bytes, waiting, length);
    waiting += length;
  }

  @Override
  public void commit() throws IOException {
    drain();
    if (durable) {
      file.force(false);
    }
  }

  private void drain() throws IOException {
    buffer.clear().limit(waiting);
    waiting = 0;
    writeAll(buffer);
  }

  private void writeAll(ByteBuffer all) throws IOException {
    while (all.hasRemaining()) {
      file.write(all);
    }
  }

  /** Commits, and closes the file. */
  @Override
  public void close() throws IOException {
    try (file) {
      commit();
    }
  }
}
