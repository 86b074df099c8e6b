package io.github.hashcost.speed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpeedTextTest {
  private static final List<Figure> FIGURES =
      List.of(
          RowTest.figure("jca/md5", 1.02, 1.001, 0),
          RowTest.figure("simple/djb2", 1.01, 0.999, 0),
          RowTest.figure("guava/siphash-2-4", 1.3, 1.1, 88),
          RowTest.figure("jca/md5", 1.04, 1.001, 0),
          RowTest.figure("simple/djb2", 1.00, 0.999, 0),
          RowTest.figure("guava/siphash-2-4", 1.3, 1.1, 88),
          RowTest.figure("jca/md5", 1.06, 1.001, 0),
          RowTest.figure("simple/djb2", 1.00, 0.999, 0),
          RowTest.figure("guava/siphash-2-4", 1.3, 1.1, 88));

  @Test
  void functionsAreSortedByRatioAndThoseThatAllocateAreNotJudged() {
    assertThat(SpeedText.besideLibrary(FIGURES).lines())
        .containsExactly(
            "Adapter over the bare library call, what does not allocate, worst last",
            "function     input    bare  adapter         ratio (95 %)         JVMs    A/A"
                + "  B bare, adapter",
            "-----------  -----  ------  -------  -------------------  -----------  -----"
                + "  ---------------",
            "simple/djb2   64 B  100 ns   100 ns  1.000 (0.999-1.002)  1.000-1.010  0.999"
                + "            0, 24",
            "jca/md5       64 B  100 ns   104 ns  1.040 (1.039-1.042)  1.020-1.060  1.001"
                + "            0, 24",
            "2 rows: median 1.020, worst 1.040; A/A median 1.000, 0.999 to 1.001;"
                + " within 1.03 and 1.08",
            "",
            "Adapter over the bare library call, what allocates, worst last, no bound",
            "function           input    bare  adapter         ratio (95 %)         JVMs    A/A"
                + "  B bare, adapter",
            "-----------------  -----  ------  -------  -------------------  -----------  -----"
                + "  ---------------",
            "guava/siphash-2-4   64 B  100 ns   130 ns  1.300 (1.299-1.302)  1.300-1.300  1.100"
                + "           88, 24");
  }

  @Test
  void linesHaveAtMostOneHundredCharacters() {
    assertThat(SpeedText.besideLibrary(FIGURES).lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @Test
  void theLoopInCHasARowForEachJvmAndTheMedianBelow() {
    List<Figure> figures =
        List.of(
            RowTest.figure("djb2", 1.04, 1.001, 0),
            RowTest.figure("djb2", 1.00, 1.002, 0),
            RowTest.figure("djb2", 1.01, 1.003, 0));
    assertThat(SpeedText.besideC(figures, "gcc 12").lines())
        .containsExactly(
            "djb2 on 64 KiB over the same loop in C at -O2, gcc 12",
            "JVM       C    Java         ratio (95 %)    C/C",
            "---  ------  ------  -------------------  -----",
            "1    100 ns  104 ns  1.040 (1.039-1.042)  1.001",
            "2    100 ns  100 ns  1.000 (0.999-1.002)  1.002",
            "3    100 ns  101 ns  1.010 (1.009-1.012)  1.003",
            "median 1.010; C/C 1.002; within 1.03");
  }

  @Test
  void withoutACompilerItSaysWhy() {
    assertThat(SpeedText.withoutC("there is no gcc on the PATH"))
        .endsWith("\nnot measured: there is no gcc on the PATH\n");
  }

  @Test
  void figuresComeThroughAPipe() {
    Figure figure = RowTest.figure("jca/sha-512/256", 1.0625, 0.9975, 12.5);
    assertThat(Figure.parsed("kind", figure.line("kind"))).contains(figure);
    assertThat(Figure.parsed("other", figure.line("kind"))).isEqualTo(Optional.empty());
    assertThat(Figure.parsed("kind", "what a library prints")).isEmpty();
  }
}
