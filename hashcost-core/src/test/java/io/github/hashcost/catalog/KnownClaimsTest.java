package io.github.hashcost.catalog;

import static io.github.hashcost.api.SecurityClaims.Strength.BROKEN;
import static io.github.hashcost.api.SecurityClaims.Strength.NONE;
import static io.github.hashcost.api.SecurityClaims.Strength.UNBROKEN;
import static io.github.hashcost.api.SecurityClaims.Strength.WEAKENED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.SecurityClaims;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class KnownClaimsTest {
  static Stream<String> names() {
    return KnownClaims.names().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyRowHasASpecsNameASourceAndADay(String name) {
    assertThat(HashSpec.builder(name).digestBits(8).build().name()).isEqualTo(name);
    SecurityClaims claims = KnownClaims.of(name).orElseThrow();
    assertThat(claims.citation()).isNotBlank().doesNotContain("\n", "  ");
    assertThat(claims.asOf()).isBefore("2030-01-01").isAfter("2026-01-01");
  }

  @Test
  void md5IsBrokenForCollisionsAndWeakenedForPreimages() {
    SecurityClaims md5 = KnownClaims.of("md5").orElseThrow();

    assertThat(md5.collision()).isEqualTo(BROKEN);
    assertThat(md5.preimage()).isEqualTo(WEAKENED);
    assertThat(md5.citation()).contains("RFC 6151", "2^123.4", "Sasaki and Aoki");
  }

  @Test
  void sha1IsBrokenForCollisionsAlone() {
    SecurityClaims sha1 = KnownClaims.of("sha-1").orElseThrow();

    assertThat(sha1.collision()).isEqualTo(BROKEN);
    assertThat(sha1.preimage()).isEqualTo(UNBROKEN);
    assertThat(sha1.citation()).contains("SHAttered", "Leurent and Peyrin");
  }

  @ParameterizedTest
  @ValueSource(strings = {"djb2", "fnv1a-64", "crc32c", "murmur3-128", "xxh64"})
  void hashesForTablesClaimNothing(String name) {
    SecurityClaims claims = KnownClaims.of(name).orElseThrow();

    assertThat(claims.collision()).isEqualTo(NONE);
    assertThat(claims.preimage()).isEqualTo(NONE);
    assertThat(claims.forPasswords()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sha-256", "sha-512/256", "sha3-256", "blake2b-512", "blake3"})
  void fastHashesAreNotForPasswordsHoweverStrong(String name) {
    SecurityClaims claims = KnownClaims.of(name).orElseThrow();

    assertThat(claims.collision()).isEqualTo(UNBROKEN);
    assertThat(claims.preimage()).isEqualTo(UNBROKEN);
    assertThat(claims.forPasswords()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pbkdf2-hmac-sha256",
        "bcrypt",
        "scrypt",
        "argon2id",
        "balloon-sha256",
        "yescrypt",
        "sha512crypt"
      })
  void passwordHashesAreForPasswords(String name) {
    assertThat(KnownClaims.of(name).orElseThrow().forPasswords()).isTrue();
  }

  @Test
  void whatIsNotListedHasNoClaim() {
    assertThat(KnownClaims.of("my-own-hash")).isEmpty();
    assertThat(KnownClaims.names()).doesNotHaveDuplicates().hasSizeGreaterThan(50);
  }
}
