package io.github.hashcost.policy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.policy.StoredText.Alphabet;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The formats of stored hashes: PHC strings (github.com/P-H-C/phc-string-format), the settings of
 * crypt(3) (libxcrypt, crypt(5)), and those of passlib.
 */
final class StoredFormats {
  /** RFC 9106 section 3.1. */
  private static final long MAX_ARGON2_COST = (1L << 32) - 1;

  private static final long MAX_LANES = (1L << 24) - 1;

  /** RFC 7914 section 2, r p below 2^30; n is bounded here by what a long holds. */
  private static final int MAX_SCRYPT_LOG2_N = 62;

  private static final long MAX_SCRYPT_PRODUCT = (1L << 30) - 1;

  private static final int MAX_BCRYPT_COST = 31;

  /** RFC 8018 sets none; libraries hold it in 32 bits. */
  private static final long MAX_ITERATIONS = (1L << 32) - 1;

  /**
   * Drepper, Unix crypt using SHA-256 and SHA-512, 2008: what 'rounds=' may be, and its default.
   */
  private static final long MIN_ROUNDS = 1_000;

  private static final long MAX_ROUNDS = 999_999_999;
  private static final long DEFAULT_ROUNDS = 5_000;

  /** The flags of YESCRYPT_DEFAULTS, as yescrypt spells them. */
  private static final int YESCRYPT_DEFAULTS = 47;

  /** From here on yescrypt spells a number in several characters. */
  private static final int YESCRYPT_LONG = 48;

  private static final String FORMATS = "a format such as argon2id, 2b, 6 or scrypt, then '$'";

  /**
   * What Spring Security's DelegatingPasswordEncoder puts in front, in braces, and what may follow
   * it.
   */
  private static final Map<String, String> SPRING =
      Map.of(
          "bcrypt}", "2[abxy]",
          "argon2}", "argon2(id|i|d)",
          "argon2@SpringSecurity_v5_8}", "argon2(id|i|d)");

  private static final String ANY = ".*";

  private final StoredText text;

  private StoredFormats(StoredText text) {
    this.text = text;
  }

  static AlgorithmId read(StoredText text) {
    return new StoredFormats(text).read();
  }

  private AlgorithmId read() {
    String formats = formats();
    text.require("$");
    int start = text.position();
    String format = text.word();
    if (!text.accept("$") || !format.matches(formats)) {
      text.back(start);
      throw text.expected(formats.equals(ANY) ? FORMATS : "a format of what the braces name");
    }
    return switch (format) {
      case "argon2id", "argon2i", "argon2d" -> argon2(format);
      case "2a", "2b", "2x", "2y" -> bcrypt();
      case "scrypt" -> scrypt();
      case "7" -> cryptScrypt();
      case "y" -> yescrypt();
      case "6" -> shaCrypt("sha512crypt");
      case "5" -> shaCrypt("sha256crypt");
      case "pbkdf2" -> pbkdf2("pbkdf2-hmac-sha1");
      case "pbkdf2-sha256" -> pbkdf2("pbkdf2-hmac-sha256");
      case "pbkdf2-sha512" -> pbkdf2("pbkdf2-hmac-sha512");
      default -> {
        text.back(start);
        throw text.expected(FORMATS);
      }
    };
  }

  /** A pattern of those that may follow. */
  private String formats() {
    if (!text.accept("{")) {
      return ANY;
    }
    return SPRING.entrySet().stream()
        .filter(spring -> text.accept(spring.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElseThrow(() -> text.expected("'bcrypt}' or 'argon2}', as Spring Security has it"));
  }

  /** Without a version it is 0x10, from before there was a field for it. */
  private AlgorithmId argon2(String type) {
    boolean current = text.accept("v=19$");
    if (!current) {
      text.accept("v=16$");
    }
    if (!text.accept("m=")) {
      throw text.expected("'v=19$' or 'm='");
    }
    int memoryAt = text.position();
    long memory = text.number("m (KiB)", 8, MAX_ARGON2_COST);
    text.require(",t=");
    long passes = text.number("t (passes)", 1, MAX_ARGON2_COST);
    text.require(",p=");
    long lanes = text.number("p (lanes)", 1, MAX_LANES);
    if (memory < 8 * lanes) {
      text.back(memoryAt);
      throw text.expected("m of at least 8 p");
    }
    // Nobody's business.
    text.skipField(",keyid=");
    text.skipField(",data=");
    text.endCosts(Alphabet.BASE64);
    Map<String, String> costs = costs("m", memory, "t", passes, "p", lanes);
    if (!current) {
      costs.put("v", "16");
    }
    return id(type, costs);
  }

  private AlgorithmId bcrypt() {
    int cost = text.twoDigits("the cost", 4, MAX_BCRYPT_COST);
    text.endCosts(Alphabet.BASE64);
    return id("bcrypt", costs("cost", cost));
  }

  /** passlib's: log2 of n, r and p by name. */
  private AlgorithmId scrypt() {
    text.require("ln=");
    long log2N = text.number("ln (log2 of n)", 1, MAX_SCRYPT_LOG2_N);
    text.require(",r=");
    long r = text.number("r", 1, MAX_SCRYPT_PRODUCT);
    text.require(",p=");
    int lanesAt = text.position();
    long p = text.number("p", 1, MAX_SCRYPT_PRODUCT);
    requireProduct(r, p, lanesAt);
    text.endCosts(Alphabet.BASE64);
    return id("scrypt", costs("n", 1L << log2N, "r", r, "p", p));
  }

  /** crypt(3)'s: one character for log2 of n, five for r and five for p; the salt follows. */
  private AlgorithmId cryptScrypt() {
    int from = text.position();
    long log2N = text.sixBits("log2 of n", 1);
    if (log2N < 1 || log2N > MAX_SCRYPT_LOG2_N) {
      text.back(from);
      throw text.expected("log2 of n from 1 to " + MAX_SCRYPT_LOG2_N + ", as one character");
    }
    int costsAt = text.position();
    long r = text.sixBits("r in five characters", 5);
    long p = text.sixBits("p in five characters", 5);
    requireProduct(r, p, costsAt);
    text.skipRest(Alphabet.CRYPT);
    return id("scrypt", costs("n", 1L << log2N, "r", r, "p", p));
  }

  private void requireProduct(long r, long p, int position) {
    if (r < 1 || p < 1 || r * p > MAX_SCRYPT_PRODUCT) {
      text.back(position);
      throw text.expected("r and p of 1 or more whose product is below 2^30");
    }
  }

  /**
   * Flags, log2 of N less one and r less one, a character each. crypt(3) knows two families of
   * costs (libxcrypt, gensalt_yescrypt_rn): 1 and 2 with r=8, then 3 to 11 with r=32.
   */
  private AlgorithmId yescrypt() {
    long flags = yescryptNumber("the flags");
    long log2N = 1 + yescryptNumber("log2 of N");
    long r = 1 + yescryptNumber("r");
    text.endCosts(Alphabet.BASE64);
    long cost = r == 8 ? log2N - 9 : log2N - 7;
    boolean ofCrypt = r == 8 ? (cost >= 1 && cost <= 2) : (r == 32 && cost >= 3 && cost <= 11);
    return ofCrypt && flags == YESCRYPT_DEFAULTS
        ? id("yescrypt", costs("cost", cost))
        : id("yescrypt", costs("n", 1L << log2N, "r", r));
  }

  private long yescryptNumber(String what) {
    int from = text.position();
    long number = text.sixBits(what, 1);
    if (number >= YESCRYPT_LONG) {
      text.back(from);
      throw text.expected(what + " below " + YESCRYPT_LONG + ", in one character");
    }
    return number;
  }

  private AlgorithmId shaCrypt(String name) {
    long rounds = DEFAULT_ROUNDS;
    if (text.accept("rounds=")) {
      rounds = text.number("rounds", MIN_ROUNDS, MAX_ROUNDS);
      text.endCosts(Alphabet.CRYPT);
    } else {
      text.skipRest(Alphabet.CRYPT);
    }
    return id(name, costs("rounds", rounds));
  }

  /** passlib has the bare number, PHC strings {@code i=} and perhaps the length. */
  private AlgorithmId pbkdf2(String name) {
    boolean named = text.accept("i=");
    long iterations = text.number("the iterations", 1, MAX_ITERATIONS);
    if (named && text.accept(",l=")) {
      text.number("l (bytes)", 1, MAX_ITERATIONS);
    }
    text.endCosts(Alphabet.BASE64);
    return id(name, costs("i", iterations));
  }

  private static Map<String, String> costs(Object... namesAndNumbers) {
    Map<String, String> costs = new LinkedHashMap<>();
    for (int i = 0; i < namesAndNumbers.length; i += 2) {
      costs.put(String.valueOf(namesAndNumbers[i]), String.valueOf(namesAndNumbers[i + 1]));
    }
    return costs;
  }

  private static AlgorithmId id(String name, Map<String, String> costs) {
    return AlgorithmId.parse(name).withParameters(costs);
  }
}
