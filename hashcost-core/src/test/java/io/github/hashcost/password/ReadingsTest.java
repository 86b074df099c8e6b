package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.hashcost.catalog.Candidate;
import org.junit.jupiter.api.Test;

class ReadingsTest {
  private final Readings readings = new Readings();

  private static Candidate pbkdf2(long iterations) {
    return PlantedCosts.exact().catalog().get("pbkdf2-hmac-sha256:i=" + iterations);
  }

  @Test
  void settingsOfNearlyTheSameWorkSpeakForEachOther() {
    readings.add(pbkdf2(1000), new double[] {100, 110, 120});
    readings.add(pbkdf2(1100), new double[] {132, 143, 154});
    assertThat(readings.nanos(pbkdf2(1000)).samples()).isEqualTo(6);
    assertThat(readings.nanos(pbkdf2(1000)).point()).isCloseTo(120, within(1e-9));
    assertThat(readings.nanos(pbkdf2(1100)).point()).isCloseTo(132, within(1e-9));
    assertThat(readings.samples(pbkdf2(1000))).isEqualTo(3);
  }

  @Test
  void othersDoNot() {
    readings.add(pbkdf2(1000), new double[] {100, 110, 120});
    readings.add(pbkdf2(2000), new double[] {400, 410, 420});
    assertThat(readings.nanos(pbkdf2(1000)).point()).isEqualTo(110);
    assertThat(readings.nanos(pbkdf2(2000)).point()).isEqualTo(410);
  }

  @Test
  void whatWasReadBeforeTheCodeWasCompiledIsForgotten() {
    readings.add(pbkdf2(1000), new double[] {900, 800, 700});
    readings.add(pbkdf2(4000), new double[] {400, 410, 420});
    assertThat(readings.settings()).extracting(Candidate::id).containsExactly(pbkdf2(4000).id());
    readings.add(pbkdf2(4000), new double[] {300, 700});
    assertThat(readings.nanos(pbkdf2(4000)).samples()).isEqualTo(5);
  }
}
