package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import java.io.Closeable;
import java.io.IOException;
import java.util.function.LongSupplier;

/**
 * Adds entries to the end of a chain, without allocating for each. Not thread-safe.
 *
 * <p>After an {@link IOException} the store may hold half an entry; open the file anew, which cuts
 * it.
 */
public final class Appender implements Closeable {
  private final ChainHash function;
  private final LedgerFormat format;
  private final LedgerStore store;
  private final LongSupplier clock;
  private final Hasher hasher;
  private final Entry last;
  private byte[] encoded = {};

  private Appender(ChainHash function, LedgerFormat format, LedgerStore store, LongSupplier clock) {
    this.function = function;
    this.format = format;
    this.store = store;
    this.clock = clock;
    hasher = function.newHasher();
    last = new Entry(function.digestBytes());
  }

  /**
   * A new ledger: writes its header.
   *
   * @param clock milliseconds since 1970 in UTC, such as {@code System::currentTimeMillis}
   */
  public static Appender begin(
      ChainHash function, LedgerFormat format, LedgerStore store, LongSupplier clock)
      throws IOException {
    byte[] header = format.header(function.id());
    store.write(header, 0, header.length);
    return after(0, function.genesis(), function, format, store, clock);
  }

  /**
   * Goes on with a ledger.
   *
   * @param count of the entries that are there
   * @param head the hash of the last
   */
  static Appender after(
      long count,
      byte[] head,
      ChainHash function,
      LedgerFormat format,
      LedgerStore store,
      LongSupplier clock) {
    Appender appender = new Appender(function, format, store, clock);
    appender.last.startAfter(count - 1, head);
    return appender;
  }

  /** Appends these bytes. */
  public void append(byte[] payload) throws IOException {
    append(payload, 0, payload.length);
  }

  /**
   * Appends a part of an array. It is safe after the next {@link #commit}.
   *
   * @throws HashcostException.InvalidParameter when the payload is longer than {@link
   *     Entry#MOST_PAYLOAD}, or is no text in a JSON ledger; nothing is appended
   */
  public void append(byte[] payload, int offset, int length) throws IOException {
    if (length > Entry.MOST_PAYLOAD) {
      throw new HashcostException.InvalidParameter(
          "a payload of "
              + length
              + " bytes: at most "
              + Entry.MOST_PAYLOAD
              + " are allowed; split it, or append its hash");
    }
    format.check(payload, offset, length);
    last.next(now(), payload, offset, length, hasher);
    int most = format.mostBytes(last);
    if (most > encoded.length) {
      encoded = new byte[2 * most];
    }
    store.write(encoded, 0, format.encode(last, encoded, 0));
  }

  private long now() {
    long time = clock.getAsLong();
    if (time < 0 || time > Entry.MOST_NUMBER) {
      throw new HashcostException.InvalidParameter(
          "the clock says "
              + time
              + " ms since 1970; 0 to "
              + Entry.MOST_NUMBER
              + " can be written, set it right");
    }
    return time;
  }

  /** See {@link LedgerStore#commit}. */
  public void commit() throws IOException {
    store.commit();
  }

  public ChainHash function() {
    return function;
  }

  /** All entries, those that were there before included. */
  public long count() {
    return last.index() + 1;
  }

  /** The hash of the last entry; before the first one, the hash that it will follow. */
  public byte[] head() {
    return last.hash();
  }

  /** Commits, and closes the store. */
  @Override
  public void close() throws IOException {
    try (store;
        hasher) {
      store.commit();
    }
  }
}
