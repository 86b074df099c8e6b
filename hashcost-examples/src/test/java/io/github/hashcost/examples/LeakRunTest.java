package io.github.hashcost.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeakRunTest {
  private static final int RUNS = 10_000;
  private static final long[] BEFORE = {7_000, 2_100, 6, 23, 10_000};

  private static long[] after(int gauge, long more) {
    long[] after = BEFORE.clone();
    after[gauge] += more;
    return after;
  }

  @Test
  void whatComesOnceIsNoLeak() {
    long[] after = {7_300, 2_210, 7, 24, 10_200};
    assertThat(LeakRun.verdict(BEFORE, after, RUNS)).isEqualTo("leaves nothing behind");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 9000, metaspace KiB grew from 7000 to 16000",
    "1, 9000, classes grew from 2100 to 11100",
    "2, 3, threads grew from 6 to 9",
    "3, 5, descriptors grew from 23 to 28",
    "4, 1000, heap KiB grew from 10000 to 11000",
  })
  void whatComesWithEveryRunIsOne(int gauge, long more, String verdict) {
    assertThat(LeakRun.verdict(BEFORE, after(gauge, more), RUNS)).isEqualTo(verdict);
  }
}
