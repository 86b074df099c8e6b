package io.github.hashcost.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class CandidateTest {
  private static final byte[] SECRET = "hunter2".getBytes(StandardCharsets.UTF_8);
  private static final TestVector LENGTH_3 = TestVector.utf8("abc", "00000003", "by hand");
  private static final TestVector LENGTH_0 = TestVector.utf8("", "00000000", "by hand");

  private final Candidate tunable = candidate(TestProvider.tunable("kdf", "m", "t"));

  @Test
  void aHashIsTheDigest() {
    assertThat(candidate(TestProvider.length("len")).hash(SECRET)).containsExactly(0, 0, 0, 7);
  }

  @Test
  void aChangedNumberIsInTheIdAndLeavesTheOriginal() {
    Candidate changed = tunable.with("t", 3);

    assertThat(changed).hasToString("x/kdf:m=10,t=3");
    assertThat(changed.setting().number("t")).isEqualTo(3);
    assertThat(tunable).hasToString("x/kdf:m=10,t=10");
    assertThatThrownBy(() -> tunable.with("t", 101))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void aSaltReachesTheFunctionAndNoText() {
    Candidate salted = tunable.withBytes("salt", SECRET);

    assertThat(salted.hash(new byte[0])).startsWith(SECRET);
    assertThat(salted).hasToString(tunable.toString());
    assertThat(salted.setting().toString()).doesNotContain("hunter2");
  }

  @Test
  void theSameSaltIsDrawnForTheSameAlgorithmInEveryProvider() {
    Candidate elsewhere =
        HashCatalog.of(TestProvider.of("y", TestProvider.tunable("kdf", "m"))).get("kdf");

    assertThat(tunable.drawn(42).setting().salt())
        .hasSize(8)
        .isEqualTo(elsewhere.drawn(42).setting().salt())
        .isNotEqualTo(tunable.drawn(43).setting().salt());
  }

  @Test
  void anotherNumberOfBytesThanTheSpecSaysIsTheProvidersFailure() {
    for (int written : new int[] {-1, 0, 3, 5}) {
      assertThatThrownBy(() -> candidate((in, offset, length, digest, at) -> written).hash(SECRET))
          .isInstanceOf(HashcostException.ProviderFailure.class)
          .hasMessageContaining("x/f: wrote " + written + " bytes, its spec says 4");
    }
  }

  @Test
  void writingPastTheDigestIsTheProvidersFailure() {
    Candidate tooLong =
        candidate(
            (in, offset, length, digest, at) -> {
              digest[at + 4] = 1;
              return 4;
            });

    assertThatThrownBy(() -> tooLong.hash(SECRET))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageContaining("x/f: java.lang.ArrayIndexOutOfBoundsException");
  }

  @Test
  void anExceptionIsNamedByItsClassAloneSinceItsTextMayHoldTheInput() {
    Candidate leaking =
        candidate(
            (in, offset, length, digest, at) -> {
              throw new IllegalArgumentException(new String(in, StandardCharsets.UTF_8));
            });

    assertThatThrownBy(() -> leaking.hash(SECRET))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessage(
            "x/f: java.lang.IllegalArgumentException in the code of "
                + TestProvider.class.getName()
                + "; tell its author")
        .satisfies(CandidateTest::printsNoSecret);
  }

  @Test
  void anErrorIsNamedByItsClassAloneToo() {
    for (Error error :
        List.of(
            new AssertionError("hunter2"),
            new StackOverflowError("hunter2"),
            new ExceptionInInitializerError(new IllegalStateException("hunter2")))) {
      assertThatThrownBy(() -> throwing(error).hash(SECRET))
          .isInstanceOf(HashcostException.ProviderFailure.class)
          .hasMessageStartingWith("x/f: " + error.getClass().getName() + " in the code of ")
          .satisfies(CandidateTest::printsNoSecret);
    }
  }

  @Test
  void aCheckedExceptionThatNobodyDeclaredIsTheProvidersFailureToo() {
    Candidate sneaky = throwing(new IOException("hunter2"));

    assertThatThrownBy(() -> sneaky.hash(SECRET))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageStartingWith("x/f: java.io.IOException in the code of ");
  }

  @Test
  void memoryThatRanOutIsNotTheProvidersFailure() {
    OutOfMemoryError error = new OutOfMemoryError("for a test");

    assertThatThrownBy(() -> throwing(error).hash(SECRET)).isSameAs(error);
  }

  @Test
  void theCauseTellsWhereItCameFromAndWhatCausedIt() {
    IllegalStateException original =
        new IllegalStateException("hunter2", new IOException("hunter2"));

    assertThatThrownBy(() -> throwing(original).hash(SECRET))
        .satisfies(
            e -> {
              Throwable cause = e.getCause();
              assertThat(cause).hasToString("java.lang.IllegalStateException").hasMessage(null);
              assertThat(cause.getStackTrace()).containsExactly(original.getStackTrace());
              assertThat(cause.getCause()).hasToString("java.io.IOException").hasMessage(null);
            });
  }

  @Test
  void causesThatGoInACircleEnd() {
    IllegalStateException one = new IllegalStateException("hunter2");
    one.initCause(new IllegalStateException("hunter2", one));

    assertThatThrownBy(() -> throwing(one).hash(SECRET))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .satisfies(CandidateTest::printsNoSecret);
  }

  @Test
  void theLibrarysOwnExceptionsKeepKindAndPlaceOnOneLineWithoutTheTextOfTheirCauses() {
    Exception cause = new IOException("hunter2");
    for (HashcostException own :
        List.of(
            new HashcostException.InvalidParameter("one\r\ntwo\u001b\u2028three", cause),
            new HashcostException.ProviderFailure("one\ntwo\tthree", cause),
            new HashcostException.Unsupported("one two\u0085three", cause),
            new HashcostException.UnknownAlgorithm("one\ntwo three"),
            new HashcostException.Interrupted("one\ntwo three"))) {
      own.addSuppressed(cause);
      Candidate unmade =
          candidate(
              HashFunction.of(
                  spec(),
                  () -> {
                    throw own;
                  }));
      assertThatThrownBy(unmade::newHasher)
          .isExactlyInstanceOf(own.getClass())
          .hasMessage("one two three")
          .satisfies(e -> assertThat(e.getStackTrace()).containsExactly(own.getStackTrace()))
          .satisfies(CandidateTest::printsNoSecret);
      assertThatThrownBy(() -> throwing(own).hash(SECRET))
          .isExactlyInstanceOf(own.getClass())
          .hasMessageStartingWith("what io.github.hashcost.catalog.")
          .satisfies(e -> assertThat(e.getStackTrace()).containsExactly(own.getStackTrace()))
          .satisfies(CandidateTest::printsNoSecret);
    }
  }

  @Test
  @SuppressWarnings("NullAway") // the fault under test
  void nullIsTheCallersFault() {
    assertThatNullPointerException().isThrownBy(() -> tunable.hash(null)).withMessage("input");
    assertThatNullPointerException()
        .isThrownBy(() -> tunable.withBytes("salt", null))
        .withMessage("value");
    assertThatNullPointerException()
        .isThrownBy(() -> tunable.withBytes(null, SECRET))
        .withMessage("parameter");
    assertThatNullPointerException()
        .isThrownBy(() -> tunable.with(null, 1))
        .withMessage("parameter");
  }

  @Test
  void aMissingLibraryIsTheProvidersFailure() {
    Candidate unlinked =
        candidate(
            (in, offset, length, digest, at) -> {
              throw new NoClassDefFoundError("some/Library");
            });

    assertThatThrownBy(() -> unlinked.hash(SECRET))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageContaining("java.lang.NoClassDefFoundError");
  }

  @Test
  void whatAForeignProviderSaysWhileItHashesIsNotShownButItsKindIs() {
    Candidate refusing =
        candidate(
            (in, offset, length, digest, at) -> {
              throw new HashcostException.InvalidParameter(
                  new String(in, StandardCharsets.UTF_8) + " is refused");
            });

    assertThatThrownBy(() -> refusing.hash(SECRET))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("is not shown, because it may hold the input")
        .hasMessageNotContaining(new String(SECRET, StandardCharsets.UTF_8));
  }

  @Test
  @SuppressWarnings("NullAway") // the fault under test
  void aHasherThatIsNotThereIsTheProvidersFailure() {
    Candidate without = candidate(HashFunction.of(spec(), () -> null));

    assertThatThrownBy(without::newHasher).isInstanceOf(HashcostException.ProviderFailure.class);
    assertThatThrownBy(() -> without.hash(SECRET))
        .isInstanceOf(HashcostException.ProviderFailure.class);
  }

  @Test
  void vectorsThatHoldAreNotFailing() {
    assertThat(length(LENGTH_3, LENGTH_0).failingVector()).isEmpty();
    assertThat(length().failingVector()).isEmpty();
  }

  @Test
  void theFirstVectorWithAnotherDigestIsNamed() {
    TestVector wrong = TestVector.utf8("abc", "00000004", "wrong on purpose");
    TestVector short3 = TestVector.utf8("abc", "000003", "too short");

    assertThat(length(LENGTH_3, wrong, short3).failingVector()).containsSame(wrong);
    assertThat(length(LENGTH_3, short3, wrong).failingVector()).containsSame(short3);
  }

  @Test
  void aVectorWhoseDigestHasAnotherLengthFails() {
    Hasher tooShort = (in, offset, length, digest, at) -> 3;

    assertThat(candidate(HashFunction.of(spec(), () -> tooShort, LENGTH_0)).failingVector())
        .containsSame(LENGTH_0);
  }

  @Test
  void aVectorThatThrowsFails() {
    Hasher throwing =
        (in, offset, length, digest, at) -> {
          throw new IllegalStateException("at once");
        };

    assertThat(candidate(HashFunction.of(spec(), () -> throwing, LENGTH_0)).failingVector())
        .containsSame(LENGTH_0);
  }

  @Test
  void aVectorAtASettingThatIsNotAllowedFails() {
    TestVector off = LENGTH_3.at("m=1");

    assertThat(length(LENGTH_3, off).failingVector()).containsSame(off);
  }

  @Test
  void vectorsAreRunAtTheirOwnSettings() {
    TestVector salted = TestVector.hex("", "6162630000000000", "by hand").at("m=2").salt("abc");
    HashFunction kdf = TestProvider.tunable("kdf", "m");

    HashFunction withVector = HashFunction.tunable(kdf.spec(), kdf::newHasher, salted);
    assertThat(candidate(withVector).failingVector()).isEmpty();
  }

  @Test
  void vectorsThatCannotBeHadAreTheProvidersFailure() {
    HashFunction function =
        new HashFunction() {
          @Override
          public HashSpec spec() {
            return CandidateTest.spec();
          }

          @Override
          public Hasher newHasher(Setting setting) {
            return (in, offset, length, digest, at) -> 4;
          }

          @Override
          public List<TestVector> testVectors() {
            throw new IllegalStateException("file not found");
          }
        };

    assertThatThrownBy(() -> candidate(function).failingVector())
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageContaining("x/f: java.lang.IllegalStateException");
  }

  @Test
  void theProvidersClaimCountsOnlyForANameThatTheListLacks() {
    SecurityClaims own =
        SecurityClaims.of(
            Strength.UNBROKEN, Strength.UNBROKEN, true, "its author", LocalDate.of(2026, 1, 1));
    HashSpec md5 = HashSpec.builder("md5").digestBits(128).claims(own).build();
    HashSpec mine = HashSpec.builder("mine").digestBits(128).claims(own).build();
    Hasher hasher = (in, offset, length, digest, at) -> 16;

    assertThat(candidate(HashFunction.of(md5, () -> hasher)).claims())
        .hasValueSatisfying(c -> assertThat(c.collision()).isEqualTo(Strength.BROKEN));
    assertThat(candidate(HashFunction.of(mine, () -> hasher)).claims()).containsSame(own);
    assertThat(length().claims()).isEmpty();
  }

  private static void printsNoSecret(Throwable thrown) {
    StringWriter printed = new StringWriter();
    thrown.printStackTrace(new PrintWriter(printed));
    assertThat(printed.toString()).doesNotContain("hunter2");
  }

  private static Candidate throwing(Throwable thrown) {
    return candidate(
        (in, offset, length, digest, at) -> {
          throw CandidateTest.<RuntimeException>undeclared(thrown);
        });
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the compiler must not notice
  private static <E extends Throwable> E undeclared(Throwable thrown) throws E {
    throw (E) thrown;
  }

  private static HashSpec spec() {
    return HashSpec.builder("f").digestBits(32).build();
  }

  private static Candidate length(TestVector... vectors) {
    return candidate(HashFunction.ofLong(spec(), (in, offset, length) -> length, vectors));
  }

  private static Candidate candidate(Hasher hasher) {
    return candidate(HashFunction.of(spec(), () -> hasher));
  }

  private static Candidate candidate(HashFunction function) {
    return HashCatalog.of(TestProvider.of("x", function)).candidates().get(0);
  }
}
