package io.github.hashcost.report;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One run as plain text; good for one. */
final class TextReport {
  static final int WIDTH = 100;

  private final RunResult run;
  private final List<Cell> references;
  private final Comparison comparison;
  private final ShortNames names;
  private final Footnotes notes;
  private final boolean inputs;
  private final boolean bytes;
  private final DoubleSummaryStatistics levels = new DoubleSummaryStatistics();

  TextReport(RunResult run, List<Cell> references) {
    this.run = run;
    this.references = references;
    comparison = Comparison.of(run);
    names = ShortNames.of(run.latest().stream().map(Cell::id).toList());
    notes = new Footnotes(names);
    inputs = run.latest().stream().anyMatch(cell -> !cell.inputLabel().isEmpty());
    bytes = run.latest().stream().anyMatch(cell -> cell.allocatedBytesPerCall().isPresent());
  }

  @Override
  public String toString() {
    if (run.latest().isEmpty()) {
      return "nothing was measured\n";
    }
    List<String> lines = new ArrayList<>(table().lines());
    lines.add("");
    List<String> threads = new ThreadsTable(run, comparison, names, notes, inputs).lines(WIDTH);
    if (!threads.isEmpty()) {
      lines.addAll(threads);
      lines.add("");
    }
    lines.addAll(TextWrap.wrap(TextWrap.printable(ratioLine()), WIDTH));
    if (!threads.isEmpty()) {
      lines.add("slowdown: time of a call on these threads over that on one thread");
    }
    if (levels.getCount() > 0) {
      lines.add(intervalLine());
      inputLine().ifPresent(lines::add);
      precisionLine().ifPresent(lines::add);
    }
    lines.addAll(notes.lines(WIDTH));
    List<String> environment = EnvironmentLines.of(run.environment(), run.activity(), WIDTH);
    if (!environment.isEmpty()) {
      lines.add("");
      lines.addAll(environment);
    }
    return String.join("\n", lines) + "\n";
  }

  private TextTable table() {
    TextTable.Builder table = TextTable.builder(WIDTH).left("function");
    if (inputs) {
      table.left("input");
    }
    table.right("time/call").left("interval").right("ratio");
    if (bytes) {
      table.right("bytes/call");
    }
    table.left("notes");
    run.latest().forEach(cell -> table.row(row(cell).toArray(String[]::new)));
    return table.build();
  }

  private List<String> row(Cell cell) {
    List<String> row = new ArrayList<>(List.of(names.of(cell.id())));
    if (inputs) {
      row.add(cell.inputLabel());
    }
    Optional<Ratio> ratio = ratio(cell);
    List<Caveat> caveats = new ArrayList<>(comparison.caveats(cell));
    ratio.filter(r -> !references.contains(cell)).ifPresent(r -> caveats.addAll(r.caveats()));
    String marks = notes.marks(cell, caveats);
    if (cell.failure().isPresent()) {
      row.add(noted("failed: " + cell.failure().get(), marks));
      return row;
    }
    try {
      row.addAll(figures(cell, ratio));
      row.add(marks);
    } catch (HashcostException.Unsupported e) {
      row.add(noted("no figure: " + e.getMessage(), marks));
    }
    return row;
  }

  private static String noted(String reason, String marks) {
    return marks.isEmpty() ? reason : reason + " [" + marks + "]";
  }

  private List<String> figures(Cell cell, Optional<Ratio> ratio) {
    Estimate nanos = comparison.nanos(cell);
    String low = Quantity.time(nanos.interval().low());
    String high = Quantity.time(nanos.interval().high());
    List<String> figures = new ArrayList<>();
    figures.add(Quantity.time(nanos.point()));
    figures.add(low + " to " + high);
    figures.add(ratio.map(r -> Quantity.ratio(r.estimate().point())).orElse("-"));
    if (bytes) {
      boolean known = cell.allocatedBytesPerCall().isPresent();
      figures.add(
          known ? Quantity.bytes(Math.round(cell.allocatedBytesPerCall().getAsDouble())) : "");
    }
    levels.accept(nanos.interval().level());
    return figures;
  }

  /** To the reference on the same input; empty where there is none to compare with. */
  private Optional<Ratio> ratio(Cell cell) {
    if (cell.samples().isEmpty()) {
      return Optional.empty();
    }
    try {
      return references.stream()
          .filter(r -> Report.sameInput(r, cell) && r.samples().isPresent())
          .findFirst()
          .map(r -> comparison.ratio(cell, r));
    } catch (HashcostException.Unsupported e) {
      return Optional.empty();
    }
  }

  private String ratioLine() {
    List<AlgorithmId> ids = references.stream().map(Cell::id).distinct().toList();
    String to = ids.size() == 1 ? names.of(ids.get(0)) : "the first function";
    return "ratio: time over that of " + to + (inputs ? " on the same input" : "");
  }

  private String intervalLine() {
    Plan plan = run.plan();
    String few = levels.getMin() < levels.getMax() ? " (less with few samples)" : "";
    return String.format(
        Locale.ROOT,
        "%.0f %% interval of the median, within this run%s; %s, %s isolation",
        100 * levels.getMax(),
        few,
        plan.mode().name().toLowerCase(Locale.ROOT),
        plan.isolation().name().toLowerCase(Locale.ROOT));
  }

  /** What a constant input hides, where there is one. */
  private Optional<String> inputLine() {
    boolean oneInput =
        run.latest().stream()
            .anyMatch(
                cell ->
                    cell.mode() == Mode.THROUGHPUT && cell.inputBytes() > 0 && cell.inputs() == 1);
    return oneInput
        ? Optional.of("one input per cell, hot in cache and branch predictor; a pool costs more")
        : Optional.empty();
  }

  private Optional<String> precisionLine() {
    if (run.plan().precision().isEmpty()) {
      return Optional.empty();
    }
    List<Ending> endings = run.latest().stream().flatMap(cell -> cell.endedBy().stream()).toList();
    return Optional.of(
        String.format(
            Locale.ROOT,
            "precision of %.2g %%: reached by %d of %d cells",
            100 * run.plan().precision().getAsDouble(),
            Collections.frequency(endings, Ending.PRECISION),
            endings.size()));
  }
}
