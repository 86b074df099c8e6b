package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class RobustCentreTest {
  @Test
  void isTheMedianWithAnIntervalFromTheMad() {
    Estimate centre = RobustCentre.of(new double[] {5, 1, 4, 2, 3});
    assertThat(centre.point()).isEqualTo(3);
    assertThat(centre.samples()).isEqualTo(5);
    assertThat(centre.interval().level()).isEqualTo(0.95);
    // MAD 1; Student's t at 97.5 % with 4 degrees of freedom is 2.776445 (NIST/SEMATECH e-Handbook,
    // table 1.3.6.7.2: 2.776); 2.776445 * 1.253314 * 1.482602 / sqrt(5) = 2.307217
    assertThat(centre.interval().high()).isCloseTo(5.307217, within(1e-5));
    assertThat(centre.interval().low()).isCloseTo(0.692783, within(1e-5));
  }

  @Test
  void aFewFarOutDoNotMoveIt() {
    Estimate centre = RobustCentre.of(new double[] {1, 1.01, 0.99, 1.005, 40, -70});
    assertThat(centre.interval().contains(1)).isTrue();
    assertThat(centre.interval().high()).isLessThan(1.05);
    assertThat(centre.interval().low()).isGreaterThan(0.95);
  }

  @Test
  void ofAlikeValuesNothingIsUncertain() {
    assertThat(RobustCentre.of(new double[] {2, 2, 2}).interval())
        .isEqualTo(new Interval(2, 2, 0.95));
  }

  @Test
  void ofOneValueNothingIsKnown() {
    assertThat(RobustCentre.of(new double[] {7}))
        .isEqualTo(Estimate.of(7, new Interval(7, 7, 0), 1));
  }

  @Test
  void holdsTheTrueCentreAsOftenAsItSays() {
    Random random = new Random(1);
    assertThat(coverage(random, 3)).isBetween(0.79, 0.85);
    assertThat(coverage(random, 5)).isBetween(0.85, 0.89);
    assertThat(coverage(random, 10)).isBetween(0.90, 0.95);
    assertThat(coverage(random, 40)).isBetween(0.91, 0.97);
  }

  private static double coverage(Random random, int n) {
    int trials = 4000;
    long held = 0;
    for (int i = 0; i < trials; i++) {
      double[] values = DoubleStream.generate(random::nextGaussian).limit(n).toArray();
      held += RobustCentre.of(values).interval().contains(0) ? 1 : 0;
    }
    return (double) held / trials;
  }

  @Test
  void refusesNoValuesAndWhatIsNone() {
    assertThatThrownBy(() -> RobustCentre.of(new double[0]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> RobustCentre.of(new double[] {1, Double.NaN}))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
