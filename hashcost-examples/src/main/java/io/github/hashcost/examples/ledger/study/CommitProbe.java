package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.examples.ledger.FileStore;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/** What a commit to the device takes: nanoseconds or tens of milliseconds, nobody knows before. */
final class CommitProbe {
  private static final int COMMITS = 21;

  private CommitProbe() {}

  /**
   * The median of some, in the directory for temporary files; nanoseconds. A plan needs no better.
   *
   * @throws HashcostException.Unsupported when nothing can be written there
   */
  static double nanos() {
    try {
      Path path = Files.createTempFile("hashcost", ".commits");
      try (FileStore store = FileStore.durable(FileChannel.open(path, StandardOpenOption.WRITE))) {
        long[] nanos = new long[COMMITS];
        byte[] payload = Scope.payload();
        for (int i = 0; i < nanos.length; i++) {
          long start = System.nanoTime();
          store.write(payload, 0, payload.length);
          store.commit();
          nanos[i] = System.nanoTime() - start;
        }
        Arrays.sort(nanos);
        return Math.max(1, nanos[COMMITS / 2]);
      } finally {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw new HashcostException.Unsupported(
          "the directory for temporary files takes no file ("
              + e.getClass().getSimpleName()
              + "); name another with -Djava.io.tmpdir",
          e);
    }
  }
}
