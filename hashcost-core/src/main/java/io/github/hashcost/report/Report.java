package io.github.hashcost.report;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A run in words. Every figure comes from {@link Comparison}, of the cells of {@link
 * RunResult#latest()}; a ratio compares with the reference on the same input, in the same pass.
 * Immutable.
 */
public final class Report {
  private final RunResult run;
  private final List<Cell> references;

  private Report(RunResult run, List<Cell> references) {
    this.run = Objects.requireNonNull(run, "run");
    this.references = references;
  }

  /** The reference of each input is the first function or operation that ran on it. */
  public static Report of(RunResult run) {
    List<Cell> references = new ArrayList<>();
    for (Cell cell : run.latest()) {
      if (references.stream().noneMatch(reference -> sameInput(reference, cell))) {
        references.add(cell);
      }
    }
    return new Report(run, List.copyOf(references));
  }

  /**
   * The same with another reference. An input that it did not run on has no ratios.
   *
   * @param selector see {@link RunResult#cell(String)}
   * @throws HashcostException.InvalidParameter when it matches nothing, or two functions on one
   *     input
   */
  public Report reference(String selector) {
    List<Cell> matches = run.cells(selector);
    if (matches.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          "the reference " + selector + " matches none of " + run.latest() + "; name one of them");
    }
    for (Cell one : matches) {
      List<Cell> rivals = matches.stream().filter(cell -> sameInput(cell, one)).toList();
      if (rivals.size() > 1) {
        throw new HashcostException.InvalidParameter(
            "the reference "
                + selector
                + " matches each of "
                + rivals
                + "; exactly one is needed, so add the provider"
                + " or the parameters");
      }
    }
    return new Report(run, matches);
  }

  /**
   * A table of at most 100 columns, its notes, and the machine: ASCII, the lines ended by {@code
   * \n}. A cell without figures keeps its row, with the reason.
   */
  public String text() {
    return new TextReport(run, references).toString();
  }

  /** The machine, the JVM and the libraries: the last lines of {@link #text()}. */
  public List<String> environment() {
    return environment(TextReport.WIDTH);
  }

  /** The same, a longer line cut at so many characters. */
  public List<String> environment(int width) {
    return EnvironmentLines.of(run.environment(), run.activity(), width);
  }

  static boolean sameInput(Cell a, Cell b) {
    return a.inputLabel().equals(b.inputLabel()) && a.inputBytes() == b.inputBytes();
  }
}
