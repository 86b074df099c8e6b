package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.stats.Interval;

/** Guesses per second for one setting on one device, and what they rest on. Immutable. */
public final class GuessRate {
  private final AlgorithmId setting;
  private final double perSecond;
  private final Interval range;
  private final Grade grade;
  private final Rate from;
  private final String basis;

  private GuessRate(
      AlgorithmId setting, double perSecond, Interval range, Grade grade, Rate from, String basis) {
    this.setting = setting;
    this.perSecond = perSecond;
    this.range = range;
    this.grade = grade;
    this.from = from;
    this.basis = basis;
  }

  /**
   * @param single whether nothing else is known of the algorithm
   */
  static GuessRate measured(AlgorithmId setting, Rate rate, boolean single) {
    double perSecond = rate.guessesPerSecond();
    return new GuessRate(
        setting,
        perSecond,
        single
            ? times(perSecond, LawError.UNKNOWN.factors(true))
            : new Interval(perSecond, perSecond, 0),
        single ? Grade.SINGLE_SOURCE : Grade.MEASURED,
        rate,
        single ? LawError.UNKNOWN.text() : "as measured");
  }

  static GuessRate scaled(AlgorithmId setting, Rate rate, ScalingLaw law, boolean single) {
    double fromWork = law.work(rate.algorithm());
    double toWork = law.work(setting);
    double perSecond = rate.guessesPerSecond() * (fromWork / toWork);
    return new GuessRate(
        setting,
        perSecond,
        times(perSecond, law.factors(fromWork, toWork)),
        single ? Grade.SINGLE_SOURCE : Grade.SCALED,
        rate,
        "from " + rate.algorithm() + " by " + law.text() + ", " + law.error().text());
  }

  private static Interval times(double figure, Interval factors) {
    return new Interval(figure * factors.low(), figure * factors.high(), 0);
  }

  /** What was asked for. */
  public AlgorithmId setting() {
    return setting;
  }

  public double perSecond() {
    return perSecond;
  }

  /**
   * Where the figure lies if its law is off by no more than it was seen to be: a range without a
   * probability, hence of level 0. A point where it was measured.
   */
  public Interval range() {
    return range;
  }

  public Grade grade() {
    return grade;
  }

  /** The measurement that it rests on. */
  public Rate from() {
    return from;
  }

  /** How it was had, for people: the law and its error, or {@code as measured}. */
  public String basis() {
    return basis;
  }

  /** Such as {@code 7896 guesses/s (scaled)}. */
  @Override
  public String toString() {
    return Figures.plain(perSecond) + " guesses/s (" + grade.text() + ")";
  }
}
