package io.github.hashcost.providers;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;

/** Runs a vector. */
public final class KnownAnswers {
  private KnownAnswers() {}

  public static byte[] digest(HashFunction function, TestVector vector) {
    Setting setting = vector.setting(function.spec());
    byte[] input = vector.input();
    byte[] digest = new byte[function.spec().digestBytes(setting)];
    try (Hasher hasher = function.newHasher(setting)) {
      hasher.hash(input, 0, input.length, digest, 0);
    }
    return digest;
  }
}
