package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A setting measured again, each time in a JVM of its own: compilers do not always do as well. */
final class FreshJvms {
  private static final Duration BUDGET = Duration.ofSeconds(6);

  private final double[] nanos;

  private FreshJvms(double[] nanos) {
    this.nanos = nanos;
  }

  static FreshJvms measure(Candidate setting, int jvms, Screen screen) {
    double[] nanos = new double[jvms];
    for (int i = 0; i < jvms; i++) {
      nanos[i] = nanos(setting, screen);
    }
    return new FreshJvms(nanos);
  }

  private static double nanos(Candidate setting, Screen screen) {
    RunResult run =
        Harness.builder()
            .isolation(Isolation.FORK)
            .timeBudget(BUDGET)
            .onProgress(screen::progress)
            .build()
            .run(Operation.hash(setting, Input.ofSize(12)));
    Cell cell = run.latest().get(0);
    if (cell.failure().isPresent()) {
      throw new HashcostException.Unsupported("--jvms: " + cell.describe());
    }
    return Comparison.of(run).nanos(cell).point();
  }

  String line() {
    String each = Arrays.stream(nanos).mapToObj(Quantity::time).collect(Collectors.joining(", "));
    double fastest = Arrays.stream(nanos).min().orElseThrow();
    double slowest = Arrays.stream(nanos).max().orElseThrow();
    return nanos.length == 1
        ? "Again in a fresh JVM: " + each + "."
        : "Again in "
            + nanos.length
            + " fresh JVMs: "
            + each
            + "; the slowest took "
            + Quantity.ratio(slowest / fastest)
            + " times as long as the fastest.";
  }
}
