package io.github.hashcost.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LineFitTest {
  private static final double[] X = {1, 1, 2, 3, 5, 65};
  private static final double[] Y = {66, 68, 105, 140, 221, 2510};

  /**
   * NumPy 2.4.6 and SciPy 1.17.1: {@code A = numpy.c_[numpy.ones(6), x] / y[:, None]; b =
   * numpy.linalg.lstsq(A, numpy.ones(6), rcond=None)[0]; r = 1 - A @ b; C = (r @ r / 4) *
   * numpy.linalg.inv(A.T @ A); h = scipy.stats.t.ppf(0.975, 4) * numpy.sqrt(numpy.diag(C))}, and at
   * 10 with {@code v = [1, 10]}: {@code v @ b} and {@code sqrt(v @ C @ v)}.
   */
  @Test
  void agreesWithAWorkedExample() {
    LineFit fit = LineFit.of(X, Y);
    assertThat(fit.intercept().point()).isCloseTo(28.76142845, within(1e-8));
    assertThat(fit.slope().point()).isCloseTo(38.02399237, within(1e-8));
    assertThat(halfWidth(fit.intercept())).isCloseTo(2.58488786, within(1e-8));
    assertThat(halfWidth(fit.slope())).isCloseTo(1.28780348, within(1e-8));
    assertThat(fit.at(10).point()).isCloseTo(409.0013521408543, within(1e-9));
    assertThat(fit.halfWidthAt(10)).isCloseTo(11.127645309115483, within(1e-9));
    assertThat(fit.worst()).isEqualTo(3);
    assertThat(fit.residual(3)).isCloseTo(-0.02023861, within(1e-8));
    assertThat(fit.slope().samples()).isEqualTo(6);
    assertThat(fit.slope().interval().level()).isEqualTo(0.95);
  }

  @Test
  void anUnknownFactorWidensEveryIntervalInProportion() {
    LineFit fit = LineFit.of(X, Y);
    LineFit wider = fit.upToAFactor(0.1);
    assertThat(wider.slope().point()).isEqualTo(fit.slope().point());
    assertThat(halfWidth(wider.slope()))
        .isCloseTo(Math.hypot(halfWidth(fit.slope()), 3.802399237), within(1e-8));
    assertThat(wider.halfWidthAt(10))
        .isCloseTo(Math.hypot(fit.halfWidthAt(10), 40.90013521), within(1e-8));
    assertThat(wider.residual(3)).isEqualTo(fit.residual(3));
  }

  @Test
  void pointsOnALineLeaveNoDoubt() {
    LineFit fit = LineFit.of(new double[] {0, 1, 2}, new double[] {10, 12, 14});
    assertThat(fit.intercept().point()).isCloseTo(10, within(1e-12));
    assertThat(fit.slope().point()).isCloseTo(2, within(1e-12));
    assertThat(halfWidth(fit.slope())).isCloseTo(0, within(1e-12));
  }

  @Test
  void refusesWhatHasNoLine() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LineFit.of(new double[] {1, 2}, new double[] {1, 2}))
        .withMessageContaining("from 3 on");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LineFit.of(new double[] {1, 2, 3}, new double[] {1, 2}))
        .withMessageContaining("3 x and 2 y");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LineFit.of(new double[] {4, 4, 4}, new double[] {1, 2, 3}))
        .withMessageContaining("all x are 4.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LineFit.of(new double[] {1, 2, 3}, new double[] {1, 0, 3}))
        .withMessageContaining("y[1] is 0.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LineFit.of(new double[] {1, Double.NaN, 3}, new double[] {1, 2, 3}))
        .withMessageContaining("x[1] is NaN");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LineFit.of(X, Y).upToAFactor(-0.1))
        .withMessageContaining("-0.1");
  }

  private static double halfWidth(Estimate estimate) {
    return (estimate.interval().high() - estimate.interval().low()) / 2;
  }
}
