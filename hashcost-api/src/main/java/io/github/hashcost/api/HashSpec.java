package io.github.hashcost.api;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The facts about a function, as data. Only the name and the digest's length are mandatory. New
 * facts are new builder methods, never new methods of the SPI. Immutable.
 */
public final class HashSpec {
  /** Where the digest ends up. */
  public enum Output {
    /** In the caller's array. */
    INTO_BUFFER,
    /** In an array that the library makes for every call. */
    RETURNS_ARRAY,
    /** In a number. */
    LONG
  }

  /** What happens to the library's object between calls. */
  public enum Reuse {
    REUSED,
    REMADE_PER_CALL
  }

  /**
   * How a function cuts its input.
   *
   * @param bytes input bytes per compression block
   * @param padding the fewest bytes that the function itself appends, such as 9 for SHA-256 (one
   *     marker, eight of length)
   */
  public record Block(int bytes, int padding) {
    public Block {
      if (bytes < 1 || padding < 0) {
        throw new HashcostException.InvalidParameter(
            "a block of "
                + bytes
                + " bytes with "
                + padding
                + " of padding: at least 1 and 0 are allowed");
      }
    }

    /** Compression blocks for an input: {@code max(1, ceil((inputBytes + padding) / bytes))}. */
    public long count(long inputBytes) {
      return Math.max(1, (inputBytes + padding + bytes - 1) / bytes);
    }
  }

  private final Builder facts;

  private HashSpec(Builder facts) {
    this.facts = facts;
  }

  /**
   * Starts a spec.
   *
   * @param name the algorithm alone, such as {@code sha-512/256}: the catalog puts the provider's
   *     name before it
   * @throws HashcostException.InvalidParameter when it is no name of {@link AlgorithmId}'s grammar
   */
  public static Builder builder(String name) {
    return new Builder(name);
  }

  public String name() {
    return facts.name;
  }

  /** Other names that find it. */
  public List<String> aliases() {
    return facts.aliases;
  }

  /** Digest length in bytes at a setting: SHAKE, PBKDF2 and argon2 let the caller choose. */
  public int digestBytes(Setting setting) {
    return Objects.requireNonNull(facts.digestBytes).applyAsInt(setting);
  }

  public ParameterSchema parameters() {
    return facts.schema;
  }

  /** Absent where cost does not go by block, or nobody said. */
  public Optional<Block> block() {
    return Optional.ofNullable(facts.block);
  }

  public Output output() {
    return facts.output;
  }

  public Reuse reuse() {
    return facts.reuse;
  }

  /** Whether a call is expected to allocate on the heap. */
  public boolean allocates() {
    return facts.allocates;
  }

  /** Library and version, such as "Bouncy Castle 1.87". */
  public Optional<String> implementation() {
    return Optional.ofNullable(facts.implementation);
  }

  /**
   * Only for names that hashcost's own dated list does not have: a claim belongs to the algorithm,
   * not to who runs it.
   */
  public Optional<SecurityClaims> claims() {
    return Optional.ofNullable(facts.claims);
  }

  @Override
  public String toString() {
    return facts.name;
  }

  /** Collects facts; not thread-safe. Each {@link #build()} answers an independent spec. */
  public static final class Builder {
    private final String name;
    private List<String> aliases = List.of();
    private @Nullable ToIntFunction<Setting> digestBytes;
    private ParameterSchema schema = ParameterSchema.none();
    private @Nullable Block block;
    private Output output = Output.INTO_BUFFER;
    private Reuse reuse = Reuse.REUSED;
    private boolean allocates;
    private @Nullable String implementation;
    private @Nullable SecurityClaims claims;

    private Builder(String name) {
      this.name = AlgorithmId.requireName(name);
    }

    private Builder(Builder other) {
      name = other.name;
      aliases = other.aliases;
      digestBytes = other.digestBytes;
      schema = other.schema;
      block = other.block;
      output = other.output;
      reuse = other.reuse;
      allocates = other.allocates;
      implementation = other.implementation;
      claims = other.claims;
    }

    public Builder aliases(String... names) {
      for (String alias : names) {
        AlgorithmId.requireName(alias);
      }
      aliases = List.of(names);
      return this;
    }

    /**
     * The digest's length where it is always the same.
     *
     * @param bits a positive multiple of eight
     */
    public Builder digestBits(int bits) {
      if (bits < 8 || bits % 8 != 0) {
        throw new HashcostException.InvalidParameter(
            name + ": a digest of " + bits + " bits; a positive multiple of 8 is allowed");
      }
      int bytes = bits / 8;
      digestBytes = setting -> bytes;
      return this;
    }

    public Builder digestBytes(ToIntFunction<Setting> bytes) {
      digestBytes = Objects.requireNonNull(bytes, "bytes");
      return this;
    }

    public Builder parameters(ParameterSchema schema) {
      this.schema = Objects.requireNonNull(schema, "schema");
      return this;
    }

    /** See {@link Block}. */
    public Builder block(int bytes, int padding) {
      block = new Block(bytes, padding);
      return this;
    }

    public Builder output(Output output) {
      this.output = Objects.requireNonNull(output, "output");
      return this;
    }

    public Builder reuse(Reuse reuse) {
      this.reuse = Objects.requireNonNull(reuse, "reuse");
      return this;
    }

    public Builder allocates() {
      allocates = true;
      return this;
    }

    public Builder implementation(String nameAndVersion) {
      implementation = Objects.requireNonNull(nameAndVersion, "nameAndVersion");
      return this;
    }

    public Builder claims(SecurityClaims claims) {
      this.claims = Objects.requireNonNull(claims, "claims");
      return this;
    }

    /**
     * A spec of what was collected so far.
     *
     * @throws HashcostException.InvalidParameter when no digest length was given
     */
    public HashSpec build() {
      if (digestBytes == null) {
        throw new HashcostException.InvalidParameter(
            name + ": no digest length; call digestBits or digestBytes before build");
      }
      return new HashSpec(new Builder(this));
    }
  }
}
