package io.github.hashcost.providers.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.jna.Memory;
import com.sun.jna.NativeLibrary;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashcostException.ProviderFailure;
import io.github.hashcost.api.HashcostException.Unsupported;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Setting;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.testkit.ProviderContract;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The libraries of the system, where there are any. */
class NativeProviderTest {
  private static final List<String> CRYPT = List.of("yescrypt", "sha512crypt", "bcrypt");
  private static final List<String> ARGON2 = List.of("argon2id", "argon2i", "argon2d");

  private final NativeProvider provider = new NativeProvider();

  @TestFactory
  Stream<DynamicTest> keepsWhatAProviderPromises() {
    return ProviderContract.of(NativeProvider.class).checks().stream()
        .map(check -> DynamicTest.dynamicTest(check.name(), check::run));
  }

  @Test
  void everyFunctionIsHereOrSaysHowToGetIt() {
    assumeTrue(provider.availability().equals(Availability.available()), "no native library");

    assertThat(Stream.concat(names(), provider.missing().keySet().stream()))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(CRYPT.stream(), ARGON2.stream()).toList());
    assertThat(provider.missing().values())
        .allSatisfy(why -> assertThat(why.howToFix()).contains("install"));
  }

  @Test
  void eachLibraryIsNamed() {
    for (HashFunction function : provider.functions()) {
      assertThat(function.spec().implementation().orElseThrow())
          .contains(CRYPT.contains(function.spec().name()) ? "libcrypt" : "libargon2");
    }
  }

  /** glibc's libcrypt has only the one that is not told how much memory it has. */
  @Test
  void bothFormsOfCryptAgreeAndRefuseAlike() {
    Optional<NativeLibrary> library = Libraries.open("libcrypt.so.2", "libcrypt.so.1");
    assumeTrue(library.flatMap(LibCrypt::sized).isPresent(), "the system has no crypt_rn");
    Crypt sized = LibCrypt.sized(library.orElseThrow()).orElseThrow();
    Crypt unsized = LibCrypt.unsized(library.orElseThrow()).orElseThrow();

    for (String setting : List.of("$6$rounds=1000$abcd$", "$2b$04$CCCCCCCCCCCCCCCCCCCCC.")) {
      assertThat(answer(sized, setting).orElseThrow()).startsWith(setting);
      assertThat(answer(unsized, setting)).isEqualTo(answer(sized, setting));
    }
    String noSuchCost = "$2b$99$CCCCCCCCCCCCCCCCCCCCC.";
    assertThat(answer(sized, noSuchCost).orElse("*")).startsWith("*");
    assertThat(answer(unsized, noSuchCost).orElse("*")).startsWith("*");
  }

  private static Optional<String> answer(Crypt crypt, String setting) {
    try (Memory work = new Memory(crypt.workBytes());
        Memory text = new Memory(setting.length() + 1)) {
      work.clear();
      text.setString(0, setting);
      return crypt.hash(text, text, work);
    }
  }

  @Test
  void libargon2FailsWithACodeAndNoTag() {
    assumeTrue(LibArgon2.find().isPresent(), "the system has no libargon2");
    // argon2.h: ARGON2_INCORRECT_TYPE.
    Argon2.Costs noSuchType = new Argon2.Costs(7, 19, 8, 1, 1);
    try (Hasher hasher =
        new Argon2Hasher(LibArgon2.find().orElseThrow(), noSuchType, new byte[8], 32)) {
      assertThatExceptionOfType(ProviderFailure.class)
          .isThrownBy(() -> hasher.hash(new byte[3], 0, 3, new byte[32], 0))
          .withMessageContaining("failed with code -26");
    }
  }

  @Test
  void aClosedHasherOfArgon2RefusesInsteadOfCrashing() {
    HashFunction argon2id = here("argon2id").function();
    Setting setting = argon2id.spec().parameters().defaults().with("m", 8).drawn(1);
    Hasher hasher = argon2id.newHasher(setting);
    hasher.close();
    hasher.close();

    assertThatExceptionOfType(Unsupported.class)
        .isThrownBy(() -> hasher.hash(new byte[3], 0, 3, new byte[32], 0))
        .withMessageContaining("closed");
  }

  @Test
  void isMeasuredInALoopOfItsOwnOrInAChild() {
    // Found as a user finds it: what is handed over as an object cannot be made again in a child.
    Candidate sha512crypt = HashCatalog.discover().get(here("sha512crypt").id().toString());
    assertThat(provider.reloadable()).isFalse();
    for (Isolation wanted : new Isolation[] {Isolation.ADAPTER, Isolation.FORK}) {
      Harness harness = Harness.builder().isolation(wanted).rounds(1).iterations(1).cold().build();

      Cell cell = harness.run(Operation.hash(sha512crypt, Input.ofSize(12))).cells().get(0);

      assertThat(cell.failure()).isEmpty();
      assertThat(cell.isolation())
          .isEqualTo(wanted == Isolation.FORK ? Isolation.FORK : Isolation.LOOP);
    }
  }

  private static Candidate here(String name) {
    HashCatalog catalog = HashCatalog.of(new NativeProvider());
    assumeTrue(catalog.find("native/" + name).isPresent(), "the system has no " + name);
    return catalog.get("native/" + name);
  }

  private Stream<String> names() {
    return provider.functions().stream().map(f -> f.spec().name());
  }
}
