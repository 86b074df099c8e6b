package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.RunResult;
import java.util.List;

/** Runs {@code measure} in a JVM like this one that makes no use of SHA-256 instructions. */
final class ChildJvm {
  private static final List<String> FLAGS =
      List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-UseSHA256Intrinsics");
  private static final String LEFT_OUT =
      "The column \"without SHA instructions\" is left out: the second JVM ";

  private final long timeoutMillis;

  ChildJvm(long timeoutMillis) {
    this.timeoutMillis = timeoutMillis;
  }

  /**
   * Where it cannot measure it says why.
   *
   * @throws HashcostException.Interrupted when the thread is interrupted; the second JVM is ended
   */
  ChildRun withoutShaInstructions(String functions, String sizes) {
    try {
      RunResult run =
          new MeasuringJvm(FLAGS).run(List.of("-f", functions, "--sizes", sizes), this::limit);
      return run.cells().stream().allMatch(cell -> cell.failure().isEmpty())
          ? ChildRun.of(run)
          : none("failed.");
    } catch (TooSlow e) {
      return none("took more than " + Quantity.time(timeoutMillis * 1e6) + ".");
    } catch (FreshRuns.NoJvm | HashcostException.InvalidParameter e) {
      return none("refused the flag or failed.");
    }
  }

  private static final class TooSlow extends FreshRuns.NoJvm {
    private static final long serialVersionUID = 1L;

    TooSlow() {
      super("too slow");
    }
  }

  private void limit(double seconds) throws TooSlow {
    if (seconds * 1000 > timeoutMillis) {
      throw new TooSlow();
    }
  }

  private static ChildRun none(String why) {
    return ChildRun.none(LEFT_OUT + why);
  }
}
