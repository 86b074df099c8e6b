package io.github.hashcost.examples.tradeoffs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class TradeoffsTest {
  private static final String TURNS = String.join("", Collections.nCopies(16, "196418 1000\n"));

  private static RunResult run(Programs programs) {
    return Tradeoffs.run(Harness.builder().cold().rounds(6).iterations(6).build(), programs);
  }

  @Test
  void everyWayToCopyAndToRunHasACell() {
    RunResult run =
        run(
            new PlannedPrograms()
                .saying("-O2", "")
                .saying("-Xint", "version 17.0.1\n" + TURNS)
                .saying("fibonacci.py", "version Python 3.11.2\n" + TURNS)
                .saying("hashcost", "version gcc 12.2.0\n" + TURNS));
    assertThat(run.latest())
        .extracting(Object::toString)
        .containsExactly(
            "op/copy:buffer=1",
            "op/copy:buffer=4096",
            "op/copy:buffer=65536",
            "op/fibonacci:by=jit,n=27",
            "op/fibonacci:by=gcc,n=27",
            "op/fibonacci:by=xint,n=27",
            "op/fibonacci:by=python3,n=27");
    assertThat(run.latest()).allMatch(cell -> cell.samples().isPresent());
    assertThat(run.environment().implementations())
        .containsEntry("op/fibonacci:by=gcc,n=27", "gcc 12.2.0")
        .containsEntry("op/fibonacci:by=python3,n=27", "Python 3.11.2");
    Comparison comparison = Comparison.of(run);
    assertThat(comparison.nanos("fibonacci:by=gcc").point()).isEqualTo(1000);
    assertThat(comparison.ratio("fibonacci:by=python3", "fibonacci:by=gcc").paired()).isFalse();
    assertThat(comparison.ratio("fibonacci:by=gcc", "fibonacci:by=jit").paired()).isFalse();
    assertThat(comparison.ratio("copy:buffer=1", "copy:buffer=65536").paired()).isTrue();
  }

  @Test
  void whatIsMissingOrTalksNonsenseIsNamedAndTheRestRuns() {
    RunResult run = run(new PlannedPrograms().saying("-Xint", "Killed\n"));
    assertThat(run.latest()).filteredOn(cell -> cell.samples().isPresent()).hasSize(4);
    assertThat(run.latest().subList(4, 7))
        .extracting(cell -> cell.failure().map(Failure::toString).orElse(""))
        .containsExactly(
            "no-answer: there is no gcc on the PATH",
            "no-answer: xint said something else than a version and 16 times",
            "no-answer: there is no python3 on the PATH");
  }

  @Test
  void withoutAnyOtherProgramAJvmStillInterprets() {
    RunResult run = run(SystemPrograms.on(""));
    assertThat(run.cell("fibonacci:by=xint").samples()).isPresent();
    assertThat(run.cells("fibonacci")).filteredOn(cell -> cell.failure().isPresent()).hasSize(2);
  }

  @Test
  void theCProgramIsCompiledBeforeItRuns() {
    PlannedPrograms programs = new PlannedPrograms().saying("-O2", "");
    run(programs);
    List<String> gcc = programs.commands().get(0);
    assertThat(gcc).startsWith("gcc", "-std=c99", "-O2", "-o");
    assertThat(programs.commands().get(1)).containsExactly(gcc.get(4), "27", "16");
  }
}
