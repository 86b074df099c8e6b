package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.util.List;

/** A part of the study: what is run, and which tables come of it. */
interface Experiment {
  List<Operation> operations();

  /**
   * What is written of it.
   *
   * @param run has a cell for each operation
   */
  List<Table> tables(RunResult run);

  /** The figures that most will ask for, a line each. */
  List<String> summary(RunResult run);
}
