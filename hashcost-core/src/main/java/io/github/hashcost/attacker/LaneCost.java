package io.github.hashcost.attacker;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a library computes the lanes of a password hash side by side. The memory and the work of
 * one hash are the same with one lane and with several, so the time falls only where lanes run at
 * once; where it does not, only the attacker gains by them. Immutable.
 */
public final class LaneCost {
  /** Half of what two lanes at once would save. */
  private static final double SERIAL_FROM = 0.75;

  private static final String LANES = "p";

  private final Cell cell;
  private final Ratio overOneLane;

  private LaneCost(Cell cell, Ratio overOneLane) {
    this.cell = cell;
    this.overOneLane = overOneLane;
  }

  /**
   * Of each Argon2 in the run that ran with {@code p=1} and with more, all else equal, through the
   * same library.
   */
  public static List<LaneCost> of(RunResult run) {
    Comparison comparison = Comparison.of(run);
    Map<AlgorithmId, Cell> single = new LinkedHashMap<>();
    List<Cell> several = new ArrayList<>();
    for (Cell cell : run.latest()) {
      if (cell.id().name().startsWith("argon2") && cell.samples().isPresent()) {
        if (lanes(cell.id()).equals("1")) {
          single.put(cell.id(), cell);
        } else {
          several.add(cell);
        }
      }
    }
    return several.stream()
        .flatMap(
            cell ->
                Optional.ofNullable(single.get(withOneLane(cell.id())))
                    .map(one -> new LaneCost(cell, comparison.ratio(cell, one)))
                    .stream())
        .toList();
  }

  private static String lanes(AlgorithmId id) {
    return id.parameters().getOrDefault(LANES, "1");
  }

  private static AlgorithmId withOneLane(AlgorithmId id) {
    Map<String, String> parameters = new LinkedHashMap<>(id.parameters());
    parameters.replace(LANES, "1");
    return id.withParameters(parameters);
  }

  /** With several lanes. */
  public Cell cell() {
    return cell;
  }

  /** Its time over that with one lane. */
  public Ratio overOneLane() {
    return overOneLane;
  }

  /** Whether the lanes ran one after another: the time did not fall below three quarters. */
  public boolean isSerial() {
    return overOneLane.estimate().point() > SERIAL_FROM;
  }

  /** Whether the whole interval says so; else another run may say otherwise. */
  public boolean isClear() {
    return !overOneLane.estimate().interval().contains(SERIAL_FROM);
  }

  /** Such as {@code bc/argon2id:… takes 0.99 x the time of one lane}. */
  @Override
  public String toString() {
    return cell.id()
        + " takes "
        + Figures.plain(overOneLane.estimate().point())
        + " x the time of one lane";
  }
}
