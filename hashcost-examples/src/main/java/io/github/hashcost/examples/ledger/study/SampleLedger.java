package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.examples.ledger.Appender;
import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.MemoryStore;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A sound ledger in memory, read up to some entry, as it is or with one payload changed on the way:
 * a short chain is how a long one begins, so all lengths share the bytes. Immutable.
 */
final class SampleLedger {
  private final byte[] bytes;
  private final int[] ends;

  private SampleLedger(byte[] bytes, int[] ends) {
    this.bytes = bytes;
    this.ends = ends;
  }

  static SampleLedger of(ChainHash function, LedgerFormat format, int entries) throws IOException {
    MemoryStore store = MemoryStore.create();
    int[] ends = new int[entries + 1];
    try (Appender appender = Appender.begin(function, format, store, System::currentTimeMillis)) {
      ends[0] = store.length();
      for (int i = 1; i <= entries; i++) {
        appender.append(Scope.payload());
        ends[i] = store.length();
      }
    }
    return new SampleLedger(store.toByteArray(), ends);
  }

  /** The first entries. */
  InputStream sound(int entries) {
    return new ByteArrayInputStream(bytes, 0, ends[entries]);
  }

  /**
   * The same with another payload in one of them.
   *
   * @param changed its index
   */
  InputStream changed(int entries, int changed) {
    int at = payloadAt(changed);
    byte[] other = {(byte) (bytes[at] + 1)};
    return new SequenceInputStream(
        Collections.enumeration(
            List.of(
                new ByteArrayInputStream(bytes, 0, at),
                new ByteArrayInputStream(other),
                new ByteArrayInputStream(bytes, at + 1, ends[entries] - at - 1))));
  }

  /** Nothing that stands before it in an entry looks like it. */
  private int payloadAt(int index) {
    byte[] payload = Scope.payload();
    int at = ends[index];
    while (!Arrays.equals(bytes, at, at + payload.length, payload, 0, payload.length)) {
      at++;
    }
    return at;
  }
}
