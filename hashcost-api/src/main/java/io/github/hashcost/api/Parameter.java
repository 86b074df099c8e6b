package io.github.hashcost.api;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * One thing a setting can vary. Numbers and choices are part of the id ({@code m=19456}, {@code
 * long=truncate}); bytes (salt, key, associated data) are not: they are drawn by the harness or
 * given by the caller, and only their length is ever shown. Immutable.
 */
public final class Parameter {
  /**
   * What it costs, so that a calibrator knows which way to turn: memory first, then time,
   * parallelism never by itself.
   */
  public enum Role {
    TIME,
    MEMORY,
    PARALLELISM,
    LENGTH,
    OPTION,
    SALT,
    KEY,
    DATA
  }

  /** Which values are legal between the bounds, and how cost follows. */
  public enum Step {
    EVERY_INTEGER,
    POWER_OF_TWO,
    /** Every integer, each doubling the work, such as bcrypt's cost. */
    DOUBLES_PER_UNIT
  }

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");

  private final String name;
  private final Role role;
  private final Step step;
  private final String unit;
  private final long min;
  private final long max;
  private final long defaultValue;
  private final List<String> choices;

  private Parameter(
      String name,
      Role role,
      Step step,
      String unit,
      long min,
      long max,
      long defaultValue,
      List<String> choices) {
    this.name = name;
    this.role = Objects.requireNonNull(role, "role");
    this.step = Objects.requireNonNull(step, "step");
    this.unit = Objects.requireNonNull(unit, "unit");
    this.min = min;
    this.max = max;
    this.defaultValue = defaultValue;
    this.choices = List.copyOf(choices);
    if (min > max
        || defaultValue < min
        || defaultValue > max
        || !onStep(min)
        || !onStep(defaultValue)) {
      throw new HashcostException.InvalidParameter(
          "parameter "
              + name
              + ": default "
              + defaultValue
              + " of "
              + allowed()
              + "; the default and the least must be allowed themselves");
    }
  }

  /**
   * A whole number, spelt in the id. One that costs nothing, such as a seed, is an {@link
   * Role#OPTION}.
   *
   * @param name a word of {@link AlgorithmId}'s grammar, such as {@code m}
   * @throws HashcostException.InvalidParameter for a malformed name, or a default out of bounds
   */
  public static Parameter number(String name, Role role, long min, long max, long defaultValue) {
    requireRole(name, role, false);
    return new Parameter(
        requireWord(name), role, Step.EVERY_INTEGER, "", min, max, defaultValue, List.of());
  }

  /**
   * One word of several, spelt in the id. The first choice is the default.
   *
   * @throws HashcostException.InvalidParameter for a malformed or repeated word, or none
   */
  public static Parameter choice(String name, String... choices) {
    requireWord(name);
    for (String choice : choices) {
      if (!AlgorithmId.parse("x:" + name + "=" + choice)
          .parameters()
          .equals(Map.of(name, choice))) {
        throw new HashcostException.InvalidParameter(
            "parameter " + name + ": a choice may have small letters, digits, '-' and '.'");
      }
    }
    if (choices.length == 0 || new HashSet<>(List.of(choices)).size() < choices.length) {
      throw new HashcostException.InvalidParameter(
          "parameter "
              + name
              + ": choices "
              + List.of(choices)
              + "; one or more, each once, are allowed");
    }
    return new Parameter(
        name, Role.OPTION, Step.EVERY_INTEGER, "", 0, choices.length - 1, 0, List.of(choices));
  }

  /**
   * Bytes besides the input, never spelt anywhere.
   *
   * @param role {@link Role#SALT}, {@link Role#KEY} or {@link Role#DATA}
   * @param defaultLength how many the harness draws; 0 leaves it empty
   */
  public static Parameter bytes(
      String name, Role role, int minLength, int maxLength, int defaultLength) {
    requireRole(name, role, true);
    if (minLength < 0) {
      throw new HashcostException.InvalidParameter(
          "parameter "
              + name
              + ": a least length of "
              + minLength
              + " bytes; at least 0 is allowed");
    }
    return new Parameter(
        requireWord(name),
        role,
        Step.EVERY_INTEGER,
        "bytes",
        minLength,
        maxLength,
        defaultLength,
        List.of());
  }

  private static void requireRole(String name, Role role, boolean bytes) {
    if (isBytes(role) != bytes) {
      throw new HashcostException.InvalidParameter(
          "parameter "
              + name
              + ": role "
              + role
              + " is not one of a "
              + (bytes ? "bytes" : "number")
              + " parameter");
    }
  }

  private static String requireWord(String name) {
    if (!AlgorithmId.parse("x:" + name + "=1").parameters().containsKey(name)) {
      throw new HashcostException.InvalidParameter(
          "the name of a parameter: only small letters, digits and '-'");
    }
    return name;
  }

  /** The same, stepping otherwise; the least value and the default must lie on a step. */
  public Parameter step(Step step) {
    return new Parameter(name, role, step, unit, min, max, defaultValue, choices);
  }

  /** The same, in a unit for people, such as {@code KiB}. */
  public Parameter unit(String unit) {
    return new Parameter(name, role, step, unit, min, max, defaultValue, choices);
  }

  public String name() {
    return name;
  }

  public Role role() {
    return role;
  }

  public Step step() {
    return step;
  }

  /** Empty where there is none. */
  public String unit() {
    return unit;
  }

  /** The least value allowed; of a bytes parameter, the least length. */
  public long min() {
    return min;
  }

  /** The greatest value allowed; of a bytes parameter, the greatest length. */
  public long max() {
    return max;
  }

  /** Of a choice, its index; of a bytes parameter, the length drawn. */
  public long defaultValue() {
    return defaultValue;
  }

  /** Empty unless it is a choice. */
  public List<String> choices() {
    return choices;
  }

  /** Whether it is bytes beside the input, and so no part of an id. */
  public boolean isBytes() {
    return isBytes(role);
  }

  private static boolean isBytes(Role role) {
    return role == Role.SALT || role == Role.KEY || role == Role.DATA;
  }

  private boolean onStep(long value) {
    return step != Step.POWER_OF_TWO || (Long.bitCount(value) == 1 && value > 0);
  }

  /** The bounds, for a message. */
  String allowed() {
    return min
        + " to "
        + max
        + (unit.isEmpty() ? "" : " " + unit)
        + (step == Step.POWER_OF_TWO ? ", powers of two" : "");
  }

  /** The value, if it is allowed. */
  long require(long value) {
    if (value < min || value > max || !onStep(value)) {
      throw new HashcostException.InvalidParameter(name + "=" + value + ": allowed " + allowed());
    }
    return value;
  }

  private long number(String given) {
    // In ASCII digits alone: parseLong takes those of every script.
    if (NUMBER.matcher(given).matches()) {
      try {
        return Long.parseLong(given);
      } catch (NumberFormatException tooLong) {
        // As wrong as no number at all.
      }
    }
    throw new HashcostException.InvalidParameter(
        name + ": a whole number from " + allowed() + " is expected");
  }

  /** No message repeats what is no number: it may be a pasted password. */
  long parse(String given) {
    if (!choices.isEmpty()) {
      int i = choices.indexOf(given);
      if (i < 0) {
        throw new HashcostException.InvalidParameter(
            name + ": accepted " + String.join(", ", choices));
      }
      return i;
    }
    return require(number(given));
  }

  String spell(long value) {
    return choices.isEmpty() ? Long.toString(value) : choices.get(Math.toIntExact(value));
  }

  @Override
  public String toString() {
    return name + " (" + (choices.isEmpty() ? allowed() : String.join(", ", choices)) + ")";
  }
}
