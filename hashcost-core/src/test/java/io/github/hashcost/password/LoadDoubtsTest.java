package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Caveat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LoadDoubtsTest {
  private static List<Caveat> about(PlantedLevel... levels) {
    return LoadDoubts.about(Stream.of(levels).map(PlantedLevel::build).toList(), 2);
  }

  @Test
  void hasNoneOfAQuietLoad() {
    assertThat(about(PlantedLevel.of(1, 17).others(0.1), PlantedLevel.of(2, 33).logins(100)))
        .isEmpty();
  }

  @Test
  void saysWhichP99IsTheLongestLogin() {
    assertThat(about(PlantedLevel.of(1, 17).logins(40), PlantedLevel.of(2, 33).logins(99)))
        .singleElement()
        .satisfies(
            caveat -> {
              assertThat(caveat.code()).isEqualTo("few-logins");
              assertThat(caveat.detail())
                  .isEqualTo(
                      "p99 of n = 40 (1 at once) and of n = 99 (2 at once) is the longest login");
            });
  }

  @Test
  void saysWhatTheQuotaStoppedAndWhatOthersHad() {
    assertThat(
            about(
                PlantedLevel.of(1, 17).throttledMillis(20).others(0.3),
                PlantedLevel.of(2, 33).throttledMillis(40).others(0.9)))
        .extracting(Caveat::toString)
        .satisfiesExactly(
            throttled -> assertThat(throttled).startsWith("throttled: ").contains("40.0 ms at 2"),
            busy -> assertThat(busy).startsWith("busy-host: others had 0.9 CPUs at 2 at once"));
  }
}
