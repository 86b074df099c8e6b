package io.github.hashcost.examples;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.Optional;

/**
 * Estimates the cycles of the processor's clock that a call takes. No program in a JVM can read
 * them, and the rate that a system reports is seldom that of the moment. So an operation of known
 * cycles is timed in the same rounds: a chain of additions and exclusive ors in registers, each of
 * which waits for the one before. On the x86-64 and AArch64 processors of the last decade each
 * takes one cycle, and a processor that does several things in a cycle gains nothing by it.
 *
 * <p>It is an estimate: of the compiled code nobody checks that it is this chain and no more. A
 * rate that no processor has is therefore none.
 */
public final class CycleChain {
  private static final String NAME = "cycle-chain";
  private static final int TURNS = 256;
  private static final int CYCLES = TURNS * 16;

  private static final double LEAST_GIGAHERTZ = 0.5;
  private static final double MOST_GIGAHERTZ = 8;

  private CycleChain() {}

  /** To be measured beside what is to be counted in cycles. */
  public static Operation operation() {
    // Read from the array for each call, so that the compiler knows none of the values.
    long[] values = {1, 0x9e3779b97f4a7c15L, 0xc2b2ae3d27d4eb4fL};
    return Operation.ofLong(NAME, values, v -> chain(v[0], v[1], v[2]));
  }

  private static long chain(long start, long a, long b) {
    long x = start;
    for (int i = 0; i < TURNS; i++) {
      x = (((x + a) ^ b) + a) ^ b;
      x = (((x + a) ^ b) + a) ^ b;
      x = (((x + a) ^ b) + a) ^ b;
      x = (((x + a) ^ b) + a) ^ b;
    }
    return x;
  }

  /** Cycles in a nanosecond while the run went on; empty where it cannot be told. */
  public static Optional<Double> gigahertz(RunResult run) {
    return chain(run)
        .map(cell -> CYCLES / Comparison.of(run).nanos(cell).point())
        .filter(rate -> rate >= LEAST_GIGAHERTZ && rate <= MOST_GIGAHERTZ);
  }

  /** Cycles of a call, from the rounds that it shares with the chain. */
  public static Optional<Double> cycles(RunResult run, Cell cell) {
    return gigahertz(run)
        .flatMap(rate -> chain(run))
        .map(chain -> CYCLES * Comparison.of(run).ratio(cell, chain).estimate().point());
  }

  /** In the first pass, which all others were in too. */
  private static Optional<Cell> chain(RunResult run) {
    return run.cells(NAME).stream()
        .map(cell -> run.passes(cell).get(0))
        .filter(cell -> cell.samples().isPresent() && run.environment().jitLimits().isEmpty())
        .findFirst();
  }
}
