package io.github.hashcost.providers;

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
  private static final Map<String, Map<String, String>> SETTINGS =
      Map.of(
          "pbkdf2-hmac-sha1", Map.of("i", "3", "l", "70"),
          "pbkdf2-hmac-sha256", Map.of("i", "3", "l", "70"),
          "pbkdf2-hmac-sha512", Map.of("i", "3", "l", "70"),
          "shake128", Map.of("l", "200"),
          "shake256", Map.of("l", "137"),
          "murmur3-32", Map.of("seed", Long.toString(0xfedcba98L)),
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
    return new Subject(provider.name() + "/" + name, function, setting, Recomputed.by(name));
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
