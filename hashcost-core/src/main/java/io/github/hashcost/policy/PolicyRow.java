package io.github.hashcost.policy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * One setting that a policy accepts: a function, and the least of each of its costs. Immutable.
 *
 * <p>The lanes of Argon2, its {@code p}, are not compared. They share out the blocks that {@code m}
 * and {@code t} order, and make them neither more nor fewer (RFC 9106 section 3.2); fewer lanes
 * than the row's are no less work for whoever guesses.
 */
public final class PolicyRow {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  private final AlgorithmId setting;
  private final String note;

  private PolicyRow(AlgorithmId setting, String note) {
    this.setting = setting;
    this.note = note;
  }

  /**
   * @throws HashcostException.InvalidParameter for a setting with a provider, without a cost, or
   *     with one that is no whole number from 1 on
   */
  static PolicyRow of(AlgorithmId setting, String note) {
    if (setting.provider().isPresent()) {
      throw new HashcostException.InvalidParameter(
          "a row names no provider, as argon2id:m=19456,t=2,p=1");
    }
    if (setting.parameters().isEmpty()) {
      throw new HashcostException.InvalidParameter("a row needs a cost, such as bcrypt:cost=10");
    }
    PolicyRow row = new PolicyRow(setting, note);
    setting.parameters().keySet().forEach(p -> row.number(setting, p));
    return row;
  }

  /** The function, and the least of each cost: {@code argon2id:m=19456,t=2,p=1}. */
  public AlgorithmId setting() {
    return setting;
  }

  /** What the source says about this row, or nothing. */
  public String note() {
    return note;
  }

  boolean isFor(AlgorithmId other) {
    return other.name().equals(setting.name());
  }

  /**
   * How many times the work, or the memory, the setting lacks: 1 when it reaches each cost, and
   * else the product of what each cost is short by.
   *
   * @throws HashcostException.InvalidParameter when the setting does not give each cost
   */
  double shortfall(AlgorithmId given) {
    double factor = 1;
    for (String parameter : setting.parameters().keySet()) {
      long least = number(setting, parameter);
      long has = number(given, parameter);
      if (isCompared(parameter) && has < least) {
        factor *=
            isLogarithm(parameter) ? Math.pow(2, (double) (least - has)) : (double) least / has;
      }
    }
    return factor;
  }

  /** The setting with each cost that is short of this row raised to it, all else as it is. */
  AlgorithmId raise(AlgorithmId given) {
    Map<String, String> raised = new LinkedHashMap<>(given.parameters());
    for (String parameter : setting.parameters().keySet()) {
      if (isCompared(parameter) && number(given, parameter) < number(setting, parameter)) {
        raised.put(parameter, Objects.requireNonNull(setting.parameters().get(parameter)));
      }
    }
    return given.withParameters(raised);
  }

  private boolean isCompared(String parameter) {
    return !(setting.name().startsWith("argon2") && parameter.equals("p"));
  }

  /** One more doubles the work: so of bcrypt, and of yescrypt as crypt(3) has it. */
  private static boolean isLogarithm(String parameter) {
    return parameter.equals("cost");
  }

  private long number(AlgorithmId id, String parameter) {
    String text = id.parameters().get(parameter);
    if (text == null) {
      throw new HashcostException.InvalidParameter(
          id.name() + " without " + parameter + ": give each cost, as in " + setting);
    }
    long number = NUMBER.matcher(text).matches() ? Long.parseLong(text) : 0;
    if (number < 1) {
      throw new HashcostException.InvalidParameter(
          id.name() + ": " + parameter + " must be a whole number from 1 on, as in " + setting);
    }
    return number;
  }

  /** The setting. */
  @Override
  public String toString() {
    return setting.toString();
  }
}
