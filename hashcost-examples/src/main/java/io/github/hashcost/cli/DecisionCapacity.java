package io.github.hashcost.cli;

import io.github.hashcost.password.CapacityLevel;
import io.github.hashcost.password.CapacityResult;
import io.github.hashcost.report.Quantity;
import java.util.OptionalDouble;

/** The section on how many logins the machine carries. */
final class DecisionCapacity {
  private DecisionCapacity() {}

  static void add(Page page, CapacityResult capacity) {
    PageTable table =
        new PageTable()
            .right("at once")
            .right("logins/s")
            .right("per CPU")
            .right("p50")
            .right("p99")
            .right("GC")
            .right("logins");
    for (CapacityLevel level : capacity.levels()) {
      table.row(
          String.valueOf(level.atOnce()),
          Quantity.ratio(level.loginsPerSecond()),
          Quantity.ratio(capacity.loginsPerSecondPerCpu(level)),
          DecisionWords.time(level.p50()),
          DecisionWords.time(level.p99()) + (level.p99IsTheLongest() ? " *" : ""),
          DecisionWords.percent(OptionalDouble.of(level.gcShare())),
          String.valueOf(level.logins()));
    }
    page.section("What this machine carries with " + ShortSetting.of(capacity.setting()))
        .add(table)
        .say(
            "Admit at most "
                + capacity.admit()
                + " at once for a p99 of "
                + DecisionWords.time(capacity.maxLatency())
                + "; "
                + capacity.enough()
                + " get as much done. Limit: "
                + capacity.limit()
                + ". *: the longest of fewer than 100 logins.");
    capacity.notRun().ifPresent(page::say);
  }
}
