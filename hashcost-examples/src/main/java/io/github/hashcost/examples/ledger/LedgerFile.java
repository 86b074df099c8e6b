package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * A ledger in a file that entries are to be added to: locked against other processes, verified from
 * its start, and rid of what a crash left unfinished at its end. Not thread-safe.
 */
public final class LedgerFile implements Closeable {
  private final Path path;
  private final FileChannel file;
  private final Optional<Verification> before;
  private final long cutBytes;

  private LedgerFile(Path path, FileChannel file, Optional<Verification> before, long cutBytes) {
    this.path = path;
    this.file = file;
    this.before = before;
    this.cutBytes = cutBytes;
  }

  /** The same, watched by nobody. */
  public static LedgerFile open(Path path, Function<String, ChainHash> functions)
      throws IOException {
    return open(path, functions, bytes -> {});
  }

  /**
   * Opens it, or makes an empty file.
   *
   * @param functions finds the hash function that a header names, and throws when there is none
   * @param read is told, while it is verified, how many bytes were read
   * @throws HashcostException.InvalidParameter when another process appends to it, or it is no
   *     ledger
   */
  public static LedgerFile open(Path path, Function<String, ChainHash> functions, LongConsumer read)
      throws IOException {
    FileChannel file =
        FileChannel.open(
            path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
    try {
      lock(file);
      return recover(path, file, functions, read);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private static void lock(FileChannel file) throws IOException {
    try {
      if (file.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // Somebody else in this process: said below.
    }
    throw new HashcostException.InvalidParameter(
        "is being appended to by somebody else; wait until they are done");
  }

  /** Cuts an entry or a header that is not whole. What is whole and wrong stays. */
  private static LedgerFile recover(
      Path path, FileChannel file, Function<String, ChainHash> functions, LongConsumer read)
      throws IOException {
    long size = file.size();
    if (hasNoHeader(file)) {
      file.truncate(0);
      return new LedgerFile(path, file, Optional.empty(), size);
    }
    file.position(0);
    Verification found =
        Verifier.with(functions).verify(CountedInput.of(Channels.newInputStream(file), read));
    boolean torn = found.fault().filter(f -> f.reason() == Fault.Reason.INCOMPLETE).isPresent();
    if (torn) {
      file.truncate(found.bytes());
      found = found.withoutFault();
    }
    file.position(file.size());
    return new LedgerFile(path, file, Optional.of(found), size - file.size());
  }

  private static boolean hasNoHeader(FileChannel file) throws IOException {
    ByteBuffer start = ByteBuffer.allocate(LedgerHeader.MOST_BYTES);
    while (start.hasRemaining() && file.read(start, start.position()) >= 0) {
      // Until there is no more.
    }
    return LedgerHeader.read(start.array(), start.position()).isEmpty();
  }

  /** What there was, without what was cut; empty in a new ledger, before its header. */
  public Optional<Verification> before() {
    return before;
  }

  /** How many bytes of an unfinished entry or header were cut. */
  public long cutBytes() {
    return cutBytes;
  }

  /** Where a {@link FileStore} goes on; closed with this. */
  public FileChannel channel() {
    return file;
  }

  /**
   * Begins a new ledger, or goes on with the one that is there, whose function and format it then
   * keeps.
   *
   * @param store takes what is appended
   * @param clock milliseconds since 1970 in UTC, such as {@code System::currentTimeMillis}
   * @throws HashcostException.Unsupported when what is there has a fault
   */
  public Appender appender(
      ChainHash function, LedgerFormat format, LedgerStore store, LongSupplier clock)
      throws IOException {
    if (before.isEmpty()) {
      return Appender.begin(function, format, store, clock);
    }
    Verification sound = before.get();
    if (sound.fault().isPresent()) {
      throw new HashcostException.Unsupported(
          "nothing is appended to a ledger with a fault, here at " + sound.fault().get());
    }
    return Appender.after(
        sound.count(),
        sound.head(),
        sound.function().orElse(function),
        sound.format().orElse(format),
        store,
        clock);
  }

  /** Unlocks and closes it. A file in which nothing was begun does not stay. */
  @Override
  public void close() throws IOException {
    try (file) {
      if (before.isEmpty() && Files.exists(path) && Files.size(path) == 0) {
        Files.deleteIfExists(path);
      }
    }
  }
}
