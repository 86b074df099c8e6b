package io.github.hashcost.cli;

import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/** The setting of a password hash that should take a given time here. */
final class LoginBudget {
  private LoginBudget() {}

  /**
   * Turns the one parameter of time, as far as it goes.
   *
   * @param nanos what the candidate's own setting takes
   * @return empty where it has no parameter of time
   */
  static Optional<Candidate> candidate(Candidate candidate, double nanos, double targetNanos) {
    return time(candidate)
        .map(
            p -> {
              double now = candidate.setting().number(p.name());
              double factor = targetNanos / nanos;
              double wanted =
                  switch (p.step()) {
                    case EVERY_INTEGER -> threeDigits(now * factor);
                    case POWER_OF_TWO -> Math.pow(2, Math.rint(log2(now * factor)));
                    case DOUBLES_PER_UNIT -> Math.rint(now + log2(factor));
                  };
              return candidate.with(
                  p.name(), Math.max(p.min(), Math.min(p.max(), Math.round(wanted))));
            });
  }

  /** Whether its parameter of time is as low as it goes. */
  static boolean isLeast(Candidate candidate) {
    return time(candidate).filter(p -> candidate.setting().number(p.name()) == p.min()).isPresent();
  }

  /** Whether anything can be turned at all. */
  static boolean isTunable(Candidate candidate) {
    return time(candidate).isPresent();
  }

  /** The setting as far as it was turned, such as {@code i=395000}. */
  static String text(Candidate candidate) {
    return time(candidate)
        .map(p -> p.name() + "=" + candidate.setting().number(p.name()))
        .orElse("");
  }

  private static Optional<Parameter> time(Candidate candidate) {
    return candidate.spec().parameters().parameters().stream()
        .filter(p -> p.role() == Parameter.Role.TIME)
        .findFirst();
  }

  private static double threeDigits(double value) {
    return Math.rint(BigDecimal.valueOf(value).round(new MathContext(3)).doubleValue());
  }

  private static double log2(double value) {
    return Math.log(value) / Math.log(2);
  }
}
