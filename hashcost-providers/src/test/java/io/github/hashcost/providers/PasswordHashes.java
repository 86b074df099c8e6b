package io.github.hashcost.providers;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Stream;

/** Calls of password hashes by id, as a user makes them. */
final class PasswordHashes {
  static final byte[] SALT = "sixteen bytes...".getBytes(StandardCharsets.US_ASCII);

  private static final HashCatalog CATALOG = HashCatalog.discover();

  private PasswordHashes() {}

  /** Those that are here: the system need not have what it could. */
  static Stream<String> providersOf(String name) {
    return CATALOG.implementations(name).stream().map(c -> c.id().provider().orElseThrow());
  }

  static Candidate candidate(String id) {
    return CATALOG.get(id);
  }

  static String hex(String id, byte[] salt, byte[] password) {
    return HexFormat.of().formatHex(candidate(id).withBytes("salt", salt).hash(password));
  }

  static String hex(String id, String saltHex, String passwordHex) {
    return hex(id, HexFormat.of().parseHex(saltHex), HexFormat.of().parseHex(passwordHex));
  }

  static String hex(String id, String password) {
    return hex(id, SALT, ascii(password));
  }

  static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
