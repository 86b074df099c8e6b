package io.github.hashcost.providers.jca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException.ProviderFailure;
import io.github.hashcost.api.Hasher;
import java.security.Provider;
import java.security.ProviderException;
import java.security.Security;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JcaProviderTest {
  private final JcaProvider jca = new JcaProvider();

  @Test
  void statesTheFactsOfADigest() {
    HashSpec sha256 = function(jca, "sha-256").spec();

    assertThat(sha256.aliases()).containsExactly("sha256");
    assertThat(sha256.block()).contains(new HashSpec.Block(64, 9));
    assertThat(function(jca, "sha-512").spec().block()).contains(new HashSpec.Block(128, 17));
    assertThat(function(jca, "sha-224").spec().block()).contains(new HashSpec.Block(64, 9));
    assertThat(function(jca, "sha-512/256").spec().block()).contains(new HashSpec.Block(128, 17));
    assertThat(function(jca, "sha3-224").spec().block()).contains(new HashSpec.Block(144, 1));
    assertThat(function(jca, "sha3-256").spec().block()).contains(new HashSpec.Block(136, 1));
    assertThat(function(jca, "sha3-384").spec().block()).contains(new HashSpec.Block(104, 1));
    assertThat(function(jca, "sha3-512").spec().block()).contains(new HashSpec.Block(72, 1));
    assertThat(sha256.output()).isEqualTo(HashSpec.Output.INTO_BUFFER);
    assertThat(sha256.reuse()).isEqualTo(HashSpec.Reuse.REUSED);
    assertThat(sha256.digestBytes(sha256.parameters().defaults())).isEqualTo(32);
  }

  @Test
  void namesTheEngineAndItsVersion() {
    Provider sun = Security.getProvider("SUN");

    HashFunction sha256 = function(qualified("sun"), "sha-256");

    assertThat(sha256.spec().implementation()).contains("SUN " + sun.getVersionStr() + " (JDK)");
  }

  @Test
  void findsAnInstalledEngineInAnyCaseOfLetters() {
    assertThat(jca.qualified("sun")).isPresent();
    assertThat(jca.qualified("SunJCE")).isPresent();
    assertThat(jca.qualified("SUNJCE")).isPresent();
    assertThat(jca.qualified("nobody")).isEmpty();
    assertThat(qualified("sun").name()).isEqualTo("jca");
  }

  @Test
  void findsAnEngineWhereTurkishHasAnotherSmallI() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      Provider engine = sha256Engine("INTEGRITY", -1);

      assertThat(Engines.named("integrity", engine)).contains(engine);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void whatAnEngineLacksIsMissingWithAReason() {
    HashProvider sunJce = qualified("sunjce");

    assertThat(names(sunJce))
        .containsExactly(
            "hmac-sha256", "pbkdf2-hmac-sha1", "pbkdf2-hmac-sha256", "pbkdf2-hmac-sha512");
    assertThat(sunJce.missing()).containsOnlyKeys(names(qualified("sun")));
    assertThat(sunJce.missing().get("sha-256").reason()).contains("SHA-256", "SunJCE");
    assertThat(sunJce.missing().get("sha-256").howToFix()).contains("jca/sha-256");
    assertThat(names(qualified("sun")))
        .containsExactly(
            "md5",
            "sha-1",
            "sha-224",
            "sha-256",
            "sha-384",
            "sha-512",
            "sha-512/256",
            "sha3-224",
            "sha3-256",
            "sha3-384",
            "sha3-512");
    assertThat(jca.missing()).isEmpty();
  }

  @Test
  void anEngineThatCannotMakeWhatItListsCostsThatFunctionOnly() {
    HashProvider broken =
        on(
            new FakeEngine(
                "Broken",
                () -> {
                  throw new ProviderException("no device");
                }));
    HashProvider unlinked =
        on(
            new FakeEngine(
                "Unlinked",
                () -> {
                  throw new UnsatisfiedLinkError("no native in java.library.path");
                }));

    assertThat(broken.functions()).isEmpty();
    assertThat(broken.missing().get("sha-256").reason()).isEqualTo("no device");
    assertThat(unlinked.functions()).isEmpty();
    assertThat(unlinked.missing().get("sha-256").reason())
        .isEqualTo("no native in java.library.path");
  }

  @Test
  void ofAnEngineNotOfTheJdkAllocationIsExpected() {
    HashSpec sha256 = function(on(sha256Engine("Other", -1)), "sha-256").spec();

    assertThat(sha256.implementation()).contains("Other 1.5");
    assertThat(sha256.allocates()).isTrue();
  }

  @Test
  void anEnginesFailureNamesTheEngineAndLeavesTheHasherUsable() {
    HashFunction sha256 = function(on(sha256Engine("Flaky", 7)), "sha-256");
    Hasher hasher = sha256.newHasher(sha256.spec().parameters().defaults());
    byte[] digest = new byte[32];

    assertThatExceptionOfType(ProviderFailure.class)
        .isThrownBy(() -> hasher.hash(new byte[7], 0, 7, digest, 0))
        .withMessageContaining("Flaky")
        .withMessageContaining("SHA-256");
    hasher.hash(new byte[5], 0, 5, digest, 0);

    assertThat(digest).containsOnly(5);
  }

  @Test
  void leavesTheInstalledEnginesAsTheyAre() {
    List<Provider> before = List.of(Security.getProviders());

    jca.functions();
    jca.missing();
    for (Provider engine : before) {
      jca.qualified(engine.getName()).ifPresent(HashProvider::functions);
    }

    assertThat(Security.getProviders()).containsExactlyElementsOf(before);
  }

  private HashProvider qualified(String engine) {
    return jca.qualified(engine).orElseThrow();
  }

  private static HashProvider on(Provider engine) {
    return new JcaProvider(Optional.of(engine));
  }

  private static Provider sha256Engine(String name, int failsAt) {
    return new FakeEngine(name, () -> new FakeEngine.Counting(failsAt));
  }

  private static List<String> names(HashProvider provider) {
    return provider.functions().stream().map(function -> function.spec().name()).toList();
  }

  private static HashFunction function(HashProvider provider, String name) {
    return provider.functions().stream()
        .filter(function -> function.spec().name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
