package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.password4j.CompressedPBKDF2Function;
import com.password4j.ScryptFunction;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.policy.StoredSetting;
import io.github.hashcost.readme.Compiled;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SnippetsTest {
  private static final String PASSWORD = "Tr0ub4dor";

  @TempDir private Path directory;

  private static Candidate candidate(String id) {
    return Planted.CATALOG.get(id);
  }

  private static Snippet snippet(String id, String title) {
    return Snippets.of(candidate(id)).all().stream()
        .filter(s -> s.title().startsWith(title + " (") || s.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  /** Compiles it into a method, and calls that. */
  private String stored(Snippet snippet) throws Exception {
    StringBuilder source = new StringBuilder();
    snippet.imports().forEach(type -> source.append("import ").append(type).append(";\n"));
    source.append("public class Pasted {\n");
    source.append("public static String stored(CharSequence password) throws Exception {\n");
    snippet.lines().forEach(line -> source.append(line).append('\n'));
    source.append("return stored;\n}\n}\n");
    Class<?> pasted = Compiled.load("Pasted", source.toString(), directory);
    Method method = pasted.getMethod("stored", CharSequence.class);
    return (String) method.invoke(null, PASSWORD);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "argon2id:m=64,t=2,p=1; Password4j",
        "argon2id:m=64,t=2,p=1; Spring Security",
        "argon2id:m=64,t=2,p=1; Spring Security with Password4j",
        "argon2id:m=64,t=2,p=1; Bouncy Castle",
        "argon2id:m=96,t=1,p=3,l=24; Password4j",
        "argon2id:m=96,t=1,p=3,l=24; Spring Security",
        "argon2id:m=96,t=1,p=3,l=24; Spring Security with Password4j",
        "argon2id:m=96,t=1,p=3,l=24; Bouncy Castle",
        "bcrypt:cost=5; Password4j",
        "bcrypt:cost=5; Spring Security",
        "bcrypt:cost=5; Spring Security with Password4j",
        "bcrypt:cost=5; Bouncy Castle",
        "scrypt:n=1024,r=8,p=2; Bouncy Castle",
        "pbkdf2-hmac-sha1:i=1234; JCA",
        "pbkdf2-hmac-sha256:i=1234; JCA",
        "pbkdf2-hmac-sha512:i=1234; JCA"
      })
  void whatJavaStoresHasTheSettingThatWasFound(String id, String title) throws Exception {
    AlgorithmId read = StoredSetting.parse(stored(snippet(id, title)));
    assertHas(candidate(id), read);
  }

  private static void assertHas(Candidate wanted, AlgorithmId read) {
    Map<String, String> costs = wanted.setting().text();
    assertThat(read.name()).isEqualTo(wanted.spec().name());
    assertThat(read.parameters()).isNotEmpty();
    assertThat(costs).containsAllEntriesOf(read.parameters());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Password4j", "Spring Security", "Spring Security with Password4j"})
  void theOwnFormatOfScryptHasTheSettingThatWasFound(String title) throws Exception {
    String stored = stored(snippet("scrypt:n=1024,r=8,p=2", title));
    // Log2 of n, r and p, in hexadecimal digits.
    assertThat(stored).startsWith("$a0802$");
    ScryptFunction read = ScryptFunction.getInstanceFromHash(stored);
    assertThat(read.getWorkFactor()).isEqualTo(1024);
    assertThat(read.getResources()).isEqualTo(8);
    assertThat(read.getParallelization()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"1, 20", "256, 32", "512, 64"})
  void theOwnFormatOfPbkdf2HasTheSettingThatWasFound(int sha, int length) throws Exception {
    String stored = stored(snippet("pbkdf2-hmac-sha" + sha + ":i=1234", "Password4j"));
    CompressedPBKDF2Function read = CompressedPBKDF2Function.getInstanceFromHash(stored);
    assertThat(read.getIterations()).isEqualTo(1234);
    assertThat(read.getLength()).isEqualTo(8 * length);
    assertThat(read.getAlgorithm()).isEqualTo("SHA" + sha);
  }

  /** They store no costs, so the hash itself tells. */
  @ParameterizedTest
  @CsvSource({"1, 20", "256, 32", "512, 64"})
  void whatSpringStoresOfPbkdf2IsThatOfTheSetting(int sha, int length) throws Exception {
    String id = "pbkdf2-hmac-sha" + sha + ":i=1234";
    byte[] own = HexFormat.of().parseHex(stored(snippet(id, "Spring Security")));
    assertThat(own).hasSize(16 + length);
    byte[] salt = java.util.Arrays.copyOf(own, 16);
    assertThat(java.util.Arrays.copyOfRange(own, 16, own.length))
        .isEqualTo(pbkdf2(sha, salt, length));
    String[] parts = stored(snippet(id, "Spring Security with Password4j")).split(":", -1);
    Base64.Decoder base64 = Base64.getDecoder();
    assertThat(base64.decode(parts[1])).isEqualTo(pbkdf2(sha, base64.decode(parts[0]), length));
  }

  private static byte[] pbkdf2(int sha, byte[] salt, int length) throws Exception {
    return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA" + sha)
        .generateSecret(new PBEKeySpec(PASSWORD.toCharArray(), salt, 1234, 8 * length))
        .getEncoded();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "argon2id:m=64,t=2,p=1",
        "bcrypt:cost=5",
        "bcrypt:cost=12",
        "scrypt:n=1024,r=8,p=2",
        "pbkdf2-hmac-sha1:i=1234",
        "pbkdf2-hmac-sha512:i=1234"
      })
  void thePrefixHasTheSettingThatWasFound(String id) {
    assertHas(
        candidate(id), StoredSetting.parse(Snippets.of(candidate(id)).prefix().orElseThrow()));
  }

  @Test
  void keycloakIsGivenEachCost() {
    assertThat(snippet("argon2id:m=7168,t=5,p=1", "Keycloak").lines())
        .contains(
            "--spi-password-hashing--argon2--memory=7168",
            "--spi-password-hashing--argon2--iterations=5",
            "--spi-password-hashing--argon2--parallelism=1");
    assertThat(snippet("pbkdf2-hmac-sha512:i=220000", "Keycloak").lines())
        .containsExactly("hashAlgorithm(pbkdf2-sha512)", "hashIterations(220000)");
  }

  @Test
  void whatTheLibrariesDoNotHaveGetsNothing() {
    List<String> without = List.of("argon2id:v=16", "balloon-sha256", "sha-256");
    assertThat(without).allSatisfy(id -> assertThat(Snippets.of(candidate(id)).all()).isEmpty());
  }
}
