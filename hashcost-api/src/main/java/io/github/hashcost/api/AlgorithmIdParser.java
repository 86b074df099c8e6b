package io.github.hashcost.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Recursive descent over the grammar of {@link AlgorithmId}. */
final class AlgorithmIdParser {
  private static final String WORD = "letters, digits, '-'";

  /** A digest in hexadecimal or base64 can begin like an id: it is not repeated. */
  private static final Pattern LIKE_A_HASH = Pattern.compile("[0-9a-f]{16}|[0-9a-z]{33}");

  private final String s;
  private int at;

  /** Where the parameters begin; 0 until the name is done. */
  private int parametersAt;

  AlgorithmIdParser(String text) {
    if (text.length() > AlgorithmId.MAX_LENGTH) {
      throw new HashcostException.InvalidParameter(
          "algorithm id of "
              + text.length()
              + " characters: at most "
              + AlgorithmId.MAX_LENGTH
              + " are allowed");
    }
    s = foldAscii(text);
  }

  /** Not {@code toLowerCase}: that folds the Kelvin sign to k, and more with it. */
  private static String foldAscii(String text) {
    StringBuilder b = new StringBuilder(text);
    for (int i = 0; i < b.length(); i++) {
      char c = b.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        b.setCharAt(i, (char) (c + ('a' - 'A')));
      }
    }
    return b.toString();
  }

  AlgorithmId parse() {
    String first = word("a name");
    Optional<String> provider = Optional.empty();
    Optional<String> qualifier = Optional.empty();
    String name = first;
    if (accept('@')) {
      qualifier = Optional.of(run("a qualifier (letters, digits, '-', '_' or '.')", "-_."));
      if (!peek('/')) {
        throw expected("'/' after the qualifier");
      }
      if (digitFollows()) {
        at++;
        throw expected("a name (" + WORD + ")");
      }
    }
    if (peek('/') && !digitFollows()) {
      at++;
      provider = Optional.of(first);
      name = word("a name");
    }
    name += slashDigits();
    return new AlgorithmId(provider, qualifier, name, parameters());
  }

  private String slashDigits() {
    int from = at;
    while (accept('/')) {
      if (at == s.length() || !digit(s.charAt(at))) {
        throw expected("a digit after '/'");
      }
      while (at < s.length() && digit(s.charAt(at))) {
        at++;
      }
    }
    return s.substring(from, at);
  }

  private Map<String, String> parameters() {
    Map<String, String> found = new LinkedHashMap<>();
    char separator = ':';
    while (at < s.length()) {
      if (!accept(separator)) {
        throw expected("'" + separator + "' or the end");
      }
      parametersAt = parametersAt == 0 ? at : parametersAt;
      int from = at;
      String key = word("a parameter");
      if (found.containsKey(key)) {
        at = from;
        throw expected("a parameter not given before");
      }
      if (!accept('=')) {
        throw expected("'=' and a value");
      }
      found.put(key, run("a value (letters, digits, '-' or '.')", "-."));
      separator = ',';
    }
    return found;
  }

  private boolean peek(char c) {
    return at < s.length() && s.charAt(at) == c;
  }

  private boolean accept(char c) {
    boolean there = peek(c);
    if (there) {
      at++;
    }
    return there;
  }

  private boolean digitFollows() {
    return at + 1 < s.length() && digit(s.charAt(at + 1));
  }

  private static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean letter(char c) {
    return c >= 'a' && c <= 'z';
  }

  private String word(String what) {
    if (at == s.length() || !letter(s.charAt(at))) {
      throw expected(what + " (" + WORD + ")");
    }
    return run(what, "-");
  }

  private String run(String what, String extra) {
    int from = at;
    while (at < s.length()
        && (letter(s.charAt(at)) || digit(s.charAt(at)) || extra.indexOf(s.charAt(at)) >= 0)) {
      at++;
    }
    if (at == from) {
      throw expected(what);
    }
    return s.substring(from, at);
  }

  /** Of the text no more than a name that is done: all else may be a pasted secret. */
  private HashcostException.InvalidParameter expected(String accepted) {
    String done = s.substring(0, parametersAt);
    String which = done.isEmpty() || LIKE_A_HASH.matcher(done).find() ? "" : " \"" + done + "...\"";
    return new HashcostException.InvalidParameter(
        "algorithm id" + which + ", position " + (at + 1) + ": expected " + accepted);
  }
}
