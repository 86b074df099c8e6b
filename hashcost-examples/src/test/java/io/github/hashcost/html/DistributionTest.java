package io.github.hashcost.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class DistributionTest {
  @Property
  void everySampleIsCountedOnce(
      @ForAll @Size(min = 1, max = 500) List<@DoubleRange(min = 0, max = 1e9) Double> nanos) {
    double[] samples = nanos.stream().mapToDouble(n -> n).toArray();
    assertThat(Arrays.stream(new Distribution(samples).counts()).sum()).isEqualTo(nanos.size());
  }

  @Test
  void aFarSampleDoesNotStretchTheBins() {
    double[] nanos = IntStream.rangeClosed(1, 100).asDoubleStream().toArray();
    nanos[99] = 1e6;
    Distribution distribution = new Distribution(nanos);
    assertThat(distribution.from()).isEqualTo(1);
    // Quartiles 25 and 75, and three times the 50 between them.
    assertThat(distribution.to()).isEqualTo(225);
    assertThat(distribution.counts()[distribution.bins() - 1]).isEqualTo(1);
  }

  @Test
  void samplesThatAreAllAlikeAreOneBin() {
    Distribution distribution = new Distribution(new double[] {5, 5, 5});
    assertThat(distribution.counts()).containsExactly(3);
  }

  @Test
  void aDriftShowsInTheMediansOfTheTenths() {
    double[] nanos = IntStream.range(0, 100).mapToDouble(i -> i < 50 ? 10 : 20).toArray();
    assertThat(new Distribution(nanos).parts())
        .containsExactly(10, 10, 10, 10, 10, 20, 20, 20, 20, 20);
    assertThat(new Distribution(new double[] {1, 2, 3}).parts()).containsExactly(1, 2, 3);
  }
}
