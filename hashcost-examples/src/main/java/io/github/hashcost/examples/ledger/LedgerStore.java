package io.github.hashcost.examples.ledger;

import java.io.Closeable;
import java.io.IOException;

/** Where the bytes of a ledger go. Not thread-safe. */
public interface LedgerStore extends Closeable {
  /** Takes bytes at the end; they may wait for the next {@link #commit}. */
  void write(byte[] source, int offset, int length) throws IOException;

  /** Lets go of all that was taken: what that is worth, the store says. */
  void commit() throws IOException;
}
