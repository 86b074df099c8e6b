package io.github.hashcost.attacker;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a slow library gives away: one setting of one algorithm through several libraries. The
 * attacker uses neither of them, so within the same login time the fastest affords so many times
 * the work of a guess. Immutable.
 */
public final class ImplementationTax {
  private final List<Entry> entries;

  private ImplementationTax(List<Entry> entries) {
    this.entries = List.copyOf(entries);
  }

  /** One library. */
  public static final class Entry {
    private final AlgorithmId setting;
    private final Cell cell;
    private final Ratio overFastest;

    private Entry(AlgorithmId setting, Cell cell, Ratio overFastest) {
      this.setting = setting;
      this.cell = cell;
      this.overFastest = overFastest;
    }

    /** The algorithm with the parameters that decide its cost, without a provider. */
    public AlgorithmId setting() {
      return setting;
    }

    /** Of this library. */
    public Cell cell() {
      return cell;
    }

    /** Its time over that of the fastest library; 1 for that one itself. */
    public Ratio overFastest() {
      return overFastest;
    }

    /** Bits of a password's entropy that the slower library gives away: the binary logarithm. */
    public double bits() {
      return Math.log(overFastest.estimate().point()) / Math.log(2);
    }

    /** Such as {@code bc/bcrypt:… 1.21 x the fastest}. */
    @Override
    public String toString() {
      return cell.id() + " " + Figures.plain(overFastest.estimate().point()) + " x the fastest";
    }
  }

  /**
   * Of the password hashes in the run whose parameters have a law, see {@link RateCard}: each
   * setting that ran through two libraries or more, the fastest first.
   */
  public static ImplementationTax of(RunResult run) {
    Comparison comparison = Comparison.of(run);
    List<Entry> entries = new ArrayList<>();
    for (Map.Entry<AlgorithmId, List<Cell>> same : settings(run).entrySet()) {
      List<Cell> cells = new ArrayList<>(same.getValue());
      cells.sort(Comparator.comparingDouble(cell -> comparison.nanos(cell).point()));
      if (cells.size() > 1) {
        for (Cell cell : cells) {
          entries.add(new Entry(same.getKey(), cell, comparison.ratio(cell, cells.get(0))));
        }
      }
    }
    return new ImplementationTax(entries);
  }

  private static Map<AlgorithmId, List<Cell>> settings(RunResult run) {
    Map<AlgorithmId, List<Cell>> settings = new LinkedHashMap<>();
    for (Cell cell : run.latest()) {
      if (cell.samples().isPresent()) {
        CostSetting.of(cell.id())
            .ifPresent(s -> settings.computeIfAbsent(s, key -> new ArrayList<>()).add(cell));
      }
    }
    return settings;
  }

  /** Setting by setting, in the order of the run. */
  public List<Entry> entries() {
    return entries;
  }
}
