package io.github.hashcost.examples.ledger;

/** Where a ledger first breaks its promise, and how. Holds nothing of a payload. Immutable. */
public final class Fault {
  /** What was done to a ledger, as far as it can be told. */
  public enum Reason {
    CHANGED("its payload, its time or its hash was changed"),
    UNLINKED("it does not follow the entry before: one of the two was replaced"),
    WRONG_GENESIS("the first entry does not follow this header: one of the two was replaced"),
    REORDERED("it stands further down: entries were reordered"),
    REMOVED("it was removed, later entries are there"),
    DUPLICATED("in its place is an entry that was there before: one was duplicated"),
    MALFORMED("what is in its place is no entry in canonical form"),
    INCOMPLETE("it was begun and not finished, as a crash leaves it"),
    CUT_OFF("it was cut off at the end: the checkpoint has more entries"),
    EMPTIED("all entries were removed: the checkpoint has some"),
    REWRITTEN("it is another than the checkpoint has: the chain was written anew"),
    OTHER_FUNCTION("the checkpoint is of a ledger with another hash function");

    private final String words;

    Reason(String words) {
      this.words = words;
    }
  }

  private final long index;
  private final Reason reason;

  private Fault(long index, Reason reason) {
    this.index = index;
    this.reason = reason;
  }

  static Fault at(long index, Reason reason) {
    return new Fault(index, reason);
  }

  /** Of the first entry that is not as it should be, from 0 on. */
  public long index() {
    return index;
  }

  public Reason reason() {
    return reason;
  }

  /** Such as {@code entry 3: its payload, its time or its hash was changed}. */
  @Override
  public String toString() {
    return "entry " + index + ": " + reason.words;
  }
}
