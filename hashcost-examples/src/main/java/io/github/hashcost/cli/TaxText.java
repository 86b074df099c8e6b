package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.attacker.ImplementationTax;
import io.github.hashcost.attacker.LaneCost;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a slow library gives away, and lanes that help the attacker only. */
final class TaxText {
  static final String TITLE = "The same setting through every library";
  static final String LANES_TITLE = "Lanes: do several run at once?";

  private TaxText() {}

  static List<String> libraries(RunResult run) {
    List<ImplementationTax.Entry> entries = ImplementationTax.of(run).entries();
    if (entries.isEmpty()) {
      return List.of("No setting ran through two libraries.");
    }
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("setting")
            .left("library")
            .right("login")
            .right("x fastest")
            .left("interval")
            .right("bits");
    for (ImplementationTax.Entry entry : entries) {
      boolean fastest = entry.overFastest().estimate().point() == 1;
      table.row(
          entry.setting().toString(),
          library(run, entry.cell()),
          time(run, entry.cell()),
          Quantity.ratio(entry.overFastest().estimate().point()),
          fastest ? "" : RatioText.interval(entry.overFastest()),
          String.format(Locale.ROOT, "%.2f", entry.bits()));
    }
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(
        Words.wrap(
            "x fastest: what the slower library gives away. The attacker uses neither, so within one"
                + " login time the fastest affords so many times the work of a guess; bits: as much as"
                + " this much more entropy of every password."));
    return lines;
  }

  static List<String> lanes(RunResult run) {
    List<LaneCost> lanes = LaneCost.of(run);
    if (lanes.isEmpty()) {
      return List.of("No Argon2 ran with p=1 and with more through one library.");
    }
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("hash")
            .right("login")
            .right("x p=1")
            .left("interval")
            .left("so");
    for (LaneCost lane : lanes) {
      table.row(
          lane.cell().id().toString(),
          time(run, lane.cell()),
          Quantity.ratio(lane.overOneLane().estimate().point()),
          RatioText.interval(lane.overOneLane()),
          so(lane));
    }
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(
        Words.wrap(
            "x p=1: time over that of one lane at the same memory and passes, in the same library. Lanes"
                + " at once save time, not work: 1,000 logins cost as many core-seconds as with one"
                + " lane."));
    return lines;
  }

  private static String so(LaneCost lane) {
    if (!lane.isClear()) {
      return "not clear from this run; give it a longer --budget";
    }
    return lane.isSerial() ? "one after another: p helps only the attacker" : "at once";
  }

  private static String library(RunResult run, Cell cell) {
    AlgorithmId id = cell.id();
    String name = id.provider().orElse("") + id.qualifier().map(q -> "@" + q).orElse("");
    return name
        + Optional.ofNullable(run.functions().get(id))
            .flatMap(facts -> facts.implementation())
            .map(implementation -> " (" + implementation + ")")
            .orElse("");
  }

  private static String time(RunResult run, Cell cell) {
    return Quantity.time(Comparison.of(run).nanos(cell).point());
  }
}
