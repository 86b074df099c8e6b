package io.github.hashcost.examples.ledger;

import java.util.Optional;

/** What a {@link Verifier} found. Immutable. */
public final class Verification {
  private final Optional<LedgerReader> reader;
  private final long count;
  private final byte[] head;
  private final long bytes;
  private final Optional<Fault> fault;

  private Verification(
      Optional<LedgerReader> reader, long count, byte[] head, long bytes, Optional<Fault> fault) {
    this.reader = reader;
    this.count = count;
    this.head = head;
    this.bytes = bytes;
    this.fault = fault;
  }

  static Verification of(LedgerReader reader, long count, byte[] head, Optional<Fault> fault) {
    return new Verification(Optional.of(reader), count, head.clone(), reader.position(), fault);
  }

  /** Not even its header is there. */
  static Verification ofNothing(Fault fault) {
    return new Verification(Optional.empty(), 0, new byte[0], 0, Optional.of(fault));
  }

  Verification withoutFault() {
    return new Verification(reader, count, head, bytes, Optional.empty());
  }

  /** Empty when all is well. */
  public Optional<Fault> fault() {
    return fault;
  }

  /** How many entries are sound, from the first on. */
  public long count() {
    return count;
  }

  /** The hash of the last sound entry; before the first one, the hash that it must follow. */
  public byte[] head() {
    return head.clone();
  }

  /** How far the sound entries reach, the header included. */
  public long bytes() {
    return bytes;
  }

  /** Empty where there was no header. */
  public Optional<LedgerFormat> format() {
    return reader.map(LedgerReader::format);
  }

  /** Empty where there was no header. */
  public Optional<ChainHash> function() {
    return reader.map(LedgerReader::function);
  }
}
