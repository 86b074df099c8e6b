package io.github.hashcost.analysis;

import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Rounding;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What became of one cell since a baseline. Made by {@link Baseline}. Immutable. */
public final class Change {
  /** May grow: switch with a default. */
  public enum Verdict {
    /** No change as large as the threshold. */
    UNCHANGED,
    /** It costs less than before, by the threshold at least. */
    FASTER,
    /** It costs more than before, by the threshold at least. */
    SLOWER,
    /** Off by so much that it must be measured again, in fresh JVMs enough for a verdict. */
    SUSPECT,
    /** The cell varies too much from one JVM to the next to tell. */
    UNDECIDABLE,
    /** Another thing was measured then: {@link #differences()} says in what. */
    NOT_COMPARABLE
  }

  private final Cell cell;
  private final Verdict verdict;
  private final @Nullable Figures figures;
  private final List<String> differences;

  /** What it is judged by. */
  record Figures(Estimate before, Estimate now, Estimate factor) {}

  private Change(Cell cell, Verdict verdict, @Nullable Figures figures, List<String> differences) {
    this.cell = Objects.requireNonNull(cell, "cell");
    this.verdict = verdict;
    this.figures = figures;
    this.differences = List.copyOf(differences);
  }

  static Change judged(Cell cell, Verdict verdict, Figures figures) {
    return new Change(cell, verdict, figures, List.of());
  }

  static Change notComparable(Cell cell, List<String> differences) {
    return new Change(cell, Verdict.NOT_COMPARABLE, null, differences);
  }

  /** In the first run that has it. */
  public Cell cell() {
    return cell;
  }

  public Verdict verdict() {
    return verdict;
  }

  /**
   * What it cost then: the ratio to the reference, or nanoseconds a call, as the median of the JVMs
   * and their interval, with as many samples as there were JVMs. Empty where it is not comparable.
   */
  public Optional<Estimate> before() {
    return figures().map(Figures::before);
  }

  /** The same of the JVMs now. */
  public Optional<Estimate> now() {
    return figures().map(Figures::now);
  }

  /**
   * How many times as much it costs: now over then, of the ratios to the reference or of the times,
   * whichever the baseline judges. The interval is that across JVMs. Empty where it is not
   * comparable.
   */
  public Optional<Estimate> factor() {
    return figures().map(Figures::factor);
  }

  private Optional<Figures> figures() {
    return Optional.ofNullable(figures);
  }

  /** Such as {@code isolation: adapter before, loop now}; empty where it is comparable. */
  public List<String> differences() {
    return differences;
  }

  /** Such as {@code jca/sha-256 on 12 B slower, 1.15 x (1.12 to 1.17)}. */
  @Override
  public String toString() {
    String start = cell + " " + word();
    if (figures == null) {
      return start + ", " + String.join("; ", differences);
    }
    Estimate factor = figures.factor;
    Rounding rounding = Rounding.of(factor.interval());
    return start
        + ", "
        + rounding.text(factor.point())
        + " x ("
        + rounding.text(factor.interval())
        + ")";
  }

  private String word() {
    return switch (verdict) {
      case UNCHANGED -> "unchanged";
      case FASTER -> "faster";
      case SLOWER -> "slower";
      case SUSPECT -> "suspect";
      case UNDECIDABLE -> "undecidable";
      case NOT_COMPARABLE -> "not comparable";
    };
  }
}
