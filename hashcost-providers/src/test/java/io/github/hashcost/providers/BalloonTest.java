package io.github.hashcost.providers;

import static io.github.hashcost.providers.PasswordHashes.ascii;
import static io.github.hashcost.providers.PasswordHashes.candidate;
import static io.github.hashcost.providers.PasswordHashes.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hashcost.api.HashcostException.InvalidParameter;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Balloon and Balloon-M, which one library alone has. */
class BalloonTest {
  @Test
  void givesTheAnswerAtItsDefaults() {
    // Navarro, balloon-hashing (Python), test_vectors.py, balloon, first.
    assertThat(hex("balloon-sha256:s=1024,t=3", ascii("examplesalt"), ascii("hunter42")))
        .isEqualTo("716043dff777b44aa7b88dcbab12c078abecfac9d289c5b5195967aa63440dfb");
    assertThat(candidate("balloon-sha256").id())
        .hasToString("password4j/balloon-sha256:s=1024,t=3");
  }

  @Test
  void severalInstancesAgreeWithTheDefinition() {
    for (int p = 1; p <= 5; p++) {
      assertThat(hex("balloon-m-sha256:s=7,t=2,p=" + p, "hunter2"))
          .isEqualTo(
              HexFormat.of()
                  .formatHex(BalloonReference.m(ascii("hunter2"), PasswordHashes.SALT, 7, 2, p)));
    }
  }

  @Test
  void oneInstanceIsNotPlainBalloon() {
    assertThat(hex("balloon-m-sha256:s=3,t=3,p=1", "a"))
        .isNotEqualTo(hex("balloon-sha256:s=3,t=3", "a"));
  }

  @Test
  void refusesMemoryThatTheHeapCannotHave() {
    assertThatExceptionOfType(InvalidParameter.class)
        .isThrownBy(() -> hex("balloon-m-sha256:s=65536,p=64", "hunter2"))
        .withMessageContaining("fills 256 MiB");
  }
}
