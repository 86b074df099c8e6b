package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Caveat;
import java.util.List;
import org.junit.jupiter.api.Test;

class DisturbancesTest {
  private static final Environment PLAIN = Environment.builder().build();

  private static List<String> codes(Environment environment, HostActivity.Builder gained) {
    return Disturbances.of(environment, gained.build()).stream().map(Caveat::code).toList();
  }

  @Test
  void aQuietHostDisturbsNothing() {
    HostActivity.Builder calm =
        HostActivity.builder()
            .throttledPeriods(0)
            .stealNanos(10)
            .ownCpuNanos(900)
            .otherCpuNanos(90);
    assertThat(codes(PLAIN, calm)).isEmpty();
    assertThat(codes(PLAIN, HostActivity.builder())).isEmpty();
  }

  @Test
  void throttlingIsTold() {
    assertThat(codes(PLAIN, HostActivity.builder().throttledPeriods(3)))
        .containsExactly("throttled");
  }

  @Test
  void timeGivenToOthersIsTold() {
    HostActivity.Builder busy =
        HostActivity.builder().stealNanos(100).ownCpuNanos(800).otherCpuNanos(100);
    assertThat(codes(PLAIN, busy)).containsExactly("steal");
    assertThat(Disturbances.of(PLAIN, busy.build()).get(0).detail()).contains("10 %");
  }

  @Test
  void aCompilerThatIsHeldBackIsTold() {
    Environment interpreted = Environment.builder().jvm("jit", "interpreted").build();
    assertThat(codes(interpreted, HostActivity.builder())).containsExactly("jit-limited");
  }

  @Test
  void everyCellOfADisturbedRunSaysSo() {
    FakeClock clock = new FakeClock();
    Instruments quiet = Quiet.instruments(clock);
    Instruments limited =
        new Instruments(
            clock,
            quiet.jit(),
            quiet.allocation(),
            quiet.collections(),
            () -> Environment.builder().jvm("jit", "interpreted").build(),
            quiet.host());
    var run =
        Harness.builder()
            .instruments(limited)
            .iterations(1)
            .build()
            .run(clock.operation("a", 1_000), clock.operation("b", 1_000));
    assertThat(run.cells())
        .allSatisfy(c -> assertThat(c.observed()).extracting(Caveat::code).contains("jit-limited"));
    assertThat(run.activity()).isPresent();
  }
}
