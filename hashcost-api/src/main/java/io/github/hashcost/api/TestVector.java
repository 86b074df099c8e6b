package io.github.hashcost.api;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * One known answer and where it is published. Public data, not a secret; still printed by its
 * source only. Immutable.
 */
public final class TestVector {
  private final byte[] input;
  private final byte[] digest;
  private final String source;
  private final String parameters;
  private final Map<String, byte[]> bytes;

  private TestVector(
      byte[] input, byte[] digest, String source, String parameters, Map<String, byte[]> bytes) {
    this.input = input;
    this.digest = digest;
    this.source = Objects.requireNonNull(source, "source");
    this.parameters = Objects.requireNonNull(parameters, "parameters");
    this.bytes = Collections.unmodifiableMap(bytes);
  }

  /**
   * The digest of a text's UTF-8 bytes.
   *
   * @param source where the value is published: standard and section
   * @throws HashcostException.InvalidParameter when the digest is no hexadecimal
   */
  public static TestVector utf8(String input, String digestHex, String source) {
    return new TestVector(
        input.getBytes(StandardCharsets.UTF_8), unhex(digestHex, source), source, "", Map.of());
  }

  /**
   * The digest of bytes.
   *
   * @param source where the value is published: standard and section
   * @throws HashcostException.InvalidParameter when one of them is no hexadecimal
   */
  public static TestVector hex(String inputHex, String digestHex, String source) {
    return new TestVector(unhex(inputHex, source), unhex(digestHex, source), source, "", Map.of());
  }

  private static byte[] unhex(String text, String source) {
    try {
      return HexFormat.of().parseHex(text);
    } catch (IllegalArgumentException e) {
      throw new HashcostException.InvalidParameter(
          "test vector ("
              + source
              + "): an even number of hexadecimal digits is expected, without blanks",
          e);
    }
  }

  /** The same, at parameters as an id spells them: {@code "i=2,l=20"}. */
  public TestVector at(String parameters) {
    return new TestVector(input, digest, source, parameters, bytes);
  }

  /** The same, with these bytes besides the input. */
  public TestVector with(String name, byte[] value) {
    Map<String, byte[]> more = new LinkedHashMap<>(bytes);
    more.put(name, value.clone());
    return new TestVector(input, digest, source, parameters, more);
  }

  /** The same, with this text's UTF-8 bytes as the salt. */
  public TestVector salt(String utf8) {
    return with("salt", utf8.getBytes(StandardCharsets.UTF_8));
  }

  /** A copy. */
  public byte[] input() {
    return input.clone();
  }

  /** A copy. */
  public byte[] digest() {
    return digest.clone();
  }

  public String source() {
    return source;
  }

  /**
   * The setting this vector is for.
   *
   * @throws HashcostException.InvalidParameter when the spec's schema does not allow it
   */
  public Setting setting(HashSpec spec) {
    String id = parameters.isEmpty() ? spec.name() : spec.name() + ":" + parameters;
    Setting setting = spec.parameters().setting(AlgorithmId.parse(id).parameters());
    for (Map.Entry<String, byte[]> e : bytes.entrySet()) {
      setting = setting.withBytes(e.getKey(), e.getValue());
    }
    return setting;
  }

  @Override
  public String toString() {
    return source
        + " ("
        + Length.bytes(input.length)
        + (parameters.isEmpty() ? "" : " at " + parameters)
        + ")";
  }
}
