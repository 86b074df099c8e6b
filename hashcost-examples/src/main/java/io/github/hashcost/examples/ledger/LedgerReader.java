package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads a ledger from its start to its end, in memory for one entry, and checks its form alone: for
 * its hashes there is {@link Verifier}. Not thread-safe; leaves the stream open.
 */
public final class LedgerReader {
  private static final int BUFFER_BYTES = 1 << 16;

  private final InputStream in;
  private final LedgerHeader header;
  private final ChainHash function;
  private final EntryDecoder decoder;
  private byte[] buffer;
  private int from;
  private int to;
  private long position;
  private boolean atEnd;

  /** What came next. */
  public enum Next {
    /** An entry. */
    ENTRY,
    /** Nothing, after the last entry. */
    END,
    /** The start of an entry, and then nothing: what a crash leaves. */
    INCOMPLETE,
    /** No entry. */
    MALFORMED
  }

  private LedgerReader(
      InputStream in, byte[] buffer, int to, LedgerHeader header, ChainHash function) {
    this.in = in;
    this.buffer = buffer;
    this.to = to;
    this.header = header;
    this.function = function;
    from = header.length();
    position = header.length();
    decoder = header.format().newDecoder();
  }

  /**
   * Reads the header.
   *
   * @param functions finds the hash function that a header names
   * @return empty when the ledger ends before its header does
   * @throws HashcostException.InvalidParameter when it is no ledger
   */
  static Optional<LedgerReader> open(InputStream in, Function<String, ChainHash> functions)
      throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    int length = in.readNBytes(buffer, 0, buffer.length);
    Optional<LedgerHeader> header = LedgerHeader.read(buffer, length);
    return header.map(
        h -> new LedgerReader(in, buffer, length, h, functions.apply(h.functionId())));
  }

  public LedgerFormat format() {
    return header.format();
  }

  public ChainHash function() {
    return function;
  }

  /** Where the last entry ended that was read whole, or else the header; in bytes. */
  long position() {
    return position;
  }

  /** For {@link #next}. */
  Entry newEntry() {
    return new Entry(function.digestBytes());
  }

  /**
   * Reads an entry.
   *
   * @param entry what was read; undefined unless {@link Next#ENTRY} is answered
   */
  Next next(Entry entry) throws IOException {
    while (true) {
      int end = from == to ? EntryDecoder.INCOMPLETE : decoder.decode(buffer, from, to, entry);
      if (end >= 0) {
        position += end - from;
        from = end;
        return Next.ENTRY;
      }
      if (end == EntryDecoder.MALFORMED) {
        return Next.MALFORMED;
      }
      if (atEnd) {
        return from == to ? Next.END : Next.INCOMPLETE;
      }
      fill();
    }
  }

  private void fill() throws IOException {
    if (from > 0) {
      System.arraycopy(buffer, from, buffer, 0, to - from);
      to -= from;
      from = 0;
    } else if (to == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * buffer.length);
    }
    int read = in.readNBytes(buffer, to, buffer.length - to);
    to += read;
    atEnd = to < buffer.length;
  }
}
