package io.github.hashcost.examples.ledger;

/** Reads entries out of an array. Not thread-safe. */
interface EntryDecoder {
  /** There are too few bytes to be an entry, and all of them could be the start of one. */
  int INCOMPLETE = -1;

  /** Whatever follows, it is none. */
  int MALFORMED = -2;

  /**
   * Reads the entry that begins at {@code from}.
   *
   * @param to where the bytes end that there are
   * @param entry what is read; undefined unless all of it is there
   * @return where it ends, {@link #INCOMPLETE} or {@link #MALFORMED}
   */
  int decode(byte[] source, int from, int to, Entry entry);
}
