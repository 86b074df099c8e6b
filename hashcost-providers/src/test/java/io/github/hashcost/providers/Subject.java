package io.github.hashcost.providers;

import static java.util.Map.entry;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Setting;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/**
 * A function at a cheap setting, and the same computed another way.
 *
 * @param reference from message and salt or key to digest
 */
record Subject(
    String id, HashFunction function, Setting setting, BinaryOperator<byte[]> reference) {
  private static final Map<String, BinaryOperator<byte[]>> REFERENCES =
      Map.ofEntries(
          entry("djb2", (message, none) -> References.djb2(message)),
          entry("md5", (message, none) -> References.digest("MD5", message)),
          entry("sha-1", (message, none) -> References.digest("SHA-1", message)),
          entry("sha-256", (message, none) -> References.digest("SHA-256", message)),
          entry("sha-512", (message, none) -> References.digest("SHA-512", message)),
          entry("sha3-256", (message, none) -> References.digest("SHA3-256", message)),
          entry("pbkdf2-hmac-sha256", (message, salt) -> References.pbkdf2(message, salt, 3, 70)),
          entry("blake2b-256", (message, none) -> Blake2bReference.digest(message)),
          entry("blake3-256", (message, none) -> Blake3Reference.digest(message)),
          entry("murmur3-128", (message, none) -> Murmur3Reference.digest(message, 0xfedcba9)),
          entry("siphash-2-4", (message, key) -> References.sipHash(message, key)));

  private static final Map<String, Map<String, String>> SETTINGS =
      Map.of(
          "pbkdf2-hmac-sha256", Map.of("i", "3", "l", "70"),
          "murmur3-128", Map.of("seed", Integer.toString(0xfedcba9)));

  static List<Subject> all() {
    return ServiceLoader.load(HashProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .flatMap(provider -> provider.functions().stream().map(function -> of(provider, function)))
        .toList();
  }

  static Stream<HashFunction> functions() {
    return all().stream().map(Subject::function);
  }

  private static Subject of(HashProvider provider, HashFunction function) {
    String name = function.spec().name();
    Setting setting =
        function.spec().parameters().setting(SETTINGS.getOrDefault(name, Map.of())).drawn(42);
    return new Subject(provider.name() + "/" + name, function, setting, REFERENCES.get(name));
  }

  Hasher newHasher() {
    return function.newHasher(setting);
  }

  int digestBytes() {
    return function.spec().digestBytes(setting);
  }

  byte[] expected(byte[] message) {
    byte[] key = setting.key();
    return reference.apply(message, key.length > 0 ? key : setting.salt());
  }

  byte[] hash(Hasher hasher, byte[] message) {
    byte[] digest = new byte[digestBytes()];
    hasher.hash(message, 0, message.length, digest, 0);
    return digest;
  }

  @Override
  public String toString() {
    return id;
  }
}
