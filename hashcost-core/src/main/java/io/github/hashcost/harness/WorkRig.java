package io.github.hashcost.harness;

import io.github.hashcost.result.Mode;

/** A computation without state. */
record WorkRig(Loop loop) implements Rig {
  @Override
  public Mode mode() {
    return Mode.THROUGHPUT;
  }
}
