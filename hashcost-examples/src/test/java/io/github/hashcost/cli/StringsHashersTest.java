package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.examples.strings.DigestText;
import io.github.hashcost.examples.strings.StringHashes;
import io.github.hashcost.examples.strings.StringResults;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StringsHashersTest {
  private static final StringHashes HASHES =
      StringHashes.of(List.of(Planted.MD5, Planted.SHA_256), List.of(DigestText.HEX), "a text");

  /** Kept and fresh of MD5, then of SHA-256. */
  private static String said(boolean noisy, double... nanos) {
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < nanos.length; i++) {
      double time = 100 * nanos[i];
      // In some rounds as much as a percent more.
      int course = i + 2;
      long[] elapsed =
          IntStream.range(0, 20).mapToLong(r -> Math.round(time + r % course)).toArray();
      long[] calls = new long[20];
      Arrays.fill(calls, 1);
      Cell.Builder cell =
          Cell.builder(HASHES.all().get(i).id(), "", 0)
              .samples(Samples.of(IntStream.range(0, 20).toArray(), calls, elapsed));
      if (noisy) {
        cell.observed(Caveat.of("steal", "planted", "planted"));
      }
      cells.add(cell.build());
    }
    RunResult run =
        RunResult.of(
            Instant.EPOCH, Environment.builder().build(), Plan.builder().build(), Map.of(), cells);
    StringResults results = StringResults.of(HASHES, run);
    return String.join(" ", new StringsHashers(results, Comparison.of(run)).lines());
  }

  @Test
  void aFreshHasherThatCostsMoreNeedsNoWord() {
    assertThat(said(true, 100, 120, 200, 220)).isEmpty();
  }

  @Test
  void whatCannotBeToldApartIsSaid() {
    assertThat(said(false, 100, 100, 200, 220))
        .isEqualTo("Kept and fresh hashers cannot be told apart in this run: md5-hex.");
  }

  @Test
  void aKeptHasherThatReadsDearerIsNotBelieved() {
    assertThat(said(false, 100, 120, 220, 200))
        .startsWith("A kept hasher reads dearer than a fresh one, which does the same and is made")
        .contains("besides: sha-256-hex 1.10 x (")
        .contains("). Take these for equal:");
    assertThat(said(true, 100, 120, 220, 200)).contains("), noisy. Take these for equal:");
  }
}
