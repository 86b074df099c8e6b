package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;

/**
 * How a ledger is written down. The hashes do not depend on it, so a ledger may be written in
 * another form, and its checkpoints still hold. Immutable and thread-safe.
 */
public abstract sealed class LedgerFormat permits JsonLinesFormat, BinaryFormat {
  static final String VERSION = "hashcost-ledger/1";

  LedgerFormat() {}

  /** An entry per line, to be read by people; payloads are text. */
  public static LedgerFormat json() {
    return JsonLinesFormat.INSTANCE;
  }

  /** About half as long and several times as fast; payloads are any bytes. */
  public static LedgerFormat binary() {
    return BinaryFormat.INSTANCE;
  }

  /**
   * The format of this name.
   *
   * @param name {@code json} or {@code binary}
   * @throws HashcostException.InvalidParameter for any other
   */
  public static LedgerFormat parse(String name) {
    return switch (name) {
      case "json" -> json();
      case "binary" -> binary();
      default ->
          throw new HashcostException.InvalidParameter(
              "format '" + name + "': json and binary are accepted");
    };
  }

  /** {@code json} or {@code binary}. */
  public abstract String name();

  /** What a ledger of this function begins with. */
  abstract byte[] header(String functionId);

  /** What every header of this form begins with. */
  abstract byte[] headerStart();

  /**
   * How long the header is that begins there, as far as it can be told.
   *
   * @return 0 while its end is not there
   */
  abstract int headerEnd(byte[] source, int length);

  /** The id within a header of this length. */
  abstract String functionId(byte[] source, int headerEnd);

  /**
   * @throws HashcostException.InvalidParameter when such a payload cannot be written
   */
  abstract void check(byte[] payload, int offset, int length);

  /** No entry takes more bytes than this. */
  abstract int mostBytes(Entry entry);

  /** Writes an entry, and answers where it ends. */
  abstract int encode(Entry entry, byte[] target, int at);

  abstract EntryDecoder newDecoder();

  /** The name. */
  @Override
  public String toString() {
    return name();
  }
}
