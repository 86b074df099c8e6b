package io.github.hashcost.cli;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Bytes that must not be shown, and how to find them: as they are and in hex, base64, decimal and
 * as Java prints an array, in part too.
 */
final class Secret {
  /** A leak of so many bytes is one. */
  private static final int TELLING = 8;

  /** Base64 turns three bytes into four letters, so that only whole groups read the same. */
  private static final int GROUPS = 6;

  private final String what;
  private final byte[] bytes;

  private Secret(String what, byte[] bytes) {
    this.what = what;
    this.bytes = bytes;
  }

  static Secret of(String what, byte[] bytes) {
    return new Secret(what, bytes.clone());
  }

  static Secret text(String what, String text) {
    return new Secret(what, text.getBytes(StandardCharsets.UTF_8));
  }

  static Secret hex(String what, String hex) {
    return new Secret(what, HexFormat.of().parseHex(hex));
  }

  private List<String> forms() {
    byte[] start = Arrays.copyOf(bytes, Math.min(TELLING, bytes.length));
    byte[] groups = Arrays.copyOf(bytes, Math.min(GROUPS, bytes.length));
    String base64 = Base64.getEncoder().withoutPadding().encodeToString(groups);
    String array = Arrays.toString(start);
    return List.of(
        new String(start, StandardCharsets.ISO_8859_1),
        HexFormat.of().formatHex(start),
        HexFormat.of().formatHex(start).toUpperCase(Locale.ROOT),
        base64,
        base64.replace('+', '-').replace('/', '_'),
        // Without brackets, since it may be the start of a longer one.
        array.substring(1, array.length() - 1),
        new BigInteger(1, bytes).toString());
  }

  /** Which secret is in a text, and how; empty where it is not. Capitals make no difference. */
  Optional<String> in(String text) {
    String folded = text.toLowerCase(Locale.ROOT);
    return forms().stream()
        .filter(form -> folded.contains(form.toLowerCase(Locale.ROOT)))
        .findFirst()
        .map(form -> what + " as " + form);
  }

  static List<String> allIn(String text, Stream<Secret> secrets) {
    return secrets.flatMap(secret -> secret.in(text).stream()).toList();
  }
}
