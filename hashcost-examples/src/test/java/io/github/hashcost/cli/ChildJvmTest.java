package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import org.junit.jupiter.api.Test;

class ChildJvmTest {
  private static final long LONG_ENOUGH = 600_000;

  @Test
  void bringsHomeWhatTheSecondJvmMeasured() {
    ChildRun child = new ChildJvm(LONG_ENOUGH).withoutShaInstructions("djb2,sha-256", "12");
    assertThat(child.run().orElseThrow().latest())
        .extracting(Object::toString)
        .containsExactly("simple/djb2 on 12 B", "jca/sha-256 on 12 B");
  }

  @Test
  void saysWhenTheSecondJvmTakesTooLong() {
    ChildRun child = new ChildJvm(1).withoutShaInstructions("djb2,sha-256", "12");
    assertThat(child.run()).isEmpty();
    assertThat(child.whyNot())
        .isEqualTo(
            "The column \"without SHA instructions\" is left out: the second JVM took more than 1.00 ms.");
  }

  @Test
  void saysWhenTheSecondJvmFails() {
    ChildRun child = new ChildJvm(LONG_ENOUGH).withoutShaInstructions("nothing", "12");
    assertThat(child.run()).isEmpty();
    assertThat(child.whyNot()).endsWith("refused the flag or failed.");
  }

  @Test
  void anInterruptEndsIt() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> new ChildJvm(LONG_ENOUGH).withoutShaInstructions("djb2,sha-256", "12"))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
