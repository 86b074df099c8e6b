package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataOutputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ChildProcessTest {
  private static Job job(String id) {
    return new Job(id, List.of(new byte[64], new byte[] {'a', 'b', 'c'}), 1, 42, Job.NO_CPU);
  }

  @Test
  void timesAsManyCallsAsItIsTold() throws ChildProcess.Lost {
    try (ChildProcess child = ChildProcess.start()) {
      Answer.Ready ready = child.warmUp(job("simple/djb2"));
      // 5381 * 33^3 + 97 * 33^2 + 98 * 33 + 99
      assertThat(ready.digest()).isEqualTo("000000000b885c8b");
      assertThat(ready.bytesPerCall()).isLessThan(1);
      assertThat(ready.pinned()).isFalse();
      assertThat(child.time(100_000, 1_000_000)).isPositive();
      assertThat(child.time(1, 1)).isPositive();
    }
  }

  @Test
  void saysWhatItCannotFind() throws ChildProcess.Lost {
    try (ChildProcess child = ChildProcess.start()) {
      assertThatThrownBy(() -> child.warmUp(job("simple/djb3")))
          .isInstanceOf(ChildProcess.Lost.class)
          .hasMessageContaining("djb3");
    }
  }

  @Test
  void isLostWhenItEnds() throws ChildProcess.Lost {
    ChildProcess child = ChildProcess.start();
    child.close();
    assertThatThrownBy(() -> child.warmUp(job("simple/djb2")))
        .isInstanceOf(ChildProcess.Lost.class);
  }

  @Test
  void endsWithItsStandardInputAlsoWhileACallHangs() throws Exception {
    Process child = ChildProcess.command().start();
    try {
      DataOutputStream orders = new DataOutputStream(child.getOutputStream());
      job("jca/pbkdf2-hmac-sha256:i=2000000000").write(orders);
      assertThat(child.waitFor(2, TimeUnit.SECONDS)).as("ended by itself").isFalse();
      orders.close();
      assertThat(child.waitFor(120, TimeUnit.SECONDS)).isTrue();
    } finally {
      child.destroyForcibly();
    }
  }
}
