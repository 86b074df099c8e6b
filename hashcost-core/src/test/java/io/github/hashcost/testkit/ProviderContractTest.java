package io.github.hashcost.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashProvider;
import io.github.hashcost.testkit.planted.Broken;
import io.github.hashcost.testkit.planted.Sound;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ProviderContractTest {
  /** The promises that are broken, without whose they are. */
  private static List<String> broken(Class<? extends HashProvider> provider) {
    List<String> broken = new ArrayList<>();
    for (Check check : ProviderContract.of(provider).checks()) {
      try {
        assertThat(check.run()).isNotNull();
      } catch (AssertionError e) {
        assertThat(e).hasMessageStartingWith(check.name() + ": ").hasNoCause();
        broken.add(check.name().substring(check.name().indexOf(": ") + 2));
      }
    }
    return broken;
  }

  @Test
  void aSoundProviderKeepsEveryPromise() {
    assertThat(broken(Sound.class)).isEmpty();
    assertThat(ProviderContract.of(Sound.class).checks())
        .hasSize(5 + 14)
        .extracting(Check::name)
        .doesNotHaveDuplicates()
        .contains("Sound: can be made", "planted/sum: answers its test vectors");
  }

  static Stream<Arguments> providers() {
    return Stream.of(
        Arguments.of(Broken.NeedsItsLibrary.class, "can be made without its library"),
        Arguments.of(Broken.Doubled.class, "describes itself without a problem"),
        Arguments.of(Broken.KnowsItsLoader.class, "answers the same in a loader of its own"),
        Arguments.of(Broken.WrongVector.class, "answers its test vectors"),
        Arguments.of(Broken.IgnoresOffset.class, "reads only its part of the input array"),
        Arguments.of(Broken.WritesBeside.class, "writes only its part of the digest array"),
        Arguments.of(Broken.ClearsInput.class, "leaves its input as it is"),
        Arguments.of(Broken.TakesLess.class, "refuses what lies outside an array"),
        Arguments.of(Broken.Remembers.class, "works on after a call that threw"),
        Arguments.of(Broken.NotForThreads.class, "works on eight threads at once"),
        Arguments.of(Broken.ThrowsItsOwn.class, "answers or refuses any bytes"),
        Arguments.of(Broken.AllocatesInSecret.class, "allocates only if it says so"));
  }

  @ParameterizedTest
  @MethodSource("providers")
  void aBrokenPromiseIsFoundByItsOwnCheck(Class<? extends HashProvider> provider, String promise) {
    assertThat(broken(provider)).containsExactly(promise);
  }

  @Test
  void aProviderThatIsNeverTheSameBreaksMoreThanOnePromise() {
    assertThat(broken(Broken.NamesInstances.class))
        .contains(
            "answers the same when it is made twice", "answers the same in a loader of its own");
    assertThat(broken(Broken.Counting.class)).contains("answers the same twice");
  }

  @Test
  void hashersThatShareStateAreFound() {
    assertThat(broken(Broken.SharesState.class))
        .contains("has hashers that do not disturb each other");
  }

  @Test
  void aClaimThatIsKnownToBeWrongIsFound() {
    assertThat(broken(Broken.ClaimsTooMuch.class)).contains("claims no more than is known");
  }

  @Test
  void aProviderThatCannotBeMadeHasItsOwnChecksOnly() {
    assertThat(broken(Broken.Hidden.class)).hasSize(5).contains("can be made");
    assertThat(ProviderContract.of(Broken.Hidden.class).checks()).hasSize(5);
  }

  @Test
  void aProviderThatIsNotHereMustSayWhatHelps() {
    assertThat(broken(Broken.Silent.class)).containsExactly("can be made");
    assertThat(ProviderContract.of(Broken.Silent.class).unavailable()).isPresent();
    assertThat(ProviderContract.of(Sound.class).unavailable()).isEmpty();
  }

  @Test
  void aRemarkBreaksNoPromise() {
    List<String> remarks =
        ProviderContract.of(Sound.class).checks().stream()
            .flatMap(check -> check.run().stream())
            .toList();
    assertThat(remarks).isEmpty();
  }

  @Test
  void aFullHeapIsABrokenPromise() {
    Check check =
        new Check(
            "planted",
            remarks -> {
              throw new OutOfMemoryError("of this test");
            });
    assertThatThrownBy(check::run)
        .isInstanceOf(AssertionError.class)
        .hasMessage("planted: java.lang.OutOfMemoryError");
  }

  @Test
  void codeThatNeverComesBackIsLeftBehind() {
    CountDownLatch release = new CountDownLatch(1);
    Check check =
        new Check(
            "planted",
            remarks -> {
              try {
                release.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            },
            20);
    assertThatThrownBy(check::run)
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("planted: did not come back");
    release.countDown();
  }
}
