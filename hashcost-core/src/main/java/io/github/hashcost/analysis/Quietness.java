package io.github.hashcost.analysis;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.List;
import java.util.Set;

/**
 * Whether the host let a run measure in peace. Every cell with samples counts, first passes and
 * twins included: a host that needed a second pass was not quiet in the first. Only what ran on
 * several threads at once does not, since those disturb each other. Immutable.
 */
public final class Quietness {
  /** The caveats that are the host's doing, not that of the code or the plan. */
  public static final Set<String> NOISE =
      Set.of(
          Doubts.HALVES_DISAGREE,
          Doubts.MEAN_ABOVE_MEDIAN,
          Doubts.AUTOCORRELATED,
          "steal",
          "throttled");

  /** A host is quiet where a smaller share of the cells is noisy. */
  public static final double QUIET_BELOW = 0.05;

  private final int cells;
  private final int noisy;

  private Quietness(int cells, int noisy) {
    this.cells = cells;
    this.noisy = noisy;
  }

  static Quietness of(RunResult run) {
    List<Cell> timed = run.cells().stream().filter(Quietness::timed).toList();
    long noisy = timed.stream().filter(Quietness::noisy).count();
    return new Quietness(timed.size(), (int) noisy);
  }

  private static boolean timed(Cell cell) {
    return cell.threads() == 1 && cell.samples().stream().anyMatch(samples -> samples.size() > 0);
  }

  private static boolean noisy(Cell cell) {
    return Doubts.about(cell).stream().map(Caveat::code).anyMatch(NOISE::contains);
  }

  /** How many cells were timed, on one thread. */
  public int cells() {
    return cells;
  }

  /** How many of them carry a caveat of {@link #NOISE}. */
  public int noisy() {
    return noisy;
  }

  /** The noisy ones among all, from 0 to 1; 0 where nothing was timed. */
  public double share() {
    return cells == 0 ? 0 : (double) noisy / cells;
  }

  /** False where nothing was timed, since nobody can say. */
  public boolean isQuiet() {
    return cells > 0 && share() < QUIET_BELOW;
  }

  /** Such as {@code noisy host: 9 of 40 cells are noisy (22.5 %)}. */
  @Override
  public String toString() {
    if (cells == 0) {
      return "nothing was timed";
    }
    return (isQuiet() ? "quiet" : "noisy")
        + " host: "
        + noisy
        + " of "
        + cells
        + " cells are noisy ("
        + Doubts.percent(share())
        + ")";
  }
}
