package io.github.hashcost.api;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One hash function, plain or tunable: SHA-256, SipHash (needs a key), argon2id (needs a salt, has
 * costs). Immutable and thread-safe. A function with parameters is a family; a {@link Setting}
 * picks one member and carries the salt or key.
 */
public interface HashFunction {
  /** Its facts, always the same: it may be called once and its answer kept. */
  HashSpec spec();

  /**
   * A hasher for this setting, owned by the calling thread.
   *
   * @param setting made by this function's {@link HashSpec#parameters()}: complete and in range, so
   *     only what a schema cannot say is left to refuse
   * @throws HashcostException.InvalidParameter what the schema could not know; the message holds no
   *     salt or key
   * @throws HashcostException.ProviderFailure the library failed
   */
  Hasher newHasher(Setting setting);

  /**
   * Known answers, cited, cheap enough (100 ms in all) to be run before every timing. Always the
   * same: it may be called once and its answer kept.
   */
  default List<TestVector> testVectors() {
    return List.of();
  }

  /** A plain function; the supplier is called once per thread. */
  static HashFunction of(HashSpec spec, Supplier<? extends Hasher> hashers, TestVector... vectors) {
    Objects.requireNonNull(hashers, "hashers");
    return tunable(spec, setting -> hashers.get(), vectors);
  }

  /**
   * A plain function without state whose value is a number of at most 64 bits. The digest is that
   * number, big-endian, in as many bytes as the spec says.
   *
   * @throws HashcostException.InvalidParameter when the spec's digest is not 8 to 64 bits long
   */
  static HashFunction ofLong(HashSpec spec, LongHasher shared, TestVector... vectors) {
    Objects.requireNonNull(shared, "shared");
    int bytes = spec.digestBytes(spec.parameters().defaults());
    if (bytes < 1 || bytes > Long.BYTES) {
      throw new HashcostException.InvalidParameter(
          spec.name()
              + ": a digest of "
              + 8 * bytes
              + " bits; a long hasher has 8 to 64, else implement Hasher");
    }
    LongHasher hasher = bytes == Long.BYTES ? shared : new SizedLongHasher(shared, bytes);
    return tunable(spec, setting -> hasher, vectors);
  }

  /** A function with parameters, a salt or a key. */
  static HashFunction tunable(
      HashSpec spec, Function<Setting, ? extends Hasher> hashers, TestVector... vectors) {
    Objects.requireNonNull(spec, "spec");
    Objects.requireNonNull(hashers, "hashers");
    return new SimpleHashFunction(spec, hashers, List.of(vectors));
  }
}
