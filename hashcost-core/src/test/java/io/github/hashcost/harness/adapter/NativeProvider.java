package io.github.hashcost.harness.adapter;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.harness.Witness;
import java.util.List;

/** Would load native code, so its package must not be loaded again. */
public final class NativeProvider implements HashProvider {
  @Override
  public String name() {
    return "native-code";
  }

  @Override
  public List<HashFunction> functions() {
    return List.of(
        HashFunction.ofLong(
            HashSpec.builder("sum").digestBits(64).build(),
            (input, offset, length) -> {
              Witness.saw(this);
              return length;
            }));
  }

  /** Never called. */
  static void load() {
    System.loadLibrary("none");
  }
}
