package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.util.List;

/** A part of the study, one run: what is run, and which tables come of it. */
interface Experiment {
  /** For who waits, such as {@code appending}. */
  String name();

  List<Operation> operations();

  /**
   * What is written of it.
   *
   * @param run has a cell for each operation
   */
  List<Table> tables(RunResult run);

  /** The figures that most will ask for, a line each. */
  List<String> summary(RunResult run);

  /** What a reader must know of how it was measured here, a half sentence each. */
  default List<String> notes() {
    return List.of();
  }
}
