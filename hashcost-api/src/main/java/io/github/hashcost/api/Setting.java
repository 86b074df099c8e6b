package io.github.hashcost.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * One complete choice of parameters, with the bytes that go beside the input. Made by a {@link
 * ParameterSchema} and checked by it. Prints names, numbers and lengths only. Immutable.
 */
public final class Setting {
  private static final byte[] EMPTY = {};

  private final ParameterSchema schema;
  private final Map<String, Long> values;
  private final Map<String, byte[]> bytes;

  Setting(ParameterSchema schema, Map<String, Long> values, Map<String, byte[]> bytes) {
    this.schema = schema;
    this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    this.bytes = Collections.unmodifiableMap(new LinkedHashMap<>(bytes));
  }

  public ParameterSchema schema() {
    return schema;
  }

  /**
   * The value of a number, the index of a choice.
   *
   * @throws HashcostException.InvalidParameter when there is neither of that name
   */
  public long number(String name) {
    Long value = values.get(name);
    if (value == null) {
      throw new HashcostException.InvalidParameter(
          "no parameter '" + name + "'; there are: " + schema.names(false));
    }
    return value;
  }

  /**
   * The same as an int.
   *
   * @throws ArithmeticException when it does not fit
   */
  public int integer(String name) {
    return Math.toIntExact(number(name));
  }

  /**
   * The word chosen.
   *
   * @throws HashcostException.InvalidParameter when there is no such choice
   */
  public String choice(String name) {
    long value = number(name);
    Parameter p = schema.parameter(name).orElseThrow();
    if (p.choices().isEmpty()) {
      throw new HashcostException.InvalidParameter(
          "parameter '" + name + "' is a number, not a choice");
    }
    return p.spell(value);
  }

  /** A copy; empty where none was given. */
  public byte[] bytes(String name) {
    return bytes.getOrDefault(name, EMPTY).clone();
  }

  /** The bytes named {@code salt}. */
  public byte[] salt() {
    return bytes("salt");
  }

  /** The bytes named {@code key}. */
  public byte[] key() {
    return bytes("key");
  }

  /**
   * The same setting with another number.
   *
   * @throws HashcostException.InvalidParameter when there is none of that name, or the value is out
   *     of range or breaks a rule
   */
  public Setting with(String name, long value) {
    number(name);
    Map<String, Long> changed = new LinkedHashMap<>(values);
    changed.put(name, schema.parameter(name).orElseThrow().require(value));
    return schema.check(new Setting(schema, changed, bytes));
  }

  /**
   * The same setting with other bytes, copied.
   *
   * @throws HashcostException.InvalidParameter when there are none of that name, or their length is
   *     not allowed
   */
  public Setting withBytes(String name, byte[] value) {
    Parameter p =
        schema
            .parameter(name)
            .filter(Parameter::isBytes)
            .orElseThrow(
                () ->
                    new HashcostException.InvalidParameter(
                        "takes no '"
                            + name
                            + "'; accepted besides the input: "
                            + schema.names(true)));
    if (value.length < p.min() || value.length > p.max()) {
      throw new HashcostException.InvalidParameter(
          name + " of " + Length.bytes(value.length) + ": allowed " + p.allowed());
    }
    Map<String, byte[]> changed = new LinkedHashMap<>(bytes);
    changed.put(name, value.clone());
    return schema.check(new Setting(schema, values, changed));
  }

  /**
   * The same setting with every missing salt or key drawn at its default length: the same bytes for
   * the same seed. For measuring, never for storing a password: who knows the seed knows the bytes.
   */
  public Setting drawn(long seed) {
    Setting setting = this;
    for (Parameter p : schema.parameters()) {
      if (p.isBytes() && !bytes.containsKey(p.name()) && p.defaultValue() > 0) {
        byte[] drawn = new byte[Math.toIntExact(p.defaultValue())];
        new SplittableRandom(seed ^ p.name().hashCode()).nextBytes(drawn);
        setting = setting.withBytes(p.name(), drawn);
      }
    }
    return setting;
  }

  /** Numbers and choices as an id spells them, in the schema's order. */
  public Map<String, String> text() {
    Map<String, String> text = new LinkedHashMap<>();
    values.forEach(
        (name, value) -> text.put(name, schema.parameter(name).orElseThrow().spell(value)));
    return text;
  }

  /** Without any of the bytes: their lengths only. */
  @Override
  public String toString() {
    StringBuilder b = new StringBuilder();
    text()
        .forEach(
            (name, value) ->
                b.append(b.isEmpty() ? "" : ",").append(name).append('=').append(value));
    bytes.forEach(
        (name, value) ->
            b.append(b.isEmpty() ? "" : ", ")
                .append(name)
                .append(" of ")
                .append(Length.bytes(value.length)));
    return b.toString();
  }
}
