package io.github.hashcost.speed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.List;
import java.util.stream.DoubleStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class RowTest {
  static Figure figure(String id, double ratio, double twins, double bareBytes) {
    Interval interval = new Interval(ratio - 0.001, ratio + 0.002, 0.95);
    Estimate estimate = Estimate.of(ratio, interval, 300);
    return new Figure(id, 64, 100 * ratio, 100, estimate, twins, 24, bareBytes);
  }

  private static Row row(double... ratios) {
    return Row.of(DoubleStream.of(ratios).mapToObj(r -> figure("jca/md5", r, 2 - r, 0)).toList());
  }

  @Test
  void isThatOfTheJvmWithTheMedianRatio() {
    Row row = row(1.05, 0.99, 1.02);
    assertThat(row.ratio()).isEqualTo(1.02);
    assertThat(row.middle().nanos()).isEqualTo(102);
    assertThat(row.lowest()).isEqualTo(0.99);
    assertThat(row.highest()).isEqualTo(1.05);
    assertThat(row.twins()).isEqualTo(2 - 1.02);
  }

  @Test
  void allocatesWhereTheBareCallDidInAnyJvm() {
    Figure lean = figure("guava/crc32", 1, 1, 0.2);
    assertThat(Row.of(List.of(lean, lean)).allocates()).isFalse();
    assertThat(Row.of(List.of(lean, figure("guava/crc32", 1, 1, 24), lean)).allocates()).isTrue();
  }

  @Test
  void severalAreJudgedByTheirMedianAndTheirWorst() {
    Verdict v = Verdict.of(List.of(row(1.08), row(1.00), row(1.03), row(1.02)));
    assertThat(v.median()).isCloseTo(1.025, Offset.offset(1e-12));
    assertThat(v.worst()).isEqualTo(1.08);
    assertThat(v.twinsLowest()).isEqualTo(2 - 1.08);
    assertThat(v.twinsHighest()).isEqualTo(1);
    assertThat(v.within()).isTrue();
  }

  @Test
  void eitherBoundCanBeMissedAlone() {
    assertThat(Verdict.of(List.of(row(1), row(1), row(1.081))).within()).isFalse();
    assertThat(Verdict.of(List.of(row(1), row(1.031), row(1.031))).within()).isFalse();
  }
}
