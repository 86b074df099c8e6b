package io.github.hashcost.harness.adapter;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import java.util.List;

/** Its digest depends on which copy of its class computes it. */
public final class ForgetfulProvider implements HashProvider {
  @Override
  public String name() {
    return "forgetful";
  }

  @Override
  public List<HashFunction> functions() {
    boolean first = getClass().getClassLoader() == ClassLoader.getSystemClassLoader();
    return List.of(
        HashFunction.ofLong(
            HashSpec.builder("who").digestBits(64).build(),
            (input, offset, length) -> first ? 1 : 2));
  }
}
