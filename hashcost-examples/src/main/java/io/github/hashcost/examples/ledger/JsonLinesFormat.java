package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import java.nio.charset.StandardCharsets;

/** One JSON object per line, each as RFC 8785 (JSON Canonicalization Scheme) writes it. */
final class JsonLinesFormat extends LedgerFormat {
  static final JsonLinesFormat INSTANCE = new JsonLinesFormat();

  static final byte[] HASH = ascii("{\"hash\":\"");
  static final byte[] INDEX = ascii("\",\"index\":");
  static final byte[] PAYLOAD = ascii(",\"payload\":\"");
  static final byte[] PREVIOUS = ascii("\",\"previous\":\"");
  static final byte[] TIME = ascii("\",\"time\":");
  static final byte[] CLOSE = ascii("}\n");

  private static final int AROUND =
      HASH.length + INDEX.length + PAYLOAD.length + PREVIOUS.length + TIME.length + CLOSE.length;
  private static final int LONGEST_ESCAPE = 6;
  private static final String HEADER_START = "{\"format\":\"" + VERSION + "\",\"function\":\"";
  private static final String HEADER_CLOSE = "\"}";

  private JsonLinesFormat() {}

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** Without its line feed. */
  static String headerLine(String functionId) {
    return HEADER_START + functionId + HEADER_CLOSE;
  }

  @Override
  public String name() {
    return "json";
  }

  @Override
  byte[] header(String functionId) {
    return ascii(headerLine(functionId) + "\n");
  }

  @Override
  byte[] headerStart() {
    return ascii(HEADER_START);
  }

  @Override
  int headerEnd(byte[] source, int length) {
    for (int i = 0; i < length; i++) {
      if (source[i] == '\n') {
        return i + 1;
      }
    }
    return 0;
  }

  @Override
  String functionId(byte[] source, int headerEnd) {
    String line = new String(source, 0, headerEnd - 1, StandardCharsets.US_ASCII);
    int end = Math.max(HEADER_START.length(), line.length() - HEADER_CLOSE.length());
    return line.substring(HEADER_START.length(), end);
  }

  @Override
  void check(byte[] payload, int offset, int length) {
    if (!Utf8.isValid(payload, offset, length)) {
      throw new HashcostException.InvalidParameter(
          "a payload of "
              + (length == 1 ? "1 byte" : length + " bytes")
              + " is no UTF-8 text; the binary format takes any");
    }
  }

  @Override
  int mostBytes(Entry entry) {
    return AROUND
        + 4 * entry.digestBytes()
        + 2 * Decimal.MOST_DIGITS
        + LONGEST_ESCAPE * entry.payloadLength();
  }

  @Override
  int encode(Entry entry, byte[] target, int start) {
    byte[] source = entry.bytes();
    int digestBytes = entry.digestBytes();
    int at = put(HASH, target, start);
    at = Hex.encode(source, entry.hashAt(), digestBytes, target, at);
    at = put(INDEX, target, at);
    at = Decimal.encode(entry.index(), target, at);
    at = put(PAYLOAD, target, at);
    at = JsonEscapes.encode(source, entry.payloadAt(), entry.hashAt(), target, at);
    at = put(PREVIOUS, target, at);
    at = Hex.encode(source, Entry.PREVIOUS_AT, digestBytes, target, at);
    at = put(TIME, target, at);
    at = Decimal.encode(entry.time(), target, at);
    return put(CLOSE, target, at);
  }

  private static int put(byte[] text, byte[] target, int at) {
    System.arraycopy(text, 0, target, at, text.length);
    return at + text.length;
  }

  @Override
  EntryDecoder newDecoder() {
    return new JsonLineDecoder();
  }
}
