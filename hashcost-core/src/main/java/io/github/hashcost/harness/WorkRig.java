package io.github.hashcost.harness;

import io.github.hashcost.result.Mode;

/** A computation without state. */
record WorkRig(Loop loop) implements Rig {
  static WorkRig of(Work<?> work, Object input) {
    return new WorkRig(LoopCopies.of(work, input));
  }

  @Override
  public Mode mode() {
    return Mode.THROUGHPUT;
  }
}
