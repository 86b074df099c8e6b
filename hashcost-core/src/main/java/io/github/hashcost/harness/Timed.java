package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What is warmed up and timed in rounds: a cell on one thread, or on several at once. */
interface Timed {
  Operation operation();

  boolean failed();

  /** 1, or 2 for an identical twin. */
  default int copy() {
    return 1;
  }

  /** How many threads run it at once. */
  default int threads() {
    return 1;
  }

  /** How long a batch of it should take, where the plan asks for so much. */
  default Duration aim(Duration planned) {
    return planned;
  }

  void observe(Caveat caveat);

  /** Whether its last batch allocated enough to be noticed, as far as somebody counts. */
  boolean allocates();

  /**
   * Times one batch; empty when it failed, and {@link #failed()} is true from then on.
   *
   * @throws HashcostException.Interrupted when the thread was interrupted before or during the
   *     batch
   */
  Optional<Batch> time(int calls);

  /** To be called once, after the last batch. */
  void verify();

  void close();

  /** What came of it in this pass, one for each thread. */
  List<Cell> cells(int pass, Recorded recorded);
}
