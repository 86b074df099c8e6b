package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class MedianPropertiesTest {
  @Provide
  Arbitrary<double[]> samples() {
    return Arbitraries.doubles()
        .between(-1e9, 1e9)
        .array(double[].class)
        .ofMinSize(1)
        .ofMaxSize(60);
  }

  @Property
  void liesWithinTheIntervalAndThatWithinTheRange(@ForAll("samples") double[] samples) {
    Estimate median = Estimate.medianOf(samples);
    assertThat(median.interval().contains(median.point())).isTrue();
    assertThat(median.interval().low())
        .isGreaterThanOrEqualTo(Arrays.stream(samples).min().orElseThrow());
    assertThat(median.interval().high())
        .isLessThanOrEqualTo(Arrays.stream(samples).max().orElseThrow());
    assertThat(median.point()).isEqualTo(Median.of(samples));
  }

  @Property
  void asManyValuesLieBelowAsAbove(@ForAll("samples") double[] samples) {
    double median = Median.of(samples);
    assertThat(Arrays.stream(samples).filter(x -> x < median).count())
        .isLessThanOrEqualTo(samples.length / 2);
    assertThat(Arrays.stream(samples).filter(x -> x > median).count())
        .isLessThanOrEqualTo(samples.length / 2);
  }

  @Property
  void doesNotDependOnTheOrder(@ForAll("samples") double[] samples, @ForAll long seed) {
    List<Double> shuffled = Arrays.asList(Arrays.stream(samples).boxed().toArray(Double[]::new));
    Collections.shuffle(shuffled, new Random(seed));
    assertThat(Estimate.medianOf(shuffled.stream().mapToDouble(x -> x).toArray()))
        .isEqualTo(Estimate.medianOf(samples));
  }

  /** Powers of two, since those multiply without rounding. */
  @Property
  void growsWithTheScale(
      @ForAll("samples") double[] samples, @ForAll @IntRange(min = 0, max = 20) int power) {
    double scale = Math.pow(2, power);
    Estimate median = Estimate.medianOf(samples);
    Interval interval = median.interval();
    assertThat(Estimate.medianOf(Arrays.stream(samples).map(x -> x * scale).toArray()))
        .isEqualTo(
            Estimate.of(
                median.point() * scale,
                new Interval(interval.low() * scale, interval.high() * scale, interval.level()),
                samples.length));
  }

  @Property
  void isTheMirrorImageOfTheNegatedSamples(@ForAll("samples") double[] samples) {
    Interval interval = Estimate.medianOf(samples).interval();
    Interval mirrored =
        Estimate.medianOf(Arrays.stream(samples).map(x -> 0 - x).toArray()).interval();
    assertThat(mirrored.low()).isEqualTo(0 - interval.high());
    assertThat(mirrored.high()).isEqualTo(0 - interval.low());
  }
}
