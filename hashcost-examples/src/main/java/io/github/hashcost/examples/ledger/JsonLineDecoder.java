package io.github.hashcost.examples.ledger;

import java.util.Arrays;

/**
 * Reads what {@link JsonLinesFormat} writes, and nothing else: another order, another escape or a
 * space more is no entry. Not thread-safe.
 */
final class JsonLineDecoder implements EntryDecoder {
  private static final int NO_NUMBER = -1;
  private static final int LONGEST_CHARACTER = 4;
  private static final byte[] NOTHING = {};

  private byte[] source = NOTHING;
  private int at;
  private int to;

  /** Whether the bytes ended where they could have gone on. */
  private boolean ended;

  private byte[] hash = NOTHING;

  @Override
  public int decode(byte[] source, int from, int to, Entry entry) {
    this.source = source;
    this.to = to;
    at = from;
    ended = false;
    boolean whole = fields(entry);
    this.source = NOTHING;
    if (whole) {
      return at;
    }
    return ended ? INCOMPLETE : MALFORMED;
  }

  private boolean fields(Entry entry) {
    int digestBytes = entry.digestBytes();
    if (hash.length != digestBytes) {
      hash = new byte[digestBytes];
    }
    if (!literal(JsonLinesFormat.HASH)
        || !hex(hash, 0, digestBytes)
        || !literal(JsonLinesFormat.INDEX)) {
      return false;
    }
    long index = number();
    if (index < 0 || !literal(JsonLinesFormat.PAYLOAD) || !text(entry)) {
      return false;
    }
    System.arraycopy(hash, 0, entry.bytes(), entry.hashAt(), digestBytes);
    if (!literal(JsonLinesFormat.PREVIOUS)
        || !hex(entry.bytes(), Entry.PREVIOUS_AT, digestBytes)
        || !literal(JsonLinesFormat.TIME)) {
      return false;
    }
    long time = number();
    entry.numbers(index, time);
    return time >= 0 && literal(JsonLinesFormat.CLOSE);
  }

  private boolean literal(byte[] text) {
    int there = Math.min(text.length, to - at);
    if (!Arrays.equals(source, at, at + there, text, 0, there)) {
      return false;
    }
    at += there;
    ended = there < text.length;
    return !ended;
  }

  private boolean hex(byte[] target, int targetAt, int length) {
    if (to - at < 2 * length) {
      ended = Hex.isHex(source, at, to);
      return false;
    }
    boolean digits = Hex.decode(source, at, target, targetAt, length);
    at += 2 * length;
    return digits;
  }

  private long number() {
    int end = at;
    while (end < to && source[end] >= '0' && source[end] <= '9') {
      end++;
    }
    long number = Decimal.decode(source, at, end);
    if (end == to) {
      ended = end == at || number >= 0;
      return NO_NUMBER;
    }
    at = end;
    return number;
  }

  /** The payload, up to the quote that ends it. */
  private boolean text(Entry entry) {
    int i = at;
    // No escape is shorter than what it stands for.
    int room = Math.min(to - at, Entry.MOST_PAYLOAD);
    entry.payloadRoom(room + LONGEST_CHARACTER);
    byte[] target = entry.bytes();
    int payloadAt = entry.payloadAt();
    int end = payloadAt;
    int full = payloadAt + room;
    while (true) {
      while (to - i >= Long.BYTES && full - end >= Long.BYTES && JsonEscapes.arePlain(source, i)) {
        JsonEscapes.copyEight(source, i, target, end);
        i += Long.BYTES;
        end += Long.BYTES;
      }
      if (i == to) {
        ended = true;
        return false;
      }
      if (source[i] == '"') {
        at = i;
        entry.payloadLength(end - payloadAt);
        return true;
      }
      int length = character(i, target, end);
      end += source[i] == '\\' ? 1 : length;
      i += length;
      if (length < 0 || end > full) {
        return false;
      }
    }
  }

  /**
   * Copies a character, or what an escape stands for.
   *
   * @return its bytes in the source; negative where there is none
   */
  private int character(int i, byte[] target, int end) {
    byte first = source[i];
    if (first == '\\') {
      return escape(i, target, end);
    }
    if (!JsonEscapes.isPlain(first)) {
      return MALFORMED;
    }
    int length = Utf8.characterLength(source, i, to);
    if (length < 0) {
      ended = length == INCOMPLETE;
      return length;
    }
    System.arraycopy(source, i, target, end, length);
    return length;
  }

  private int escape(int i, byte[] target, int end) {
    if (i + 1 == to) {
      ended = true;
      return INCOMPLETE;
    }
    int meaning = JsonEscapes.meaning(source[i + 1]);
    if (meaning >= 0) {
      target[end] = (byte) meaning;
      return 2;
    }
    return unicode(i, target, end);
  }

  private int unicode(int i, byte[] target, int end) {
    int there = Math.min(to - i, JsonEscapes.UNICODE.length);
    if (!Arrays.equals(source, i, i + there, JsonEscapes.UNICODE, 0, there)) {
      return MALFORMED;
    }
    int digits = i + JsonEscapes.UNICODE.length;
    if (to - digits < 2) {
      ended = digits >= to || Hex.isHex(source, digits, to);
      return ended ? INCOMPLETE : MALFORMED;
    }
    boolean canonical =
        Hex.decode(source, digits, target, end, 1) && JsonEscapes.hasNoLetter(target[end]);
    return canonical ? JsonEscapes.UNICODE.length + 2 : MALFORMED;
  }
}
