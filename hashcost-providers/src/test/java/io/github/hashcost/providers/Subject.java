package io.github.hashcost.providers;

import static java.util.Map.entry;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Setting;
import java.util.Arrays;
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
  private static final Map<String, String> SETTINGS =
      Map.ofEntries(
          entry("pbkdf2-hmac-sha1", "i=3,l=70"),
          entry("pbkdf2-hmac-sha256", "i=3,l=70"),
          entry("pbkdf2-hmac-sha512", "i=3,l=70"),
          entry("scrypt", "n=8,r=2,p=2,l=40"),
          entry("bcrypt", "cost=4"),
          entry("sha512crypt", "rounds=1000"),
          entry("yescrypt", "cost=1"),
          entry("argon2id", "m=37,t=2,p=1,l=40"),
          entry("argon2i", "m=37,t=2,p=1,l=40"),
          entry("argon2d", "m=37,t=2,p=1,l=40"),
          entry("balloon-sha256", "s=3,t=2"),
          entry("balloon-m-sha256", "s=3,t=2,p=1"),
          entry("shake128", "l=200"),
          entry("shake256", "l=137"),
          entry("xxh3-64", "seed=" + XxHashReferences.SEED),
          entry("xxh3-128", "seed=" + XxHashReferences.SEED),
          entry("xxh64", "seed=" + XxHashReferences.SEED),
          entry("murmur3-32", "seed=" + 0xfedcba98L),
          entry("murmur3-128", "seed=" + 0xfedcba9));

  static List<Subject> all() {
    return ServiceLoader.load(HashProvider.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(provider -> provider.availability().equals(Availability.available()))
        .flatMap(provider -> provider.functions().stream().map(function -> of(provider, function)))
        .toList();
  }

  /** Of what the system may have or not, those that it has. */
  static boolean isThere(String id) {
    return all().stream().anyMatch(subject -> subject.id.equals(id));
  }

  static Stream<HashFunction> functions() {
    return all().stream().map(Subject::function);
  }

  private static Subject of(HashProvider provider, HashFunction function) {
    String name = function.spec().name();
    AlgorithmId id =
        AlgorithmId.parse(SETTINGS.containsKey(name) ? name + ":" + SETTINGS.get(name) : name);
    Setting setting = function.spec().parameters().setting(id.parameters()).drawn(42);
    return new Subject(provider.name() + "/" + name, function, setting, Recomputed.by(name));
  }

  Hasher newHasher() {
    return function.newHasher(setting);
  }

  int digestBytes() {
    return function.spec().digestBytes(setting);
  }

  /** Whether a call takes long on purpose. */
  boolean isSlow() {
    return function.spec().parameters().isTunable();
  }

  /** The nearest message that it takes: short for bcrypt, without zeros for crypt(3), or text. */
  byte[] fit(byte[] message) {
    boolean bcrypt = id.endsWith("/bcrypt");
    boolean noZero = bcrypt || id.equals("native/yescrypt") || id.equals("native/sha512crypt");
    boolean text = id.startsWith("password4j/scrypt") || id.startsWith("password4j/pbkdf2");
    byte[] fit = Arrays.copyOf(message, bcrypt ? Math.min(message.length, 72) : message.length);
    for (int i = 0; i < fit.length; i++) {
      if (text) {
        fit[i] &= 0x7f;
      }
      if (noZero && fit[i] == 0) {
        fit[i] = (byte) 0x80;
      }
    }
    return fit;
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
