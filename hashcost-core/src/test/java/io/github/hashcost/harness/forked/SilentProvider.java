package io.github.hashcost.harness.forked;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import java.util.List;

/** Never answers what it has, but where a test says that it is there. */
public final class SilentProvider implements HashProvider {
  private static volatile boolean inTheTest;

  /** What children do not know. */
  public static void isInTheTest() {
    inTheTest = true;
  }

  @Override
  public String name() {
    return "silent";
  }

  @Override
  public List<HashFunction> functions() {
    while (!inTheTest) {
      Thread.onSpinWait();
    }
    HashSpec spec = HashSpec.builder("mute").digestBits(8).build();
    return List.of(HashFunction.of(spec, () -> (input, offset, length, digest, at) -> 1));
  }
}
