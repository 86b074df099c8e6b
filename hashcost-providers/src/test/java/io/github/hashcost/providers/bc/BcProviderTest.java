package io.github.hashcost.providers.bc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import java.io.ByteArrayOutputStream;
import java.security.Provider;
import java.security.Security;
import java.util.HexFormat;
import java.util.List;
import org.bouncycastle.crypto.digests.Blake2bDigest;
import org.bouncycastle.jce.provider.BouncyCastleProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BcProviderTest {
  private final BcProvider bc = new BcProvider();

  @ParameterizedTest
  @CsvSource({
    "sha-256, 32, 64, 9",
    "sha-512, 64, 128, 17",
    "sha3-224, 28, 144, 1",
    "sha3-512, 64, 72, 1",
    "shake128, 32, 168, 1",
    "shake256, 64, 136, 1",
    "blake2b-128, 16, 128, 0",
    "blake2s-256, 32, 64, 0",
    "blake3-256, 32, 64, 0"
  })
  void statesTheFactsOfADigest(String name, int bytes, int block, int padding) {
    HashSpec spec = function(name).spec();

    assertThat(spec.block()).contains(new HashSpec.Block(block, padding));
    assertThat(spec.output()).isEqualTo(HashSpec.Output.INTO_BUFFER);
    assertThat(spec.reuse()).isEqualTo(HashSpec.Reuse.REUSED);
    assertThat(spec.digestBytes(spec.parameters().defaults())).isEqualTo(bytes);
  }

  @Test
  void namesItsVersion() {
    String version = new BouncyCastleProvider().getVersionStr();

    assertThat(function("sha-256").spec().implementation()).contains("Bouncy Castle " + version);
  }

  @Test
  void isNeverRegistered() {
    List<Provider> before = List.of(Security.getProviders());

    bc.functions().forEach(f -> f.newHasher(f.spec().parameters().defaults().drawn(1)));

    assertThat(Security.getProviders()).containsExactlyElementsOf(before);
  }

  /** The check of RFC 7693 appendix E: a digest of digests of many lengths, also with a key. */
  @Test
  void passesTheSelfTestOfBlake2b() {
    ByteArrayOutputStream digests = new ByteArrayOutputStream();
    for (int digestBytes : new int[] {20, 32, 48, 64}) {
      for (int length : new int[] {0, 3, 128, 129, 255, 1024}) {
        byte[] input = sequence(length, length);
        byte[] key = sequence(digestBytes, digestBytes);
        digests.writeBytes(blake2b(new Blake2bDigest(8 * digestBytes), input));
        digests.writeBytes(blake2b(new Blake2bDigest(key, digestBytes, null, null), input));
      }
    }
    HashFunction blake2b = function("blake2b-256");
    byte[] input = digests.toByteArray();
    byte[] digest = new byte[32];
    try (Hasher hasher = blake2b.newHasher(blake2b.spec().parameters().defaults())) {
      hasher.hash(input, 0, input.length, digest, 0);
    }

    assertThat(HexFormat.of().formatHex(digest))
        .isEqualTo("c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475");
  }

  /** RFC 7693 appendix E, selftest_seq: a Fibonacci generator. */
  private static byte[] sequence(int length, int seed) {
    byte[] sequence = new byte[length];
    int a = 0xdead4bad * seed;
    int b = 1;
    for (int i = 0; i < length; i++) {
      int next = a + b;
      a = b;
      b = next;
      sequence[i] = (byte) (next >>> 24);
    }
    return sequence;
  }

  private static byte[] blake2b(Blake2bDigest blake2b, byte[] input) {
    byte[] digest = new byte[blake2b.getDigestSize()];
    blake2b.update(input, 0, input.length);
    blake2b.doFinal(digest, 0);
    return digest;
  }

  private HashFunction function(String name) {
    return bc.functions().stream()
        .filter(f -> f.spec().name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
