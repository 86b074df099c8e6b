package io.github.hashcost.report;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A run as people and programs read it. Every figure comes from {@link Comparison}, of the cells of
 * {@link RunResult#latest()}; a ratio compares with the reference on the same input, in the same
 * pass. Nothing is run and no clock is read, so the same run gives the same text, in every locale.
 * Immutable.
 *
 * <p>{@link #csv()} needs Commons CSV and {@link #json()} Jackson's streaming core, both optional
 * dependencies.
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
          "the reference " + selector + " is none of " + few(ids(run.latest())));
    }
    for (Cell one : matches) {
      List<Cell> rivals = matches.stream().filter(cell -> sameInput(cell, one)).toList();
      if (rivals.size() > 1) {
        throw new HashcostException.InvalidParameter(
            "the reference "
                + selector
                + " is each of "
                + few(ids(rivals))
                + "; one is needed, so add its provider or parameters");
      }
    }
    return new Report(run, matches);
  }

  /**
   * A table of at most 100 columns, its notes, and the machine: ASCII, the lines ended by {@code
   * \n}. A cell without figures keeps its row, with the reason.
   */
  public String text() {
    return TextReport.of(new RunTables(figures()));
  }

  /**
   * The same as Markdown that GitHub shows as it stands: tables, what the columns mean, the caveats
   * as a numbered list, and the machine. Ids and labels stay what they are, whatever is in them.
   */
  public String markdown() {
    return MarkdownReport.of(new RunTables(figures()));
  }

  /**
   * RFC 4180: a row per cell, then a row per cell on several threads, in full precision, with a
   * decimal point. Units are in the header; what is not known is empty.
   *
   * @throws HashcostException.Unsupported when Commons CSV is not here
   */
  public String csv() {
    StringBuilder text = new StringBuilder();
    try {
      CsvReport.of(figures()).writeTo(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /**
   * The figures, which the {@linkplain ResultFile result file} does not have, in ASCII: estimates,
   * ratios and caveats of each cell, and the machine. The schema is {@code hashcost-report/1}.
   *
   * @throws HashcostException.Unsupported when Jackson's streaming core is not here
   */
  public String json() {
    OptionalLibrary.JACKSON.require();
    return JsonReport.of(figures());
  }

  /** The machine, the JVM and the libraries: the last lines of {@link #text()}. */
  public List<String> environment() {
    return environment(TextReport.WIDTH);
  }

  /** The same, a longer line cut at so many characters. */
  public List<String> environment(int width) {
    return EnvironmentLines.of(run.environment(), run.activity(), width);
  }

  private static List<String> ids(List<Cell> cells) {
    return cells.stream().map(cell -> cell.id().toString()).distinct().toList();
  }

  private static String few(List<String> ids) {
    int few = 3;
    return ids.size() <= few
        ? String.join(", ", ids)
        : String.join(", ", ids.subList(0, few)) + " and " + (ids.size() - few) + " more";
  }

  private Figures figures() {
    return new Figures(run, references);
  }

  static boolean sameInput(Cell a, Cell b) {
    return a.inputLabel().equals(b.inputLabel()) && a.inputBytes() == b.inputBytes();
  }
}
