package io.github.hashcost.api;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The one spelling of what was run.
 *
 * <pre>
 * id        = [ provider [ "@" qualifier ] "/" ] name [ ":" parameter *( "," parameter ) ]
 * provider  = word                       ; starts with a letter
 * qualifier = 1*( letter | digit | "-" | "_" | "." )
 * name      = word *( "/" digits )       ; sha-512/256: a slash before a digit belongs to the name
 * word      = letter *( letter | digit | "-" )
 * parameter = word "=" value             ; each word once
 * value     = 1*( letter | digit | "-" | "." )
 * </pre>
 *
 * Letters are ASCII; capitals fold to small letters, in every locale alike. An id has at most
 * {@value #MAX_LENGTH} characters. Parsing keeps the order given; a catalog's ids are canonical
 * (provider filled in, every parameter spelt, in the schema's order), and only canonical ids reach
 * a result. Equality is that of the text. Immutable.
 */
public final class AlgorithmId implements Comparable<AlgorithmId> {
  /** Longer texts are refused: nobody means them, and a pasted hash would be echoed. */
  public static final int MAX_LENGTH = 200;

  private final Optional<String> provider;
  private final Optional<String> qualifier;
  private final String name;
  private final Map<String, String> parameters;
  private final String text;

  AlgorithmId(
      Optional<String> provider,
      Optional<String> qualifier,
      String name,
      Map<String, String> parameters) {
    this.provider = provider;
    this.qualifier = qualifier;
    this.name = name;
    this.parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    text = text(provider, qualifier, name, parameters);
  }

  private static String text(
      Optional<String> provider,
      Optional<String> qualifier,
      String name,
      Map<String, String> parameters) {
    StringBuilder b = new StringBuilder();
    provider.ifPresent(b::append);
    qualifier.ifPresent(q -> b.append('@').append(q));
    provider.ifPresent(p -> b.append('/'));
    b.append(name);
    char separator = ':';
    for (Map.Entry<String, String> e : parameters.entrySet()) {
      b.append(separator).append(e.getKey()).append('=').append(e.getValue());
      separator = ',';
    }
    return b.toString();
  }

  /**
   * Reads an id of the grammar above.
   *
   * @throws HashcostException.InvalidParameter naming the bad part, its position (from 1) and what
   *     is accepted there. Of the text it repeats at most the name, since all else may be a pasted
   *     password or a hash of one
   */
  public static AlgorithmId parse(String text) {
    return new AlgorithmIdParser(text).parse();
  }

  /**
   * The text, if it is the name of an algorithm and nothing else, as a spec spells it: small
   * letters.
   */
  static String requireName(String text) {
    AlgorithmId id = parse(text);
    if (!id.text.equals(text) || !id.name.equals(text)) {
      throw new HashcostException.InvalidParameter(
          "the name of a function: only small letters, digits, '-' and '/' before digits are allowed, no provider, no"
              + " parameters");
    }
    return text;
  }

  /** The word in front, before a qualifier and the slash. */
  public Optional<String> provider() {
    return provider;
  }

  /** The engine behind the provider: {@code accp} in {@code jca@accp/sha-256}. */
  public Optional<String> qualifier() {
    return qualifier;
  }

  public String name() {
    return name;
  }

  /** Word to value, in the order spelt; unmodifiable. */
  public Map<String, String> parameters() {
    return parameters;
  }

  /**
   * The same id of this provider.
   *
   * @throws HashcostException.InvalidParameter when it is no word of the grammar
   */
  public AlgorithmId withProvider(String provider) {
    AlgorithmId id = parse(text(Optional.of(provider), qualifier, name, parameters));
    if (!id.qualifier.equals(qualifier)) {
      throw new HashcostException.InvalidParameter(
          "the name of a provider: no '@' is allowed in it");
    }
    return id;
  }

  /**
   * The same id with these parameters instead of its own.
   *
   * @throws HashcostException.InvalidParameter when a name or a value is none of the grammar
   */
  public AlgorithmId withParameters(Map<String, String> parameters) {
    AlgorithmId id = parse(text(provider, qualifier, name, parameters));
    if (id.parameters.size() != parameters.size()) {
      throw new HashcostException.InvalidParameter(
          "the value of a parameter: no ',' is allowed in it");
    }
    return id;
  }

  /** By text. */
  @Override
  public int compareTo(AlgorithmId other) {
    return text.compareTo(other.text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AlgorithmId id && text.equals(id.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** What {@link #parse} reads back to an equal id. */
  @Override
  public String toString() {
    return text;
  }
}
