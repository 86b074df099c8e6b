package io.github.hashcost.cli.accuracy;

import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;

/** What a check found. Immutable. */
public final class AccuracyResult {
  private final List<RunResult> runs;
  private final List<CellResult> cells;
  private final int children;
  private final boolean oneInput;
  private final Pinning pinning;
  private final boolean controlled;
  private final Optional<Control.Again> again;

  /**
   * @param runs of the harness; all but the first only because memory did not hold all children
   */
  AccuracyResult(
      List<RunResult> runs,
      List<CellResult> cells,
      int children,
      boolean oneInput,
      Pinning pinning,
      boolean controlled,
      Optional<Control.Again> again) {
    this.runs = List.copyOf(runs);
    this.cells = cells.stream().sorted(CellResult.WORST_LAST).toList();
    this.children = children;
    this.oneInput = oneInput;
    this.pinning = pinning;
    this.controlled = controlled;
    this.again = again;
  }

  /**
   * Tables, the worst cell last in each, and a summary: ASCII, the lines ended by {@code \n}.
   *
   * @param width the most characters of a line
   */
  public String text(int width) {
    return new AccuracyText(this, width).toString();
  }

  /** JSON of the schema {@code hashcost-accuracy/1}, with the times of every round. */
  public void writeJson(OutputStream out) throws IOException {
    AccuracyJson.write(this, out);
  }

  /** Cells that could not be checked, with the reason. */
  public List<String> failures() {
    return cells.stream()
        .filter(cell -> !cell.failure().isEmpty())
        .map(cell -> cell.key() + ": " + cell.failure())
        .toList();
  }

  List<RunResult> runs() {
    return runs;
  }

  /** The worst last. */
  List<CellResult> cells() {
    return cells;
  }

  int children() {
    return children;
  }

  /** Whether a child ran one input only. */
  boolean oneInput() {
    return oneInput;
  }

  Pinning pinning() {
    return pinning;
  }

  boolean controlled() {
    return controlled;
  }

  /** The first cell of the control, first and last. */
  Optional<Control.Again> again() {
    return again;
  }
}
