package io.github.hashcost.attacker;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/**
 * What the modes of hashcat compute when it benchmarks them, by its own example hashes ({@code
 * src/modules}).
 */
final class CrackerMode {
  private static final Map<String, String> HASHCAT =
      Map.ofEntries(
          Map.entry("0", "md5"),
          Map.entry("100", "sha-1"),
          Map.entry("1300", "sha-224"),
          Map.entry("1400", "sha-256"),
          Map.entry("10800", "sha-384"),
          Map.entry("1700", "sha-512"),
          Map.entry("17300", "sha3-224"),
          Map.entry("17400", "sha3-256"),
          Map.entry("17500", "sha3-384"),
          Map.entry("17600", "sha3-512"),
          Map.entry("600", "blake2b-512"),
          Map.entry("12000", "pbkdf2-hmac-sha1:i=999"),
          Map.entry("10900", "pbkdf2-hmac-sha256:i=999"),
          Map.entry("12100", "pbkdf2-hmac-sha512:i=999"),
          Map.entry("7400", "sha256crypt:rounds=5000"),
          Map.entry("1800", "sha512crypt:rounds=5000"),
          Map.entry("3200", "bcrypt:cost=5"),
          Map.entry("28400", "bcrypt:cost=12"),
          Map.entry("8900", "scrypt:n=16384,r=8,p=1"),
          Map.entry("34000", "argon2id:m=65536,t=3,p=1"));

  private static final Map<String, String> JOHN =
      Map.of(
          "Raw-MD5", "md5",
          "Raw-SHA1", "sha-1",
          "Raw-SHA224", "sha-224",
          "Raw-SHA256", "sha-256",
          "Raw-SHA384", "sha-384",
          "Raw-SHA512", "sha-512");

  private CrackerMode() {}

  /**
   * The algorithm with its parameters; empty for a mode that no function here is.
   *
   * @param iterations as hashcat prints them; empty in its machine-readable output
   */
  static Optional<String> hashcat(String mode, OptionalLong iterations) {
    return Optional.ofNullable(HASHCAT.get(mode)).map(usual -> at(usual, iterations));
  }

  private static String at(String usual, OptionalLong iterations) {
    int value = usual.indexOf('=') + 1;
    if (iterations.isEmpty() || value == 0 || iterations.getAsLong() < 2) {
      return usual;
    }
    long printed = iterations.getAsLong();
    if (usual.startsWith("pbkdf2") || usual.contains("rounds=")) {
      return usual.substring(0, value) + printed;
    }
    // bcrypt's loop runs 2^cost times; of memory-hard functions the number is one of the kernel.
    return usual.startsWith("bcrypt") && printed >= 16 && Long.bitCount(printed) == 1
        ? usual.substring(0, value) + Long.numberOfTrailingZeros(printed)
        : usual;
  }

  /**
   * The algorithm of a format of John the Ripper.
   *
   * @param format its name as printed after {@code Benchmarking:}
   * @param costs by their names, as printed after {@code Speed for}
   */
  static Optional<String> john(String format, Map<String, String> costs) {
    String name = format.split("[ ,]", 2)[0];
    String iterations = costs.getOrDefault("iteration count", "");
    return switch (name) {
      case "bcrypt" ->
          cost(format, "\\$2[abxy]\\$(0[4-9]|[12][0-9]|3[01])").map(c -> "bcrypt:cost=" + c);
      case "PBKDF2-HMAC-SHA1", "PBKDF2-HMAC-SHA256", "PBKDF2-HMAC-SHA512" ->
          whole(iterations).map(i -> name + ":i=" + i);
      case "sha256crypt", "sha512crypt" -> whole(iterations).map(i -> name + ":rounds=" + i);
      case "scrypt" ->
          whole(costs.getOrDefault("N", ""))
              .flatMap(
                  n ->
                      whole(costs.getOrDefault("r", ""))
                          .flatMap(
                              r ->
                                  whole(costs.getOrDefault("p", ""))
                                      .map(p -> "scrypt:n=" + n + ",r=" + r + ",p=" + p)));
      default -> Optional.ofNullable(JOHN.get(name));
    };
  }

  private static Optional<String> cost(String text, String pattern) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .findFirst()
        .map(found -> String.valueOf(Integer.parseInt(found.group(1))));
  }

  private static Optional<String> whole(String text) {
    return text.matches("[1-9][0-9]{0,8}") ? Optional.of(text) : Optional.empty();
  }
}
