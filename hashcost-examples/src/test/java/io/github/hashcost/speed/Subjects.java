package io.github.hashcost.speed;

import com.dynatrace.hash4j.hashing.Hasher64;
import com.google.common.hash.HashFunction;
import com.google.common.hash.Hashing;
import io.github.hashcost.providers.bc.BcProvider;
import io.github.hashcost.providers.guava.GuavaProvider;
import io.github.hashcost.providers.hash4j.Hash4jProvider;
import io.github.hashcost.providers.jca.JcaProvider;
import io.github.hashcost.providers.simple.SimpleProvider;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.digests.Blake2bDigest;
import org.bouncycastle.crypto.digests.Blake2sDigest;
import org.bouncycastle.crypto.digests.Blake3Digest;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA3Digest;
import org.bouncycastle.crypto.digests.SHA512Digest;
import org.bouncycastle.crypto.digests.SHAKEDigest;

/** The functions that are fast enough for a call to matter, each with its bare call. */
final class Subjects {
  private static final byte[] NO_KEY = {};

  private Subjects() {}

  static List<Subject> all() {
    return Stream.of(jca(), bc(), guava(), hash4j(), simple()).flatMap(List::stream).toList();
  }

  private static List<Subject> jca() {
    byte[] key = key(32);
    return List.of(
        jca("md5", "MD5"),
        jca("sha-1", "SHA-1"),
        jca("sha-224", "SHA-224"),
        jca("sha-256", "SHA-256"),
        jca("sha-384", "SHA-384"),
        jca("sha-512", "SHA-512"),
        jca("sha-512/256", "SHA-512/256"),
        jca("sha3-224", "SHA3-224"),
        jca("sha3-256", "SHA3-256"),
        jca("sha3-384", "SHA3-384"),
        jca("sha3-512", "SHA3-512"),
        new Subject(
            "jca/hmac-sha256",
            JcaProvider.class,
            key,
            (input, hashes) -> {
              Mac mac = Mac.getInstance("HmacSHA256");
              mac.init(new SecretKeySpec(key, "HmacSHA256"));
              return Copies.loop(JcaLoops.Macs.class, mac, 32, input, hashes);
            }));
  }

  private static Subject jca(String name, String algorithm) {
    return new Subject(
        "jca/" + name,
        JcaProvider.class,
        NO_KEY,
        (input, hashes) -> {
          MessageDigest digest = MessageDigest.getInstance(algorithm);
          return Copies.loop(
              JcaLoops.Digests.class, digest, digest.getDigestLength(), input, hashes);
        });
  }

  private static List<Subject> bc() {
    return List.of(
        bc("sha-256", SHA256Digest::newInstance),
        bc("sha-512", SHA512Digest::new),
        bc("sha3-224", () -> new SHA3Digest(224)),
        bc("sha3-256", () -> new SHA3Digest(256)),
        bc("sha3-384", () -> new SHA3Digest(384)),
        bc("sha3-512", () -> new SHA3Digest(512)),
        shake(128, 32),
        shake(256, 64),
        bc("blake2b-128", () -> new Blake2bDigest(128)),
        bc("blake2b-256", () -> new Blake2bDigest(256)),
        bc("blake2b-512", () -> new Blake2bDigest(512)),
        bc("blake2s-256", () -> new Blake2sDigest(256)),
        bc("blake3-256", () -> new Blake3Digest(32)));
  }

  private static Subject bc(String name, Supplier<Digest> digests) {
    return new Subject(
        "bc/" + name,
        BcProvider.class,
        NO_KEY,
        (input, hashes) -> {
          Digest digest = digests.get();
          return Copies.loop(BcLoops.Digests.class, digest, digest.getDigestSize(), input, hashes);
        });
  }

  private static Subject shake(int strength, int digestBytes) {
    return new Subject(
        "bc/shake" + strength,
        BcProvider.class,
        NO_KEY,
        (input, hashes) ->
            Copies.loop(BcLoops.Xofs.class, new SHAKEDigest(strength), digestBytes, input, hashes));
  }

  private static List<Subject> guava() {
    byte[] key = key(16);
    ByteBuffer halves = ByteBuffer.wrap(key).order(ByteOrder.LITTLE_ENDIAN);
    HashFunction sipHash = Hashing.sipHash24(halves.getLong(), halves.getLong());
    return List.of(
        guavaNumber("murmur3-32", Hashing.murmur3_32_fixed()),
        guavaNumber("crc32", Hashing.crc32()),
        guavaNumber("crc32c", Hashing.crc32c()),
        guavaDigest("murmur3-128", NO_KEY, Hashing.murmur3_128()),
        guavaDigest("siphash-2-4", key, sipHash));
  }

  private static Subject guavaNumber(String name, HashFunction function) {
    return new Subject(
        "guava/" + name,
        GuavaProvider.class,
        NO_KEY,
        (input, hashes) -> Copies.loop(GuavaLoops.Numbers.class, function, input, hashes));
  }

  private static Subject guavaDigest(String name, byte[] key, HashFunction function) {
    return new Subject(
        "guava/" + name,
        GuavaProvider.class,
        key,
        (input, hashes) ->
            Copies.loop(GuavaLoops.Digests.class, function, function.bits() / 8, input, hashes));
  }

  private static List<Subject> hash4j() {
    return List.of(
        hash4jNumber("xxh3-64", com.dynatrace.hash4j.hashing.Hashing.xxh3_64()),
        hash4jNumber("xxh64", com.dynatrace.hash4j.hashing.Hashing.xxh64()),
        new Subject(
            "hash4j/xxh3-128",
            Hash4jProvider.class,
            NO_KEY,
            (input, hashes) ->
                Copies.loop(
                    Hash4jLoops.Digests.class,
                    com.dynatrace.hash4j.hashing.Hashing.xxh3_128(),
                    16,
                    input,
                    hashes)));
  }

  private static Subject hash4jNumber(String name, Hasher64 hasher) {
    return new Subject(
        "hash4j/" + name,
        Hash4jProvider.class,
        NO_KEY,
        (input, hashes) -> Copies.loop(Hash4jLoops.Numbers.class, hasher, input, hashes));
  }

  private static List<Subject> simple() {
    return List.of(
        simple("djb2", SimpleLoops.Djb2.class),
        simple("fnv1a-32", SimpleLoops.Fnv1a32.class),
        simple("fnv1a-64", SimpleLoops.Fnv1a64.class));
  }

  private static Subject simple(String name, Class<? extends Loop> loop) {
    return new Subject(
        "simple/" + name,
        SimpleProvider.class,
        NO_KEY,
        (input, hashes) -> Copies.loop(loop, input, hashes));
  }

  private static byte[] key(int bytes) {
    byte[] key = new byte[bytes];
    for (int i = 0; i < bytes; i++) {
      key[i] = (byte) i;
    }
    return key;
  }
}
