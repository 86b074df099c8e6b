package io.github.hashcost.examples.tradeoffs;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.report.Report;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Trade-offs that have nothing to do with hashes, measured like them: how a file is copied, and
 * what a program is run by. What other programs timed becomes cells of the same result.
 */
public final class Tradeoffs {
  /** The kind of failure of a cell whose program gave no answer. */
  public static final String NO_ANSWER = "no-answer";

  private Tradeoffs() {}

  /**
   * Measures first what runs in this JVM, then what runs in others.
   *
   * @param harness for what runs in this JVM
   * @return {@code copy} and {@code fibonacci} cells; the versions of the other programs are among
   *     the implementations of its environment
   * @throws HashcostException.Interrupted when the thread is interrupted
   */
  public static RunResult run(Harness harness, Programs programs) {
    List<Operation> operations = new ArrayList<>(FileCopy.operations());
    operations.add(Fibonacci.operation());
    RunResult here = harness.run(operations);

    Environment.Builder environment = here.environment().toBuilder();
    List<Cell> cells = new ArrayList<>(here.cells());
    // Rounds of their own, so that nothing is taken for timed in the same moments.
    int round = here.plan().rounds();
    for (FibonacciChild child : FibonacciChild.ALL) {
      AlgorithmId id = AlgorithmId.parse("op/" + Fibonacci.name(child.by()));
      Cell.Builder cell = Cell.builder(id, "", 0).isolation(Isolation.FORK);
      try {
        FibonacciTimes times = child.run(programs);
        environment.implementation(id.toString(), times.version());
        Samples samples = samples(times.nanos()).shifted(round);
        round += samples.size();
        cells.add(cell.samples(samples).build());
      } catch (NoAnswer e) {
        cells.add(cell.failure(Failure.of(NO_ANSWER, e.why())).build());
      }
    }
    RunResult all =
        RunResult.of(here.startedAt(), environment.build(), here.plan(), here.functions(), cells);
    return here.activity().map(all::withActivity).orElse(all);
  }

  private static Samples samples(long[] nanos) {
    long[] calls = new long[nanos.length];
    Arrays.fill(calls, 1);
    return Samples.of(IntStream.range(0, nanos.length).toArray(), calls, nanos);
  }

  /** Takes no arguments and half a minute. */
  public static void main(String[] args) {
    Harness harness = Harness.builder().timeBudget(Duration.ofSeconds(15)).build();
    System.out.print(Report.of(run(harness, SystemPrograms.onPath())).text());
  }
}
