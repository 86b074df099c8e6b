package io.github.hashcost.api;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/**
 * The parameters of a function in canonical order, the rules between them, and how work and memory
 * follow from them. It makes every {@link Setting}, so that a value out of range is refused before
 * any library is called. Immutable.
 */
public final class ParameterSchema {
  private static final ParameterSchema NONE = builder().build();

  private final Map<String, Parameter> parameters;
  private final List<Rule> rules;
  private final ToDoubleFunction<Setting> work;
  private final ToLongFunction<Setting> memoryBytes;

  private record Rule(String text, Predicate<Setting> holds) {}

  private ParameterSchema(Builder b) {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(b.parameters));
    rules = List.copyOf(b.rules);
    work = b.work;
    memoryBytes = b.memoryBytes;
  }

  /** Of a function without parameters. */
  public static ParameterSchema none() {
    return NONE;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** In canonical order. */
  public List<Parameter> parameters() {
    return List.copyOf(parameters.values());
  }

  public Optional<Parameter> parameter(String name) {
    return Optional.ofNullable(parameters.get(name));
  }

  /** Whether its cost can be chosen: it has a parameter of time or of memory. */
  public boolean isTunable() {
    return parameters.values().stream()
        .anyMatch(p -> p.role() == Parameter.Role.TIME || p.role() == Parameter.Role.MEMORY);
  }

  /**
   * Work in the algorithm's own unit; only ratios between settings of one function mean anything.
   */
  public double work(Setting setting) {
    return work.applyAsDouble(setting);
  }

  /** Bytes that one call fills by design, such as Argon2's m KiB; 0 where memory is no cost. */
  public long memoryBytes(Setting setting) {
    return memoryBytes.applyAsLong(setting);
  }

  /** Every parameter at its default, bytes empty. */
  public Setting defaults() {
    return setting(Map.of());
  }

  /**
   * A complete, checked setting: defaults for what is not named, bytes empty until given.
   *
   * @param text parameter to value, as an id spells them
   * @throws HashcostException.InvalidParameter for a name that is not there, a value that is not
   *     allowed, a broken rule; it repeats numbers and nothing else of the text
   */
  public Setting setting(Map<String, String> text) {
    int place = 0;
    for (String name : text.keySet()) {
      place++;
      Parameter p = parameters.get(name);
      if (p == null || p.isBytes()) {
        // Not repeated: it may be a pasted password.
        throw new HashcostException.InvalidParameter(
            "parameter " + place + " of the id is unknown; accepted: " + names(false));
      }
    }
    Map<String, Long> values = new LinkedHashMap<>();
    for (Parameter p : parameters.values()) {
      if (!p.isBytes()) {
        String given = text.get(p.name());
        values.put(p.name(), given == null ? p.defaultValue() : p.parse(given));
      }
    }
    return check(new Setting(this, values, Map.of()));
  }

  /** For messages. */
  String names(boolean bytes) {
    List<String> names =
        parameters.values().stream()
            .filter(p -> p.isBytes() == bytes)
            .map(Parameter::name)
            .toList();
    return names.isEmpty() ? "none" : String.join(", ", names);
  }

  Setting check(Setting setting) {
    for (Rule rule : rules) {
      if (!rule.holds.test(setting)) {
        throw new HashcostException.InvalidParameter(setting + ": " + rule.text);
      }
    }
    return setting;
  }

  /** Collects parameters and rules; not thread-safe. */
  public static final class Builder {
    private final Map<String, Parameter> parameters = new LinkedHashMap<>();
    private final List<Rule> rules = new ArrayList<>();
    private ToDoubleFunction<Setting> work = s -> 1;
    private ToLongFunction<Setting> memoryBytes = s -> 0;

    private Builder() {}

    /**
     * The next one in canonical order.
     *
     * @throws HashcostException.InvalidParameter when there is one of that name
     */
    public Builder add(Parameter parameter) {
      if (parameters.putIfAbsent(parameter.name(), parameter) != null) {
        throw new HashcostException.InvalidParameter(
            "two parameters named '" + parameter.name() + "': each once is allowed");
      }
      return this;
    }

    /**
     * A rule between parameters.
     *
     * @param text what must hold, for a message: {@code "m must be at least 8 p"}
     */
    public Builder rule(String text, Predicate<Setting> holds) {
      rules.add(new Rule(text, holds));
      return this;
    }

    /** See {@link ParameterSchema#work}. */
    public Builder work(ToDoubleFunction<Setting> work) {
      this.work = Objects.requireNonNull(work, "work");
      return this;
    }

    /** See {@link ParameterSchema#memoryBytes}. */
    public Builder memoryBytes(ToLongFunction<Setting> memoryBytes) {
      this.memoryBytes = Objects.requireNonNull(memoryBytes, "memoryBytes");
      return this;
    }

    public ParameterSchema build() {
      return new ParameterSchema(this);
    }
  }
}
