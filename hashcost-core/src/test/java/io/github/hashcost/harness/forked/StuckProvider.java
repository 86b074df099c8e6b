package io.github.hashcost.harness.forked;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.util.List;

/** Cannot be made. */
public final class StuckProvider implements HashProvider {
  /** Never comes back, whoever interrupts it. */
  public StuckProvider() {
    while (System.nanoTime() != 0) {
      Thread.onSpinWait();
    }
  }

  @Override
  public String name() {
    return "stuck";
  }

  @Override
  public List<HashFunction> functions() {
    return List.of();
  }
}
