package io.github.hashcost.harness;

import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Mode;

/**
 * An operation set up to be timed: its loop, and what goes around it. Confined to the thread that
 * made it.
 */
interface Rig {
  Loop loop();

  /** What its figures mean, which may be less than the plan asked. */
  Mode mode();

  default void beforeBatch(int calls) throws Exception {}

  default void afterBatch() throws Exception {}

  /**
   * After all timing: whether what was timed still does what it should.
   *
   * @throws Refusal when it does not
   */
  default void verify() throws Exception {}

  default void close() throws Exception {}

  /** Why a cell gets no samples. */
  final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Failure failure;

    Refusal(String kind, String detail) {
      super(detail);
      failure = Failure.of(kind, detail);
    }

    Failure failure() {
      return failure;
    }
  }
}
