package io.github.hashcost.harness.forked;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import java.util.List;

/** Another digest in every JVM. */
public final class LocalProvider implements HashProvider {
  @Override
  public String name() {
    return "local";
  }

  @Override
  public List<HashFunction> functions() {
    HashSpec spec = HashSpec.builder("pid").digestBits(64).build();
    return List.of(
        HashFunction.ofLong(spec, (input, offset, length) -> ProcessHandle.current().pid()));
  }
}
