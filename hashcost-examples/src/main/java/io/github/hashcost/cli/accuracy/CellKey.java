package io.github.hashcost.cli.accuracy;

import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.TimedBatch;
import io.github.hashcost.result.Cell;

/**
 * Which cell.
 *
 * @param id canonical
 * @param input its label
 */
record CellKey(String id, String input) {
  static CellKey of(Operation operation) {
    return new CellKey(operation.id().toString(), operation.inputLabel());
  }

  static CellKey of(TimedBatch batch) {
    return new CellKey(batch.id().toString(), batch.inputLabel());
  }

  static CellKey of(Cell cell) {
    return new CellKey(cell.id().toString(), cell.inputLabel());
  }

  @Override
  public String toString() {
    return id + " on " + input;
  }
}
