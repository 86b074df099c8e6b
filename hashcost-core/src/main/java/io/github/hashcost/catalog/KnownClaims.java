package io.github.hashcost.catalog;

import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * hashcost's own list of what algorithms are believed to withstand, each family with its source.
 * What is not certain is not here.
 *
 * <p>Strength is that of the full function against the best published attack, not the digest's
 * length: a short digest of an unbroken function still has collisions by chance. Of a keyed
 * function, it is meant against someone without the key.
 */
final class KnownClaims {
  private static final LocalDate AS_OF = LocalDate.of(2026, 11, 30);

  /** Names; then strengths; then the source, on one line or more. */
  private static final String FAMILIES =
      """
      djb2
        collision none, preimage none
        Klink and Waelde, Efficient Denial of Service Attacks on Web Application Platforms,
        28C3, 2011: equal-valued substrings of hash*33 make any number of colliding strings

      fnv1a-32 fnv1a-64
        collision none, preimage none
        IETF draft-eastlake-fnv, The FNV Non-Cryptographic Hash Algorithm

      crc32 crc32c
        collision none, preimage none
        Stigge, Ploetz, Mueller and Redlich, Reversing CRC - Theory and Practice,
        HU Berlin SAR-PR-2006-05: four chosen bytes give any value

      murmur3-32 murmur3-128 murmur3-x86-32 murmur3-x86-128 murmur3-x64-128
        collision none, preimage none
        Aumasson, Bernstein and Bosslet, Hash-flooding DoS reloaded, 29C3, 2012:
        collisions that hold for every seed

      xxh32 xxh64 xxh3 xxh3-64 xxh3-128 xxh128
        collision none, preimage none
        xxhash.com: an extremely fast non-cryptographic hash algorithm

      siphash-2-4
        collision unbroken, preimage unbroken
        Aumasson and Bernstein, SipHash: a fast short-input PRF, INDOCRYPT 2012; keyed

      md5
        collision broken, preimage weakened
        RFC 6151; collisions: Wang and Yu, EUROCRYPT 2005;
        preimage in 2^123.4: Sasaki and Aoki, EUROCRYPT 2009

      sha-1
        collision broken, preimage unbroken
        Stevens, Bursztein, Karpman, Albertini and Markov, CRYPTO 2017 (SHAttered);
        Leurent and Peyrin, SHA-1 is a Shambles, USENIX Security 2020 (chosen prefix)

      sha-224 sha-256 sha-384 sha-512 sha-512/224 sha-512/256
        collision unbroken, preimage unbroken
        FIPS 180-4; NIST SP 800-107r1

      sha3-224 sha3-256 sha3-384 sha3-512 shake128 shake256 shake-128 shake-256
        collision unbroken, preimage unbroken
        FIPS 202, appendix A.1

      blake2b blake2b-128 blake2b-160 blake2b-256 blake2b-384 blake2b-512
      blake2s blake2s-128 blake2s-160 blake2s-224 blake2s-256
        collision unbroken, preimage unbroken
        RFC 7693; Aumasson, Neves, Wilcox-O'Hearn and Winnerlein, BLAKE2, ACNS 2013

      blake3 blake3-256
        collision unbroken, preimage unbroken
        O'Connor, Aumasson, Neves and Wilcox-O'Hearn,
        BLAKE3: one function, fast everywhere, 2020

      hmac-md5
        collision weakened, preimage weakened
        RFC 6151, section 2.3; told from random in 2^97: Wang, Yu, Wang, Zhang and Zhan,
        EUROCRYPT 2009; keyed

      hmac-sha1 hmac-sha-1
        collision unbroken, preimage unbroken
        RFC 6194; Bellare, New Proofs for NMAC and HMAC, CRYPTO 2006; keyed

      hmac-sha224 hmac-sha256 hmac-sha384 hmac-sha512
      hmac-sha-224 hmac-sha-256 hmac-sha-384 hmac-sha-512
        collision unbroken, preimage unbroken
        RFC 2104; NIST SP 800-107r1; Bellare, New Proofs for NMAC and HMAC, CRYPTO 2006; keyed

      pbkdf2-hmac-sha1 pbkdf2-hmac-sha224 pbkdf2-hmac-sha256 pbkdf2-hmac-sha384
      pbkdf2-hmac-sha512
      pbkdf2-hmac-sha-1 pbkdf2-hmac-sha-224 pbkdf2-hmac-sha-256 pbkdf2-hmac-sha-384
      pbkdf2-hmac-sha-512
        collision unstated, preimage unstated, for passwords
        RFC 8018, section 5.2; NIST SP 800-132

      bcrypt
        collision unstated, preimage unstated, for passwords
        Provos and Mazieres, A Future-Adaptable Password Scheme, USENIX 1999

      scrypt
        collision unstated, preimage unstated, for passwords
        RFC 7914

      yescrypt
        collision unstated, preimage unstated, for passwords
        Peslyak, yescrypt - scalable KDF and password hashing scheme, openwall.com/yescrypt

      sha512crypt
        collision unstated, preimage unstated, for passwords
        Drepper, Unix crypt using SHA-256 and SHA-512, 2008

      argon2d argon2i argon2id
        collision unbroken, preimage unbroken, for passwords
        RFC 9106, section 7.1: those of BLAKE2b

      balloon-sha256 balloon-m-sha256
        collision unstated, preimage unstated, for passwords
        Boneh, Corrigan-Gibbs and Schechter, Balloon Hashing, ASIACRYPT 2016
      """;

  private static final Pattern FAMILY =
      Pattern.compile(
          """
          (?<names>[a-z0-9/\\s-]+)
            collision (?<collision>\\w+), preimage (?<preimage>\\w+)(?<passwords>, for passwords)?
          (?<source>(?s:.+))""");

  private static final Map<String, SecurityClaims> BY_NAME = parse();

  private KnownClaims() {}

  static Optional<SecurityClaims> of(String name) {
    return Optional.ofNullable(BY_NAME.get(name));
  }

  /** Every name that has a claim. */
  static List<String> names() {
    return BY_NAME.keySet().stream().sorted().toList();
  }

  private static Map<String, SecurityClaims> parse() {
    Map<String, SecurityClaims> byName = new HashMap<>();
    for (String text : FAMILIES.split("\n\n", -1)) {
      Matcher family = FAMILY.matcher(text);
      if (!family.matches()) {
        throw new AssertionError("malformed claims: " + text);
      }
      SecurityClaims claims =
          SecurityClaims.of(
              strength(family.group("collision")),
              strength(family.group("preimage")),
              family.group("passwords") != null,
              family.group("source").strip().replaceAll("\\s+", " "),
              AS_OF);
      for (String name : family.group("names").split("\\s", -1)) {
        if (byName.put(name, claims) != null) {
          throw new AssertionError("two claims for " + name);
        }
      }
    }
    return Map.copyOf(byName);
  }

  private static Strength strength(String word) {
    return Strength.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
