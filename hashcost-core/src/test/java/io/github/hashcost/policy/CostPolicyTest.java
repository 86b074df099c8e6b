package io.github.hashcost.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CostPolicyTest {
  private static final CostPolicies BUNDLED = CostPolicies.bundled();

  private static Verdict judge(String policy, String setting) {
    return BUNDLED.policy(policy).judge(AlgorithmId.parse(setting));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "argon2id:m=47104,t=1,p=1",
        "argon2id:m=7168,t=5,p=1",
        "argon2id:m=20000,t=3,p=1",
        "bc/argon2id:m=19456,t=2,p=1,l=32,v=19",
        "scrypt:n=131072,r=8,p=1",
        "scrypt:n=8192,r=8,p=10",
        "bcrypt:cost=10",
        "bcrypt:cost=12",
        "pbkdf2-hmac-sha512:i=220000",
      })
  void oneRowReachedIsEnough(String setting) {
    Verdict verdict = judge("OWASP", setting);

    assertThat(verdict.status()).isEqualTo(Verdict.Status.MET);
    assertThat(verdict.compliant()).contains(AlgorithmId.parse(setting));
  }

  // OWASP Password Storage Cheat Sheet, 2026-03-26, for the rows; by hand for which is nearest.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // 1.19 times the memory, where one pass more is 1.5 times the time
        "argon2id:m=16384,t=2,p=1; argon2id:m=19456,t=2,p=1",
        "argon2id:m=7167,t=9,p=1; argon2id:m=7168,t=9,p=1",
        "argon2id:m=1048576,t=0001,p=1; ",
        "password4j/argon2id:m=4096,t=5,p=2,v=19; password4j/argon2id:m=7168,t=5,p=2,v=19",
        // Twice the work either way: the one that stands first
        "scrypt:n=65536,r=8,p=1; scrypt:n=131072,r=8,p=1",
        "scrypt:n=131072,r=4,p=2; scrypt:n=131072,r=8,p=2",
        "bcrypt:cost=9; bcrypt:cost=10",
        "pbkdf2-hmac-sha512:i=210000; pbkdf2-hmac-sha512:i=220000",
        "pbkdf2-hmac-sha256:i=310000,l=32; pbkdf2-hmac-sha256:i=600000,l=32",
      })
  void belowAllRowsTheNearestIsNamed(String setting, String nearest) {
    Verdict verdict = judge("OWASP", setting);

    if (nearest == null) {
      assertThat(verdict.isMet()).isTrue();
    } else {
      assertThat(verdict.status()).isEqualTo(Verdict.Status.BELOW);
      assertThat(verdict.compliant()).contains(AlgorithmId.parse(nearest));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "argon2i:m=65536,t=9,p=1",
        "yescrypt:cost=5",
        "sha-256",
        "sha512crypt:rounds=5000"
      })
  void whatThePolicyHasNoFigureForIsNotCovered(String setting) {
    Verdict verdict = judge("OWASP", setting);

    assertThat(verdict.status()).isEqualTo(Verdict.Status.NOT_COVERED);
    assertThat(verdict.compliant()).isEmpty();
    assertThat(verdict.row()).isEmpty();
  }

  @Test
  void lanesOfArgon2AreNoCostButThoseOfScryptAre() {
    assertThat(judge("RFC-9106", "argon2id:m=65536,t=3,p=1").isMet()).isTrue();
    assertThat(judge("OWASP", "argon2id:m=19456,t=2,p=8").isMet()).isTrue();
    assertThat(judge("OWASP", "scrypt:n=65536,r=8,p=1").isMet()).isFalse();
  }

  // Keycloak 26 and Spring Security, against OWASP of 2026-03-26
  @Test
  void programsCanFallShortWithTheirDefaults() {
    assertThat(judge("Keycloak", "pbkdf2-hmac-sha512:i=210000").isMet()).isTrue();
    assertThat(judge("OWASP", "pbkdf2-hmac-sha512:i=210000").isMet()).isFalse();
    assertThat(judge("OWASP", "argon2id:m=7168,t=5,p=1").isMet()).isTrue();
    assertThat(judge("Spring-Security", "argon2id:m=16384,t=2,p=1").isMet()).isTrue();
    assertThat(judge("OWASP", "argon2id:m=16384,t=2,p=1").isMet()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "argon2id:m=65536,t=3; without p",
        "argon2id:m=65536,p=1; without t",
        "argon2id; without m",
        "bcrypt; without cost",
        "bcrypt:cost=ten; whole number",
        "bcrypt:cost=-10; whole number",
        "bcrypt:cost=0; whole number",
        "pbkdf2-hmac-sha256:i=1e6; whole number",
        "pbkdf2-hmac-sha256:i=9999999999999999999; whole number",
      })
  void aCostThatIsMissingOrNoNumberIsRefused(String setting, String reason) {
    assertThatThrownBy(() -> judge("OWASP", setting))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining(reason);
  }

  @Property
  void theNearestCompliantSettingIsMetAndLowersNothing(
      @ForAll @IntRange(min = 8, max = 1 << 22) int m,
      @ForAll @IntRange(min = 1, max = 12) int t,
      @ForAll @IntRange(min = 1, max = 4) int p) {
    AlgorithmId setting = AlgorithmId.parse("argon2id:m=" + m + ",t=" + t + ",p=" + p);
    for (Verdict verdict : BUNDLED.judge(setting)) {
      verdict
          .compliant()
          .ifPresent(
              id -> {
                assertThat(verdict.policy().judge(id).isMet()).isTrue();
                assertThat(Long.parseLong(id.parameters().get("m"))).isGreaterThanOrEqualTo(m);
                assertThat(Long.parseLong(id.parameters().get("t"))).isGreaterThanOrEqualTo(t);
                assertThat(id.parameters()).containsEntry("p", String.valueOf(p));
              });
    }
  }

  @Property
  void moreOfACostIsNeverWorse(
      @ForAll @IntRange(min = 8, max = 1 << 16) int m,
      @ForAll @IntRange(min = 1, max = 6) int t,
      @ForAll @IntRange(min = 0, max = 1 << 16) int moreMemory,
      @ForAll @IntRange(min = 0, max = 4) int moreTime) {
    AlgorithmId less = AlgorithmId.parse("argon2id:m=" + m + ",t=" + t + ",p=1");
    AlgorithmId more =
        AlgorithmId.parse("argon2id:m=" + (m + moreMemory) + ",t=" + (t + moreTime) + ",p=1");
    CostPolicy owasp = BUNDLED.policy("OWASP");

    assertThat(owasp.judge(more).isMet() || !owasp.judge(less).isMet()).isTrue();
  }

  @Test
  void aVerdictReadsAsASentence() {
    assertThat(
            Stream.of("argon2id:m=16384,t=2,p=1", "bcrypt:cost=12", "yescrypt:cost=5")
                .map(s -> judge("OWASP", s).toString()))
        .isEqualTo(
            List.of(
                "OWASP (2026-03-26): below; nearest that meets it: argon2id:m=19456,t=2,p=1",
                "OWASP (2026-03-26): met (bcrypt:cost=10)",
                "OWASP (2026-03-26): says nothing of yescrypt"));
  }
}
