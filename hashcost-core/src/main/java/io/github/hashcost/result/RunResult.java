package io.github.hashcost.result;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Raw samples, and what is needed to read them. Every figure is a pure function of this. Immutable.
 */
public final class RunResult {
  private final Instant startedAt;
  private final Environment environment;
  private final Plan plan;
  private final Map<AlgorithmId, FunctionFacts> functions;
  private final List<Cell> cells;
  private final List<Cell> latest;
  private final @Nullable HostActivity activity;

  private RunResult(
      Instant startedAt,
      Environment environment,
      Plan plan,
      Map<AlgorithmId, FunctionFacts> functions,
      List<Cell> cells,
      @Nullable HostActivity activity) {
    this.startedAt = Objects.requireNonNull(startedAt, "startedAt");
    this.environment = Objects.requireNonNull(environment, "environment");
    this.plan = Objects.requireNonNull(plan, "plan");
    this.functions = Collections.unmodifiableMap(new LinkedHashMap<>(functions));
    this.cells = List.copyOf(cells);
    latest = latest(this.cells);
    this.activity = activity;
  }

  /**
   * What a run saw.
   *
   * @param cells in the order asked for; a second pass follows the first
   */
  public static RunResult of(
      Instant startedAt,
      Environment environment,
      Plan plan,
      Map<AlgorithmId, FunctionFacts> functions,
      List<Cell> cells) {
    return new RunResult(startedAt, environment, plan, functions, cells, null);
  }

  /**
   * The same, with what disturbed the run.
   *
   * @param activity from its start to its end
   */
  public RunResult withActivity(HostActivity activity) {
    return new RunResult(
        startedAt,
        environment,
        plan,
        functions,
        cells,
        Objects.requireNonNull(activity, "activity"));
  }

  public Instant startedAt() {
    return startedAt;
  }

  public Environment environment() {
    return environment;
  }

  /** What disturbed the run; empty where nobody looked. */
  public Optional<HostActivity> activity() {
    return Optional.ofNullable(activity);
  }

  public Plan plan() {
    return plan;
  }

  /**
   * The facts of every hash function that ran, by canonical id; operations that are no hashes have
   * none.
   */
  public Map<AlgorithmId, FunctionFacts> functions() {
    return functions;
  }

  /** Everything measured: failed cells, twins, first passes, and each of several threads too. */
  public List<Cell> cells() {
    return cells;
  }

  /**
   * The cells to read: the last pass of each function and input on one thread, without twins, in
   * the order asked for. The harness measures again all that ran on one input, or none, so figures
   * that stand beside each other are of the same moments. For several threads see {@link
   * #onThreads}; for every pass {@link #passes}.
   */
  public List<Cell> latest() {
    return latest;
  }

  private static List<Cell> latest(List<Cell> cells) {
    Map<String, Cell> last = new LinkedHashMap<>();
    for (Cell c : cells) {
      if (c.copy() == 1 && c.threads() == 1) {
        last.merge(c.toString(), c, (a, b) -> b.pass() >= a.pass() ? b : a);
      }
    }
    return List.copyOf(last.values());
  }

  /**
   * The same function and input on several threads at once, in the last pass: one cell for each
   * thread, in their order. Empty where it ran on one thread only.
   */
  public List<Cell> onThreads(Cell cell) {
    List<Cell> all =
        cells.stream()
            .filter(c -> c.threads() > 1 && c.copy() == 1 && c.toString().equals(cell.toString()))
            .toList();
    int last = all.stream().mapToInt(Cell::pass).max().orElse(0);
    return all.stream()
        .filter(c -> c.pass() == last)
        .sorted(Comparator.comparingInt(c -> c.thread().orElse(0)))
        .toList();
  }

  /**
   * The one cell of {@link #latest()} that a selector means. A selector is an id that may leave out
   * the provider and parameters: {@code sha-256} finds {@code jca/sha-256}.
   *
   * @throws HashcostException.InvalidParameter when none or several match, naming them
   */
  public Cell cell(String selector) {
    return one(selector, cells(selector));
  }

  /** The same, on the input of this label. */
  public Cell cell(String selector, String inputLabel) {
    return one(
        selector + " on " + inputLabel,
        cells(selector).stream().filter(c -> c.inputLabel().equals(inputLabel)).toList());
  }

  /** Every cell of {@link #latest()} that a selector matches, such as one function at all sizes. */
  public List<Cell> cells(String selector) {
    AlgorithmId wanted = AlgorithmId.parse(selector);
    return latest().stream().filter(c -> matches(wanted, c.id())).toList();
  }

  /** Every pass of the cell, on the same thread where there were several; first pass first. */
  public List<Cell> passes(Cell cell) {
    return cells.stream()
        .filter(
            c ->
                c.copy() == cell.copy()
                    && c.threads() == cell.threads()
                    && c.thread().equals(cell.thread())
                    && c.toString().equals(cell.toString()))
        .sorted(Comparator.comparingInt(Cell::pass))
        .toList();
  }

  private static boolean matches(AlgorithmId wanted, AlgorithmId id) {
    return id.name().equals(wanted.name())
        && (wanted.provider().isEmpty()
            || (wanted.provider().equals(id.provider())
                && wanted.qualifier().equals(id.qualifier())))
        && id.parameters().entrySet().containsAll(wanted.parameters().entrySet());
  }

  private Cell one(String wanted, List<Cell> found) {
    if (found.size() != 1) {
      throw new HashcostException.InvalidParameter(
          wanted
              + " selects "
              + found.size()
              + " cells "
              + found
              + " of "
              + latest()
              + "; exactly one is needed");
    }
    return found.get(0);
  }
}
