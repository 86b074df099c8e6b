package io.github.hashcost.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.analysis.Change.Verdict;
import io.github.hashcost.stats.Estimate;
import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** How often a check at 10 % errs, of JVMs that differ by chance. Drawn from fixed seeds. */
class BaselineOddsTest {
  private static final int CHECKS = 20_000;
  private static final double THRESHOLD = Math.log1p(0.10);

  private final SplittableRandom random = new SplittableRandom(7);

  /** The check as the command makes it: a first look, and three fresh JVMs for a suspect. */
  private static Verdict check(DoubleSupplier jvm, double slowdown) {
    double[] before = DoubleStream.generate(jvm).limit(5).toArray();
    DoubleSupplier now = () -> jvm.getAsDouble() + Math.log1p(slowdown);
    Verdict look =
        Baseline.verdict(Estimate.shift(before, new double[] {now.getAsDouble()}), THRESHOLD);
    return look == Verdict.SUSPECT
        ? Baseline.verdict(
            Estimate.shift(before, DoubleStream.generate(now).limit(3).toArray()), THRESHOLD)
        : look;
  }

  private static double share(DoubleSupplier jvm, double slowdown, Verdict verdict) {
    int count = 0;
    for (int i = 0; i < CHECKS; i++) {
      count += check(jvm, slowdown) == verdict ? 1 : 0;
    }
    return (double) count / CHECKS;
  }

  private DoubleSupplier normal(double deviation) {
    return () -> deviation * random.nextGaussian();
  }

  /** As where the compiler has two versions of a function and picks one by chance. */
  private DoubleSupplier twoStates(double apart, double share) {
    return () -> (random.nextDouble() < share ? apart : 0) + 0.01 * random.nextGaussian();
  }

  @Test
  void unchangedCodeRaisesNoAlarmHoweverMuchItVaries() {
    for (double deviation : new double[] {0.005, 0.02, 0.04, 0.06, 0.1, 0.2, 0.5}) {
      assertThat(share(normal(deviation), 0, Verdict.SLOWER))
          .as("deviation %s", deviation)
          .isLessThan(0.006);
    }
    for (double share : new double[] {0.1, 0.3, 0.5, 0.8}) {
      assertThat(share(twoStates(0.15, share), 0, Verdict.SLOWER))
          .as("share %s", share)
          .isLessThan(0.01);
      assertThat(share(twoStates(0.4, share), 0, Verdict.SLOWER))
          .as("share %s", share)
          .isLessThan(0.01);
    }
  }

  @Test
  void fifteenPercentIsCaughtWhereJvmsAgree() {
    assertThat(share(normal(0.01), 0.15, Verdict.SLOWER)).isGreaterThan(0.9999);
    assertThat(share(normal(0.02), 0.15, Verdict.SLOWER)).isGreaterThan(0.995);
    assertThat(share(normal(0.03), 0.15, Verdict.SLOWER)).isGreaterThan(0.9);
  }

  @Test
  void whatCannotBeDecidedIsSaidSo() {
    assertThat(share(normal(0.2), 0.15, Verdict.UNDECIDABLE)).isGreaterThan(0.9);
    assertThat(share(normal(0.2), 0.15, Verdict.UNCHANGED)).isLessThan(0.05);
    assertThat(share(normal(0.2), 5, Verdict.SLOWER)).isGreaterThan(0.99);
  }
}
