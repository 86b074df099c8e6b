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
 * @param reference from message and salt to digest
 */
record Subject(
    String id, HashFunction function, Setting setting, BinaryOperator<byte[]> reference) {
  private static final Map<String, BinaryOperator<byte[]>> REFERENCES =
      Map.of(
          "djb2", (message, salt) -> References.djb2(message),
          "md5", (message, salt) -> References.digest("MD5", message),
          "sha-1", (message, salt) -> References.digest("SHA-1", message),
          "sha-256", (message, salt) -> References.digest("SHA-256", message),
          "pbkdf2-hmac-sha256", (message, salt) -> References.pbkdf2(message, salt, 3, 70));

  private static final Map<String, Map<String, String>> SETTINGS =
      Map.of("pbkdf2-hmac-sha256", Map.of("i", "3", "l", "70"));

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
    return reference.apply(
        message, setting.schema().parameter("salt").isPresent() ? setting.salt() : new byte[0]);
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
