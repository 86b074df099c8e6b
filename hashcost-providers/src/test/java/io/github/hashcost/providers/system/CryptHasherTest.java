package io.github.hashcost.providers.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.sun.jna.Memory;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.HashcostException.InvalidParameter;
import io.github.hashcost.api.HashcostException.ProviderFailure;
import io.github.hashcost.api.HashcostException.Unsupported;
import io.github.hashcost.api.Setting;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of what a library answers, whatever that is. */
class CryptHasherTest {
  private static final byte[] PASSWORD = "hunter2".getBytes(StandardCharsets.US_ASCII);

  private static byte[] digest(CryptMethod method, PlantedCrypt crypt, byte[] password) {
    byte[] digest = new byte[method.digestBytes()];
    try (CryptHasher hasher = hasher(method, crypt)) {
      hasher.hash(password, 0, password.length, digest, 0);
    }
    return digest;
  }

  private static CryptHasher hasher(CryptMethod method, Crypt crypt) {
    Setting setting = method.schema().defaults().drawn(7);
    return new CryptHasher(crypt, method, setting);
  }

  @ParameterizedTest
  @ValueSource(strings = {"*0", "*1", "*", "", "null"})
  void aRefusalIsNoHash(String answer) {
    PlantedCrypt crypt = new PlantedCrypt(setting -> answer.equals("null") ? null : answer);
    for (CryptMethod method : CryptMethod.all()) {
      assertThatExceptionOfType(InvalidParameter.class)
          .isThrownBy(() -> digest(method, crypt, PASSWORD))
          .withMessageStartingWith(method.name() + " with ")
          .withMessageContaining("planted refuses it")
          .withMessageNotContaining("hunter2");
    }
  }

  static CryptMethod[] methods() {
    return CryptMethod.all().toArray(CryptMethod[]::new);
  }

  @ParameterizedTest
  @MethodSource("methods")
  void aTextThatIsNotTheSettingWithAHashBehindItIsAFailure(CryptMethod method) {
    String hash = ".".repeat((8 * method.digestBytes() + 5) / 6);

    assertFails(method, setting -> "$1$" + setting + hash, "does not start with its setting");
    assertFails(method, setting -> setting.substring(1) + hash, "does not start with its setting");
    assertFails(method, setting -> setting.toLowerCase(Locale.ROOT) + hash, "setting");
    assertFails(method, setting -> setting, "a hash that cannot be read");
    assertFails(method, setting -> setting + hash + ".", "a hash that cannot be read");
    assertFails(method, setting -> setting + hash.substring(1) + "*", "a hash that cannot be read");
    assertThat(digest(method, new PlantedCrypt(setting -> setting + hash), PASSWORD))
        .containsOnly(0);
  }

  private static void assertFails(
      CryptMethod method, UnaryOperator<String> answer, String message) {
    assertThatExceptionOfType(ProviderFailure.class)
        .isThrownBy(() -> digest(method, new PlantedCrypt(answer), PASSWORD))
        .withMessageContaining(message)
        .withMessageNotContaining("$")
        .withMessageNotContaining("hunter2");
  }

  @Test
  void aMethodThatALibraryRefusesIsMissing() {
    SystemFunctions refusing =
        SystemFunctions.of(Optional.of(new PlantedCrypt(setting -> "*0")), Optional.empty());
    SystemFunctions old =
        SystemFunctions.of(
            Optional.of(new PlantedCrypt(s -> s.startsWith("$6$") ? s + ".".repeat(86) : "*1")),
            Optional.empty());

    assertThat(refusing.present()).isEmpty();
    assertThat(refusing.availability())
        .isEqualTo(LibCrypt.unavailable("yescrypt", Optional.of(new PlantedCrypt(s -> s))))
        .isInstanceOfSatisfying(
            Availability.Unavailable.class,
            why -> {
              assertThat(why.reason()).isEqualTo("planted does not compute yescrypt");
              assertThat(why.howToFix()).contains("install libxcrypt");
            });
    assertThat(old.availability()).isEqualTo(Availability.available());
    assertThat(old.present()).extracting(f -> f.spec().name()).containsExactly("sha512crypt");
    assertThat(old.missing())
        .containsOnlyKeys("yescrypt", "bcrypt", "argon2id", "argon2i", "argon2d");
    assertThat(old.missing().get("argon2i").howToFix()).contains("libargon2-1");
  }

  @Test
  void nothingOfThePasswordStaysInNativeMemory() {
    PlantedCrypt crypt = new PlantedCrypt(setting -> "*0");
    CryptHasher hasher = hasher(new Yescrypt(), crypt);

    Throwable refused =
        catchThrowable(() -> hasher.hash(PASSWORD, 0, PASSWORD.length, new byte[32], 0));

    assertThat(refused).isInstanceOf(InvalidParameter.class);
    assertThat(crypt.phrases).containsExactly("hunter2");
    assertThat(crypt.given).hasSize(2);
    for (Memory memory : crypt.given) {
      assertThat(memory.getByteArray(0, Math.toIntExact(memory.size()))).containsOnly(0);
    }
    hasher.close();
  }

  @Test
  void aShorterPasswordAfterALongerOneEndsWhereItEnds() {
    PlantedCrypt crypt = new PlantedCrypt(setting -> setting + ".".repeat(43));
    try (CryptHasher hasher = hasher(new Yescrypt(), crypt)) {
      hasher.hash(PASSWORD, 0, 7, new byte[32], 0);
      hasher.hash(PASSWORD, 2, 3, new byte[32], 0);
      hasher.hash(PASSWORD, 7, 0, new byte[32], 0);
    }

    assertThat(crypt.phrases).containsExactly("hunter2", "nte", "");
  }

  @ParameterizedTest
  @MethodSource("methods")
  void aPasswordWithAZeroByteNeverReachesTheLibrary(CryptMethod method) {
    PlantedCrypt crypt = new PlantedCrypt(setting -> "*0");

    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> digest(method, crypt, new byte[] {'a', 0, 'b'}))
        .withMessageStartingWith(method.name() + ": a password with a zero byte: none is allowed");
    assertThat(crypt.phrases).isEmpty();
  }

  @Test
  void noMethodTakesMoreThanTheLibraryDoes() {
    PlantedCrypt crypt = new PlantedCrypt(setting -> setting + ".".repeat(43));

    byte[] longest = "a".repeat(511).getBytes(StandardCharsets.US_ASCII);
    assertThat(digest(new Yescrypt(), crypt, longest)).hasSize(32);
    assertThat(crypt.phrases.get(0)).hasSize(511);
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> digest(new Yescrypt(), crypt, new byte[512]))
        .withMessage(
            "yescrypt: a password of 512 bytes: at most 511 are allowed; crypt(3) takes no more");
  }

  @Test
  void aClosedHasherRefusesInsteadOfCrashing() {
    CryptHasher hasher = hasher(new Bcrypt(), new PlantedCrypt(setting -> setting));
    hasher.close();
    hasher.close();

    assertThatExceptionOfType(Unsupported.class)
        .isThrownBy(() -> hasher.hash(PASSWORD, 0, 7, new byte[23], 0))
        .withMessageContaining("closed");
  }

  @Test
  void settingsAreSpeltAsCryptGensaltDoes() {
    // crypt(5), and libxcrypt's lib/crypt-yescrypt.c, gensalt_yescrypt_rn.
    assertThat(text(new Yescrypt(), "cost", 1)).startsWith("$y$j75$").hasSize(30).endsWith("$");
    assertThat(text(new Yescrypt(), "cost", 2)).startsWith("$y$j85$");
    assertThat(text(new Yescrypt(), "cost", 3)).startsWith("$y$j7T$");
    assertThat(text(new Yescrypt(), "cost", 5)).startsWith("$y$j9T$");
    assertThat(text(new Yescrypt(), "cost", 11)).startsWith("$y$jFT$");
    assertThat(text(new Bcrypt(), "cost", 4)).startsWith("$2b$04$").hasSize(29);
    assertThat(text(new Bcrypt(), "cost", 31)).startsWith("$2b$31$");
    assertThat(text(new Sha512Crypt(), "rounds", 999_999_999)).startsWith("$6$rounds=999999999$");
  }

  private static String text(CryptMethod method, String parameter, long value) {
    return method.text(method.schema().defaults().with(parameter, value).drawn(1));
  }

  @Test
  void memoryThatTheMachineHasNotIsRefusedBeforeTheCall() {
    Setting setting = new Yescrypt().schema().defaults().with("cost", 11).drawn(1);

    assertThat(setting.schema().memoryBytes(setting)).isEqualTo(1L << 30);
    SystemMemory.check("yescrypt", setting, 1L << 30);
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> SystemMemory.check("yescrypt", setting, (1L << 30) - 1))
        .withMessageStartingWith("yescrypt with cost=11")
        .withMessageContaining("fills 1024 MiB beside the heap: at most 1023 are allowed here");
  }

  @Test
  void everyErrorOfJnaIsAReason() {
    for (Error error :
        new Error[] {
          new UnsatisfiedLinkError("x"), new ExceptionInInitializerError(), new Error()
        }) {
      assertThat(
              SystemFunctions.brokenJna(
                  () -> {
                    throw error;
                  }))
          .hasValueSatisfying(
              why -> {
                assertThat(why.reason()).contains(error.getClass().getSimpleName());
                assertThat(why.howToFix())
                    .contains("jna.tmpdir", "--enable-native-access=ALL-UNNAMED");
              });
    }
    assertThat(SystemFunctions.brokenJna(() -> {})).isEmpty();
  }

  @Test
  void aSaltIsNeeded() {
    HashcostException refused =
        (HashcostException)
            catchThrowable(
                () ->
                    CryptFunction.of(new PlantedCrypt(s -> s), new Sha512Crypt())
                        .newHasher(new Sha512Crypt().schema().defaults()));

    assertThat(refused).hasMessage("sha512crypt: no salt; give 1 to 12 bytes, named salt");
  }
}
