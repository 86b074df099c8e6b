package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class LatenciesTest {
  @Test
  void takesTheNearestRank() {
    Latencies hundred = new Latencies(LongStream.rangeClosed(1, 100).toArray());
    assertThat(hundred.percentile(50)).isEqualTo(50);
    assertThat(hundred.percentile(95)).isEqualTo(95);
    assertThat(hundred.percentile(99)).isEqualTo(99);
    assertThat(new Latencies(LongStream.rangeClosed(1, 99).toArray()).percentile(99)).isEqualTo(99);
    assertThat(new Latencies(new long[] {7}).percentile(50)).isEqualTo(7);
    assertThat(new Latencies(new long[] {9, 1, 5}).percentile(50)).isEqualTo(5);
  }

  @Property
  void isTheSmallestThatSoManyDoNotExceed(
      @ForAll @Size(min = 1, max = 300) @LongRange(min = 0, max = 50) long[] nanos,
      @ForAll @IntRange(min = 1, max = 100) int percent) {
    long answer = new Latencies(nanos).percentile(percent);
    assertThat(nanos).contains(answer);
    assertThat(100L * Arrays.stream(nanos).filter(n -> n <= answer).count())
        .isGreaterThanOrEqualTo((long) percent * nanos.length);
    assertThat(100L * Arrays.stream(nanos).filter(n -> n < answer).count())
        .isLessThan((long) percent * nanos.length);
  }

  @Property
  void withFewerThanAHundredTheNinetyNinthIsTheLongest(
      @ForAll @Size(min = 1, max = 99) @LongRange(min = 0) long[] nanos) {
    assertThat(new Latencies(nanos).percentile(99))
        .isEqualTo(Arrays.stream(nanos).max().orElseThrow());
  }

  @Test
  void needsOne() {
    assertThatThrownBy(() -> new Latencies(new long[0]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
