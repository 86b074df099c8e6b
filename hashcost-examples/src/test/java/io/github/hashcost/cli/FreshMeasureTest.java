package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In a real fresh JVM; nothing is said of what it measured. */
class FreshMeasureTest {
  private final FreshMeasure fresh =
      new FreshMeasure(
          Screen.plain(
              new PrintStream(OutputStream.nullOutputStream()),
              new PrintStream(OutputStream.nullOutputStream())));

  @Test
  void measuresWhatItIsTold() throws FreshRuns.NoJvm {
    RunResult run =
        fresh.run(List.of("--functions", "djb2", "--sizes", "12", "--precision", "50%"), "JVM");
    assertThat(run.latest()).extracting(Cell::toString).containsExactly("simple/djb2 on 12 B");
    assertThat(run.latest().get(0).samples()).isPresent();
  }

  @Test
  void saysSoWhereTheJvmMeasuredNothing() {
    assertThatThrownBy(() -> fresh.run(List.of("--functions", "nobody"), "JVM"))
        .isInstanceOf(FreshRuns.NoJvm.class)
        .hasMessage("one ended with exit code 2 before it had measured");
  }
}
