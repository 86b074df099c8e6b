package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.stats.Interval;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class ScaleTest {
  @Test
  void theUnitIsTheLargestInWhichNoneIsBelowOne() {
    assertThat(times(6.12, 45_000).unit()).isEqualTo("ns");
    assertThat(times(1_000, 45_000).unit()).isEqualTo("us");
    assertThat(times(20.1e6, 190e6).unit()).isEqualTo("ms");
    assertThat(times(2e9, 4000e9).unit()).isEqualTo("s");
    assertThat(times(0, 20.1e6).unit()).isEqualTo("ms");
    assertThat(times().unit()).isEqualTo("ns");
    assertThat(Scale.ofSizes(DoubleStream.of(0, 19 << 20)).unit()).isEqualTo("MiB");
  }

  @Test
  void allFiguresAreInIt() {
    Scale us = times(1_000, 45_000);

    assertThat(us.text(45_000, new Interval(44_800, 45_300, 0.95))).isEqualTo("45.0");
    assertThat(us.text(new Interval(44_800, 45_300, 0.95))).isEqualTo("44.8 to 45.3");
    assertThat(Scale.ofSizes(DoubleStream.of(176.25)).text(176.25)).isEqualTo("176");
    assertThat(Scale.ofSizes(DoubleStream.of(1)).text(1504)).isEqualTo("1,504");
  }

  @Test
  void whatLiesTooFarApartHasItsOwnUnits() {
    Scale own = times(6.12, 190e6);

    assertThat(own.unit()).isEqualTo("time");
    assertThat(own.text(190e6, new Interval(189e6, 192e6, 0.95))).isEqualTo("190 ms");
    assertThat(own.text(new Interval(189e6, 192e6, 0.95))).isEqualTo("189 to 192 ms");
    assertThat(own.text(new Interval(998, 1003, 0.95))).isEqualTo("998 ns to 1.00 us");
    assertThat(Scale.ofSizes(DoubleStream.of(48, 64 << 20)).text(48)).isEqualTo("48 B");
  }

  @Test
  void oneSampleHasNoInterval() {
    assertThat(times(5).text(new Interval(5, 5, 0))).isEqualTo("one sample");
  }

  private static Scale times(double... nanos) {
    return Scale.ofTimes(DoubleStream.of(nanos));
  }
}
