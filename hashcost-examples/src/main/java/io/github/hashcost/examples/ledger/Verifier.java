package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.examples.ledger.Fault.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Function;

/**
 * Checks a ledger from its first entry on, and stops at the first that is not as it should be. It
 * holds one entry at a time, however many there are. Immutable and thread-safe.
 *
 * <p>By itself a chain shows that nobody changed it who could not write all that follows anew. Only
 * a {@link Checkpoint}, kept elsewhere, shows that the end is still there, and that it is the same
 * chain.
 */
public final class Verifier {
  private final Function<String, ChainHash> functions;
  private final Optional<Checkpoint> checkpoint;

  private Verifier(Function<String, ChainHash> functions, Optional<Checkpoint> checkpoint) {
    this.functions = functions;
    this.checkpoint = checkpoint;
  }

  /**
   * Against no checkpoint.
   *
   * @param functions finds the hash function that a header names, and throws when there is none
   */
  public static Verifier with(Function<String, ChainHash> functions) {
    return new Verifier(functions, Optional.empty());
  }

  /**
   * Against a checkpoint too, whose signature was {@linkplain Checkpoint#isSignedBy checked}: the
   * ledger must have its entries, and may have more.
   */
  public Verifier against(Checkpoint signed) {
    return new Verifier(functions, Optional.of(signed));
  }

  /**
   * Reads to the end, or to the first fault. The stream is left open.
   *
   * @throws HashcostException.InvalidParameter when it is no ledger, or ends within its header and
   *     no checkpoint tells that there was more
   * @throws IOException when the stream fails
   */
  public Verification verify(InputStream ledger) throws IOException {
    Optional<LedgerReader> reader = LedgerReader.open(ledger, functions);
    if (reader.isPresent()) {
      return new Run(reader.get()).verify();
    }
    if (expected() > 0) {
      return Verification.ofNothing(Fault.at(0, Reason.EMPTIED));
    }
    throw new HashcostException.InvalidParameter(
        "is no ledger: it is empty, or ends within its header");
  }

  private long expected() {
    return checkpoint.map(Checkpoint::count).orElse(0L);
  }

  private final class Run {
    private final LedgerReader reader;
    private final Entry entry;
    private final byte[] head;
    private final byte[] digest;
    private final long checkpointAt = checkpoint.map(c -> c.count() - 1).orElse(-1L);
    private long count;

    Run(LedgerReader reader) {
      this.reader = reader;
      entry = reader.newEntry();
      head = reader.function().genesis();
      digest = new byte[head.length];
    }

    Verification verify() throws IOException {
      if (checkpoint.filter(c -> !c.functionId().equals(reader.function().id())).isPresent()) {
        return found(Reason.OTHER_FUNCTION);
      }
      try (Hasher hasher = reader.function().newHasher()) {
        while (true) {
          switch (reader.next(entry)) {
            case ENTRY -> {}
            case END -> {
              return atEnd();
            }
            case INCOMPLETE -> {
              return found(count < expected() ? Reason.CUT_OFF : Reason.INCOMPLETE);
            }
            case MALFORMED -> {
              return found(Reason.MALFORMED);
            }
          }
          Optional<Reason> reason = check(hasher);
          if (reason.isPresent()) {
            return found(reason.get());
          }
        }
      }
    }

    private Optional<Reason> check(Hasher hasher) throws IOException {
      if (entry.index() != count) {
        return Optional.of(misplaced());
      }
      if (!entry.follows(head)) {
        return Optional.of(count == 0 ? Reason.WRONG_GENESIS : Reason.UNLINKED);
      }
      if (!entry.isSealed(hasher, digest)) {
        return Optional.of(Reason.CHANGED);
      }
      if (count == checkpointAt && !checkpoint.orElseThrow().hasHead(digest)) {
        return Optional.of(Reason.REWRITTEN);
      }
      entry.copyHash(head);
      count++;
      return Optional.empty();
    }

    /**
     * Looks on without hashing: only whether the missing entry is still there tells what was done.
     */
    private Reason misplaced() throws IOException {
      if (entry.index() < count) {
        return Reason.DUPLICATED;
      }
      while (reader.next(entry) == LedgerReader.Next.ENTRY) {
        if (entry.index() == count) {
          return Reason.REORDERED;
        }
      }
      return Reason.REMOVED;
    }

    private Verification atEnd() {
      if (count >= expected()) {
        return Verification.of(reader, count, head, Optional.empty());
      }
      return found(count == 0 ? Reason.EMPTIED : Reason.CUT_OFF);
    }

    private Verification found(Reason reason) {
      return Verification.of(reader, count, head, Optional.of(Fault.at(count, reason)));
    }
  }
}
