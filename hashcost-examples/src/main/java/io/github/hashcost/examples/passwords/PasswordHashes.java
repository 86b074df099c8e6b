package io.github.hashcost.examples.passwords;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.policy.CostPolicy;
import java.util.List;

/** The functions that a password may be stored with. */
final class PasswordHashes {
  /** One of each family, in the order in which one would choose. */
  private static final List<String> FAMILIES =
      List.of(
          "argon2id",
          "scrypt",
          "yescrypt",
          "bcrypt",
          "pbkdf2-hmac-sha256",
          "balloon-sha256",
          "sha512crypt");

  private PasswordHashes() {}

  /** Each family through every library that has it. */
  static List<Candidate> throughEveryLibrary(HashCatalog catalog) {
    return FAMILIES.stream().flatMap(name -> catalog.implementations(name).stream()).toList();
  }

  /** The rows of a policy as they are, each through the preferred library that has it. */
  static List<Candidate> rows(HashCatalog catalog, CostPolicy policy) {
    return policy.rows().stream()
        .flatMap(row -> catalog.find(row.setting().toString()).stream())
        .toList();
  }
}
