package io.github.hashcost.providers.bc;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.util.HexFormat;
import java.util.function.Supplier;
import org.bouncycastle.crypto.Digest;

/** What digests of fixed length have in common. */
final class BcDigests {
  private final String version;

  /**
   * @param version which Bouncy Castle this is
   */
  BcDigests(String version) {
    this.version = version;
  }

  HashSpec.Builder spec(String name, int bits) {
    return HashSpec.builder(name).digestBits(bits).implementation(version);
  }

  static HashFunction function(
      HashSpec.Builder spec, Supplier<Digest> digests, TestVector... vectors) {
    return HashFunction.of(spec.build(), () -> new DigestHasher(digests.get()), vectors);
  }

  /** Bytes 0 to 250, over and over: the inputs of BLAKE3's test vectors. */
  static String counting(int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (i % 251);
    }
    return HexFormat.of().formatHex(bytes);
  }
}
