package io.github.hashcost.examples.ledger;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/** Tells how far a stream was read, for those who wait. Not thread-safe. */
public final class CountedInput extends FilterInputStream {
  private final LongConsumer listener;
  private long bytes;

  private CountedInput(InputStream in, LongConsumer listener) {
    super(in);
    this.listener = listener;
  }

  /**
   * The same bytes.
   *
   * @param listener is told after each reading how many there were so far
   */
  public static CountedInput of(InputStream in, LongConsumer listener) {
    return new CountedInput(in, listener);
  }

  @Override
  public int read() throws IOException {
    int next = super.read();
    count(next < 0 ? 0 : 1);
    return next;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = super.read(target, offset, length);
    count(Math.max(0, count));
    return count;
  }

  private void count(int more) {
    bytes += more;
    listener.accept(bytes);
  }
}
