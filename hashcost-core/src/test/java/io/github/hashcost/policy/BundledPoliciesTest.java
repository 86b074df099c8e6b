package io.github.hashcost.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BundledPoliciesTest {
  private final CostPolicies policies = CostPolicies.bundled();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // OWASP Password Storage Cheat Sheet, 2026-03-26
        "OWASP; argon2id; 47104 1 1 | 19456 2 1 | 12288 3 1 | 9216 4 1 | 7168 5 1",
        "OWASP; scrypt; 131072 8 1 | 65536 8 2 | 32768 8 3 | 16384 8 5 | 8192 8 10",
        "OWASP; bcrypt; 10",
        "OWASP; pbkdf2-hmac-sha256; 600000",
        "OWASP; pbkdf2-hmac-sha512; 220000",
        "OWASP; pbkdf2-hmac-sha1; 1400000",
        // RFC 9106 section 4: 2 GiB and 64 MiB
        "RFC-9106; argon2id; 2097152 1 4 | 65536 3 4",
        // NIST SP 800-132 section 5.2
        "NIST-SP-800-132; pbkdf2-hmac-sha256; 1000",
        // libsodium, crypto_pwhash_argon2id.h: OPSLIMIT 2, 3, 4; MEMLIMIT 64, 256, 1024 MiB
        "libsodium-interactive; argon2id; 65536 2 1",
        "libsodium-moderate; argon2id; 262144 3 1",
        "libsodium-sensitive; argon2id; 1048576 4 1",
        // Spring Security, defaultsForSpringSecurity_v5_8
        "Spring-Security; argon2id; 16384 2 1",
        "Spring-Security; bcrypt; 10",
        "Spring-Security; scrypt; 65536 8 1",
        "Spring-Security; pbkdf2-hmac-sha256; 310000",
        // Password4j 1.8.4, AlgorithmFinder
        "Password4j; argon2id; 15360 2 1",
        "Password4j; bcrypt; 10",
        "Password4j; scrypt; 65536 8 1",
        "Password4j; pbkdf2-hmac-sha256; 310000",
        // Keycloak 26, server administration guide
        "Keycloak; argon2id; 7168 5 1",
        "Keycloak; pbkdf2-hmac-sha512; 210000",
      })
  void holdWhatTheirSourcesSay(String policy, String function, String rows) {
    assertThat(
            policies.policy(policy).rows().stream()
                .map(PolicyRow::setting)
                .filter(id -> id.name().equals(function))
                .map(id -> String.join(" ", id.parameters().values())))
        .containsExactly(rows.split(" \\| ", -1));
  }

  @Test
  void eachHasADateAndASource() {
    assertThat(policies.policies())
        .hasSize(10)
        .allSatisfy(
            policy -> {
              assertThat(policy.asOf()).matches("[0-9]{4}(-[0-9]{2}){0,2}");
              assertThat(policy.source()).isNotBlank();
            });
    assertThat(policies.policy("OWASP").asOf()).isEqualTo("2026-03-26");
  }

  @Test
  void whereThereIsNoFigureThereIsAWord() {
    CostPolicy nist = policies.policy("NIST-SP-800-63B-4");

    assertThat(nist.rows()).isEmpty();
    assertThat(nist.note()).contains("as high as practical");
  }

  @Test
  void defaultsOfProgramsDemandNothing() {
    assertThat(policies.policies())
        .filteredOn(p -> p.kind() == CostPolicy.Kind.DEFAULTS)
        .extracting(CostPolicy::name)
        .containsExactly("Spring-Security", "Password4j", "Keycloak");
  }

  @ParameterizedTest
  @CsvSource({"owasp, OWASP", "LIBSODIUM-INTERACTIVE, libsodium-interactive"})
  void capitalsDoNotMatterInAnyLocale(String typed, String name) {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(policies.policy(typed).name()).isEqualTo(name);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    assertThatThrownBy(() -> policies.policy("owsp"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("nearest: OWASP");
  }
}
