package io.github.hashcost.providers;

import static java.util.Map.entry;

import com.password4j.types.Argon2;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** What computes a function another way, at the setting of {@link Subject}. */
final class Recomputed {
  private static final Map<String, BinaryOperator<byte[]>> BY_NAME =
      Map.ofEntries(
          entry("djb2", plain(References::djb2)),
          entry("fnv1a-32", plain(m -> References.fnv1a(m, 32, "01000193", "811c9dc5"))),
          entry(
              "fnv1a-64",
              plain(m -> References.fnv1a(m, 64, "00000100000001b3", "cbf29ce484222325"))),
          entry("crc32", plain(m -> References.crc(m, 0xedb88320))),
          entry("crc32c", plain(m -> References.crc(m, 0x82f63b78))),
          entry("murmur3-32", plain(m -> Murmur3Reference.digest32(m, 0xfedcba98))),
          entry("murmur3-128", plain(m -> Murmur3Reference.digest(m, 0xfedcba9))),
          entry("xxh3-64", plain(XxHashReferences::xxh3Of64)),
          entry("xxh3-128", plain(XxHashReferences::xxh3Of128)),
          entry("xxh64", plain(m -> XxHashReferences.xxh64(m, XxHashReferences.SEED))),
          entry("siphash-2-4", References::sipHash),
          entry("md5", plain(m -> References.digest("MD5", m))),
          entry("sha-1", plain(m -> References.digest("SHA-1", m))),
          entry("sha-224", plain(m -> References.digest("SHA-224", m))),
          entry("sha-256", plain(m -> References.digest("SHA-256", m))),
          entry("sha-384", plain(m -> References.digest("SHA-384", m))),
          entry("sha-512", plain(m -> References.digest("SHA-512", m))),
          entry("sha-512/256", plain(m -> References.digest("SHA-512/256", m))),
          entry("sha3-224", plain(m -> KeccakReference.sha3(m, 224))),
          entry("sha3-256", plain(m -> KeccakReference.sha3(m, 256))),
          entry("sha3-384", plain(m -> KeccakReference.sha3(m, 384))),
          entry("sha3-512", plain(m -> KeccakReference.sha3(m, 512))),
          entry("shake128", plain(m -> KeccakReference.shake(m, 128, 200))),
          entry("shake256", plain(m -> KeccakReference.shake(m, 256, 137))),
          entry("blake2b-128", plain(m -> Blake2bReference.digest(m, 16))),
          entry("blake2b-256", plain(m -> Blake2bReference.digest(m, 32))),
          entry("blake2b-512", plain(m -> Blake2bReference.digest(m, 64))),
          entry("blake2s-256", plain(m -> Blake2sReference.digest(m, 32))),
          entry("blake3-256", plain(Blake3Reference::digest)),
          entry("hmac-sha256", (m, key) -> References.hmac("SHA-256", key, m)),
          entry("scrypt", (m, salt) -> ScryptReference.derive(m, salt, 8, 2, 2, 40)),
          entry("bcrypt", PasswordReferences::bcrypt),
          entry("sha512crypt", (m, salt) -> Sha512CryptReference.digest(m, salt, 1000)),
          entry("yescrypt", PlainCrypt::yescrypt),
          entry("argon2id", (m, salt) -> PasswordReferences.argon2(Argon2.ID, m, salt)),
          entry("argon2i", (m, salt) -> PasswordReferences.argon2(Argon2.I, m, salt)),
          entry("argon2d", (m, salt) -> PasswordReferences.argon2(Argon2.D, m, salt)),
          entry("balloon-sha256", (m, salt) -> BalloonReference.plain(m, salt, 3, 2)),
          entry("balloon-m-sha256", (m, salt) -> BalloonReference.m(m, salt, 3, 2, 1)),
          entry("pbkdf2-hmac-sha1", (m, salt) -> References.pbkdf2("SHA-1", m, salt, 3, 70)),
          entry("pbkdf2-hmac-sha256", (m, salt) -> References.pbkdf2("SHA-256", m, salt, 3, 70)),
          entry("pbkdf2-hmac-sha512", (m, salt) -> References.pbkdf2("SHA-512", m, salt, 3, 70)));

  private Recomputed() {}

  private static BinaryOperator<byte[]> plain(UnaryOperator<byte[]> digest) {
    return (message, none) -> digest.apply(message);
  }

  /** From message and salt or key to digest. */
  static BinaryOperator<byte[]> by(String name) {
    BinaryOperator<byte[]> reference = BY_NAME.get(name);
    if (reference == null) {
      throw new AssertionError("nothing else computes " + name);
    }
    return reference;
  }
}
