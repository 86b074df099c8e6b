package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Optional;

/**
 * A {@link MessageDigest}; which there are is in {@link BrokenDigests}, {@link Sha2}, {@link Sha3}.
 */
final class JcaDigest implements JcaFunction {
  private final String name;
  private final String algorithm;
  private final int bits;
  private final HashSpec.Block block;
  private final String alias;
  private final TestVector[] vectors;

  /**
   * A digest of fixed length.
   *
   * @param name as hashcost spells it
   * @param algorithm as JCA spells it
   * @param bits of the digest
   */
  JcaDigest(
      String name,
      String algorithm,
      int bits,
      HashSpec.Block block,
      String alias,
      TestVector... vectors) {
    this.name = name;
    this.algorithm = algorithm;
    this.bits = bits;
    this.block = block;
    this.alias = alias;
    this.vectors = vectors;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public HashFunction on(Optional<Provider> named) throws NoSuchAlgorithmException {
    Provider engine =
        (named.isPresent() ? digest(named.get()) : MessageDigest.getInstance(algorithm))
            .getProvider();
    HashSpec.Builder spec =
        HashSpec.builder(name)
            .aliases(alias)
            .digestBits(bits)
            .block(block.bytes(), block.padding())
            .implementation(Engines.describe(engine));
    // Unless an engine overrides it, MessageDigestSpi goes through a fresh array. The JDK's own
    // SHA-3
    // is known to allocate nothing in 17; in 25 it is up to the compiler.
    boolean mayAllocate = algorithm.startsWith("SHA3-") && Runtime.version().feature() > 17;
    if (mayAllocate || !Engines.isOfJdk(engine)) {
      spec.allocates();
    }
    return HashFunction.of(spec.build(), () -> hasher(engine), vectors);
  }

  private MessageDigest digest(Provider engine) throws NoSuchAlgorithmException {
    return MessageDigest.getInstance(algorithm, engine);
  }

  private DigestHasher hasher(Provider engine) {
    try {
      return new DigestHasher(digest(engine), bits / 8);
    } catch (NoSuchAlgorithmException e) {
      throw Engines.lost(engine, algorithm, e);
    }
  }
}
