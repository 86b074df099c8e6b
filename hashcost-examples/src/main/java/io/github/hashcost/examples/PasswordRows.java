package io.github.hashcost.examples;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.util.List;
import java.util.stream.Stream;

/**
 * Password hashes at settings of the OWASP Password Storage Cheat Sheet (2026-03-26), and fast
 * hashes for contrast.
 */
public final class PasswordRows {
  private static final List<String> FAST = List.of("md5", "sha-256", "sha3-256", "blake2b-512");

  /** The last is crypt(3)'s default; OWASP has no row for it. */
  private static final List<String> SLOW =
      List.of(
          "argon2id:m=19456,t=2,p=1",
          "scrypt:n=32768,r=8,p=3",
          "bcrypt:cost=10",
          "pbkdf2-hmac-sha256:i=600000",
          "pbkdf2-hmac-sha512:i=220000",
          "sha512crypt:rounds=5000");

  /** In Java, and more than once; the last two differ in lanes alone. */
  private static final List<String> SHARED =
      List.of(
          "bcrypt:cost=10",
          "pbkdf2-hmac-sha256:i=600000",
          "scrypt:n=32768,r=8,p=3",
          "argon2id:m=19456,t=2,p=1",
          "argon2id:m=19456,t=2,p=4");

  private PasswordRows() {}

  /** Fast ones first. What the catalog does not have is left out, as in the others. */
  public static List<Candidate> all(HashCatalog catalog) {
    return found(catalog, Stream.concat(FAST.stream(), SLOW.stream()));
  }

  /** Without the fast ones. */
  public static List<Candidate> passwordHashes(HashCatalog catalog) {
    return found(catalog, SLOW.stream());
  }

  /** The same settings through each provider that has them, and Argon2id with four lanes too. */
  public static List<Candidate> throughEveryLibrary(HashCatalog catalog) {
    return SHARED.stream().flatMap(id -> catalog.implementations(id).stream()).toList();
  }

  private static List<Candidate> found(HashCatalog catalog, Stream<String> ids) {
    return ids.flatMap(id -> catalog.find(id).stream()).toList();
  }
}
