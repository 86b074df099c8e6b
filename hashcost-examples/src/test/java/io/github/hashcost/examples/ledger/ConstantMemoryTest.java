package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstantMemoryTest {
  private static final int ENTRIES = 20_000;

  /** Makes the ledger while it is read, so that nobody holds it. */
  private static final class Endless extends InputStream {
    private final MemoryStore store = MemoryStore.create();
    private final Appender appender;
    private InputStream part;
    private int left = ENTRIES;

    Endless(LedgerFormat format) throws IOException {
      appender = Appender.begin(Ledgers.SHA_256, format, store, System::currentTimeMillis);
      part = InputStream.nullInputStream();
      turn();
    }

    private void turn() {
      part = new ByteArrayInputStream(store.toByteArray());
      store.clear();
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      while (true) {
        int read = part.read(target, offset, length);
        if (read >= 0 || left == 0) {
          return read;
        }
        left--;
        appender.append(new byte[64]);
        turn();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "binary"})
  void verificationReadsAStreamThatNobodyHolds(String format) throws IOException {
    Verification found = Ledgers.verifier().verify(new Endless(LedgerFormat.parse(format)));
    assertThat(found.fault()).isEmpty();
    assertThat(found.count()).isEqualTo(ENTRIES);
  }
}
