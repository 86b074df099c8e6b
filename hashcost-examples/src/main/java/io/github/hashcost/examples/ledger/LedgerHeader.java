package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import java.util.Arrays;
import java.util.Optional;

/** The first bytes of a ledger: its form, its version and its hash function. Immutable. */
final class LedgerHeader {
  /** No header is as long as this. */
  static final int MOST_BYTES = 512;

  private final LedgerFormat format;
  private final String functionId;
  private final int length;

  private LedgerHeader(LedgerFormat format, String functionId, int length) {
    this.format = format;
    this.functionId = functionId;
    this.length = length;
  }

  /**
   * Reads a header.
   *
   * @param bytes the first of a ledger
   * @param length how many of them there are
   * @return empty while they could still become one
   * @throws HashcostException.InvalidParameter when they are none
   */
  static Optional<LedgerHeader> read(byte[] bytes, int length) {
    for (LedgerFormat format : new LedgerFormat[] {LedgerFormat.json(), LedgerFormat.binary()}) {
      byte[] start = format.headerStart();
      int there = Math.min(start.length, length);
      if (Arrays.equals(bytes, 0, there, start, 0, there)) {
        return there < start.length ? Optional.empty() : read(format, bytes, length);
      }
    }
    throw new HashcostException.InvalidParameter(
        "is no ledger: the first bytes of "
            + LedgerFormat.VERSION
            + " are expected, JSON or binary");
  }

  private static Optional<LedgerHeader> read(LedgerFormat format, byte[] bytes, int length) {
    int end = format.headerEnd(bytes, Math.min(length, MOST_BYTES));
    if (end == 0 && length < MOST_BYTES) {
      return Optional.empty();
    }
    String functionId = end == 0 ? "" : format.functionId(bytes, end);
    if (!Arrays.equals(Arrays.copyOf(bytes, end), format.header(functionId))) {
      throw new HashcostException.InvalidParameter("is no ledger: its header goes on wrongly");
    }
    return Optional.of(new LedgerHeader(format, functionId, end));
  }

  LedgerFormat format() {
    return format;
  }

  String functionId() {
    return functionId;
  }

  /** In bytes. */
  int length() {
    return length;
  }
}
