package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.stats.Interval;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * How an attacker's pace follows from the parameters of an algorithm: guesses per second are in
 * inverse proportion to the work of a guess.
 */
final class ScalingLaw {
  /**
   * However many blocks of output the defender derives, one is enough to tell a wrong guess, so the
   * length does not count.
   */
  private static final ScalingLaw PBKDF2 =
      new ScalingLaw(
          name -> name.startsWith("pbkdf2-hmac-"),
          List.of("i"),
          p -> number(p, "i"),
          p -> 0,
          "1/i",
          new LawError(0.97, 1.03, "within 3 %, between 999 and 19,999 iterations"));

  private static final ScalingLaw BCRYPT =
      new ScalingLaw(
          "bcrypt"::equals,
          List.of("cost"),
          p -> Math.pow(2, number(p, "cost")),
          p -> 0,
          "2^-cost",
          LawError.BCRYPT);

  private static final ScalingLaw SHA_CRYPT =
      new ScalingLaw(
          name -> name.equals("sha512crypt") || name.equals("sha256crypt"),
          List.of("rounds"),
          p -> number(p, "rounds"),
          p -> 0,
          "1/rounds",
          LawError.UNKNOWN);

  private static final ScalingLaw SCRYPT =
      new ScalingLaw(
          "scrypt"::equals,
          List.of("n", "r", "p"),
          p -> number(p, "n") * number(p, "r") * number(p, "p"),
          p -> 128 * number(p, "n") * number(p, "r"),
          "1/(n r p)",
          LawError.UNKNOWN);

  private static final ScalingLaw ARGON2 =
      new ScalingLaw(
          name -> name.matches("argon2(id|i|d)"),
          List.of("m", "t", "p"),
          p -> number(p, "m") * number(p, "t"),
          p -> 1024 * number(p, "m"),
          "1/(m t)",
          LawError.UNKNOWN);

  private static final List<ScalingLaw> ALL = List.of(PBKDF2, BCRYPT, SHA_CRYPT, SCRYPT, ARGON2);
  private static final int MOST_COST = 31;

  private final Predicate<String> names;
  private final List<String> parameters;
  private final ToDoubleFunction<Map<String, String>> work;
  private final ToDoubleFunction<Map<String, String>> memoryBytes;
  private final String text;
  private final LawError error;

  private ScalingLaw(
      Predicate<String> names,
      List<String> parameters,
      ToDoubleFunction<Map<String, String>> work,
      ToDoubleFunction<Map<String, String>> memoryBytes,
      String text,
      LawError error) {
    this.names = names;
    this.parameters = parameters;
    this.work = work;
    this.memoryBytes = memoryBytes;
    this.text = text;
    this.error = error;
  }

  static Optional<ScalingLaw> of(String algorithm) {
    return ALL.stream().filter(law -> law.names.test(algorithm)).findFirst();
  }

  /** Those that decide the cost; the others of an id do not count. */
  List<String> parameters() {
    return parameters;
  }

  boolean hasParameters(AlgorithmId id) {
    return id.parameters().keySet().containsAll(parameters);
  }

  /** Work of one guess, in a unit of the algorithm's own. */
  double work(AlgorithmId id) {
    return work.applyAsDouble(id.parameters());
  }

  /** What one guess fills; 0 where memory is no cost. */
  double memoryBytes(AlgorithmId id) {
    return memoryBytes.applyAsDouble(id.parameters());
  }

  /** Such as {@code 1/i}. */
  String text() {
    return text;
  }

  LawError error() {
    return error;
  }

  /** Where the true pace lies, as multiples of the one that the law gives. */
  Interval factors(double fromWork, double toWork) {
    return error.factors(toWork > fromWork);
  }

  void requireParameters(AlgorithmId id) {
    for (String parameter : parameters) {
      String value = id.parameters().getOrDefault(parameter, "");
      boolean whole = value.matches("[1-9][0-9]{0,9}");
      if (!whole || (this == BCRYPT && Long.parseLong(value) > MOST_COST)) {
        throw new HashcostException.InvalidParameter(
            id.name()
                + ": its rate needs "
                + String.join(", ", parameters)
                + ", each a whole number"
                + (this == BCRYPT ? " up to " + MOST_COST : " from 1")
                + "; "
                + parameter
                + (value.isEmpty() ? " is missing" : " is not"));
      }
    }
  }

  private static double number(Map<String, String> parameters, String name) {
    return Double.parseDouble(parameters.getOrDefault(name, "0"));
  }
}
