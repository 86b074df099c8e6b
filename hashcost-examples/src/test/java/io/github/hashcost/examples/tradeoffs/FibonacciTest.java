package io.github.hashcost.examples.tradeoffs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FibonacciTest {
  @Test
  void isTheSeries() {
    // OEIS A000045
    assertThat(IntStream.rangeClosed(0, 12).mapToLong(Fibonacci::of))
        .containsExactly(0L, 1L, 1L, 2L, 3L, 5L, 8L, 13L, 21L, 34L, 55L, 89L, 144L);
    assertThat(Fibonacci.of(Fibonacci.N)).isEqualTo(Fibonacci.VALUE);
  }
}
