package io.github.hashcost.policy;

import io.github.hashcost.api.HashcostException;

/**
 * A stored password hash, read from left to right. Its messages have positions and what is
 * expected, never a character of the text: what looks like a broken cost may be a piece of a hash.
 */
final class StoredText {
  /** Longer than any stored hash, so that a wrong file is told at once. */
  private static final int LONGEST = 1024;

  private static final int MOST_DIGITS = 10;

  /** What salts and hashes are spelt in. */
  enum Alphabet {
    /** Base64, also passlib's, and '$' between the two. */
    BASE64("letters, digits, '+', '/', '.', '=' or '$'"),

    /** crypt(5): all that is printable in ASCII, but for what has a meaning in its files. */
    CRYPT("printable ASCII without spaces, ':', ';', '*', '!' and '\\'");

    private final String text;

    Alphabet(String text) {
      this.text = text;
    }

    private boolean has(char c) {
      return this == BASE64
          ? isLetter(c) || isDigit(c) || "+/.=$".indexOf(c) >= 0
          : c > ' ' && c <= '~' && ":;*!\\".indexOf(c) < 0;
    }
  }

  private final String text;
  private int at;

  StoredText(String text) {
    if (text.length() > LONGEST) {
      throw new HashcostException.InvalidParameter(
          "stored hash of " + text.length() + " characters: at most " + LONGEST + " are allowed");
    }
    this.text = text;
  }

  /** A word up to here; empty where there is no character of one. */
  String word() {
    int from = at;
    while (at < text.length() && isOfWord(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  private static boolean isOfWord(char c) {
    return isLetter(c) || isDigit(c) || c == '-' || c == '_' || c == '@' || c == '.';
  }

  /** Whether this follows; it is passed over if so. */
  boolean accept(String literal) {
    boolean there = text.startsWith(literal, at);
    if (there) {
      at += literal.length();
    }
    return there;
  }

  void require(String literal) {
    if (!accept(literal)) {
      throw expected("'" + literal + "'");
    }
  }

  /**
   * A decimal number without leading zeros.
   *
   * @param what it is, for a message
   */
  long number(String what, long min, long max) {
    int from = at;
    while (at < text.length() && at - from <= MOST_DIGITS && isDigit(text.charAt(at))) {
      at++;
    }
    String digits = text.substring(from, at);
    boolean spelt = digits.equals("0") || (!digits.isEmpty() && digits.charAt(0) != '0');
    if (spelt && digits.length() <= MOST_DIGITS) {
      long value = Long.parseLong(digits);
      if (min <= value && value <= max) {
        return value;
      }
    }
    at = from;
    throw expected(what + ", a whole number from " + min + " to " + max);
  }

  /** Two decimal digits. */
  int twoDigits(String what, int min, int max) {
    if (at + 2 <= text.length() && isDigit(text.charAt(at)) && isDigit(text.charAt(at + 1))) {
      int value = 10 * (text.charAt(at) - '0') + text.charAt(at + 1) - '0';
      if (min <= value && value <= max) {
        at += 2;
        return value;
      }
    }
    throw expected(what + ", two digits from " + (min < 10 ? "0" : "") + min + " to " + max);
  }

  /** A number of crypt(3)'s own base64, so many characters of six bits, the lowest first. */
  long sixBits(String what, int characters) {
    long value = 0;
    for (int i = 0; i < characters; i++) {
      value |= (long) digit(what) << (6 * i);
    }
    return value;
  }

  /** One character of crypt(3)'s base64: {@code ./0-9A-Za-z}. */
  private int digit(String what) {
    char c = at < text.length() ? text.charAt(at) : 0;
    int value;
    if (c == '.' || c == '/') {
      value = c - '.';
    } else if (isDigit(c)) {
      value = c - '0' + 2;
    } else if (c >= 'A' && c <= 'Z') {
      value = c - 'A' + 12;
    } else if (c >= 'a' && c <= 'z') {
      value = c - 'a' + 38;
    } else {
      throw expected(what + ", one of ./0-9A-Za-z");
    }
    at++;
    return value;
  }

  /** Salt and hash: looked at, so that a broken text is told, and passed over. */
  void skipRest(Alphabet alphabet) {
    while (at < text.length()) {
      if (!alphabet.has(text.charAt(at))) {
        throw expected("the end, or " + alphabet.text);
      }
      at++;
    }
  }

  /** What follows the costs: '$', or nothing where salt and hash were left out. */
  void endCosts(Alphabet alphabet) {
    if (at < text.length()) {
      require("$");
    }
    skipRest(alphabet);
  }

  /** A parameter in base64, if it is there, is passed over. */
  void skipField(String name) {
    if (accept(name)) {
      while (at < text.length() && "$,".indexOf(text.charAt(at)) < 0) {
        if (!Alphabet.BASE64.has(text.charAt(at))) {
          throw expected(Alphabet.BASE64.text);
        }
        at++;
      }
    }
  }

  int position() {
    return at;
  }

  /** Points here again, for a message about what was read since. */
  void back(int position) {
    at = position;
  }

  HashcostException.InvalidParameter expected(String what) {
    return new HashcostException.InvalidParameter(
        "stored hash, position " + (at + 1) + ": expected " + what);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
