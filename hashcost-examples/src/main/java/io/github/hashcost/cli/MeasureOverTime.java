package io.github.hashcost.cli;

import io.github.hashcost.analysis.Baseline;
import io.github.hashcost.analysis.Change;
import io.github.hashcost.analysis.Change.Verdict;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps what fresh JVMs measured under a name, or holds a build to what was kept. */
final class MeasureOverTime {
  private final Screen screen;
  private final FreshRuns jvms;
  private final Path root;

  /**
   * @param root where baselines are kept
   */
  MeasureOverTime(Screen screen, FreshRuns jvms, Path root) {
    this.screen = screen;
    this.jvms = jvms;
    this.root = root;
  }

  /** With real JVMs, and below the current directory. */
  static MeasureOverTime here(Screen screen) {
    return new MeasureOverTime(screen, new FreshMeasure(screen), Path.of(".hashcost", "baselines"));
  }

  /**
   * Saves or checks, as the options ask.
   *
   * @param reference canonical id of the function to judge ratios to; empty for times
   * @param measurement what is measured and how, as arguments of {@code measure}
   * @param json where the first run goes too
   * @return the exit code
   */
  int run(
      BaselineOptions options,
      Optional<String> reference,
      List<String> measurement,
      Optional<ResultOutput> json) {
    try {
      return options.save().isPresent()
          ? save(options, options.save().get(), measurement, json)
          : check(options, options.against().orElseThrow(), reference, measurement, json);
    } catch (FreshRuns.NoJvm e) {
      screen.error("a baseline needs fresh JVMs: " + e.getMessage());
      return 1;
    }
  }

  private int save(
      BaselineOptions options, String name, List<String> measurement, Optional<ResultOutput> json)
      throws FreshRuns.NoJvm {
    int number = options.jvms();
    BaselineStore store = BaselineStore.of(root, "--save-baseline", name);
    store.requireWritable();
    List<RunResult> runs = new ArrayList<>();
    for (int i = 1; i <= number; i++) {
      RunResult run = jvms.run(measurement, "JVM " + i + " of " + number);
      Optional<Cell> failed =
          run.latest().stream().flatMap(c -> MeasureCommand.failed(run, c).stream()).findFirst();
      if (failed.isPresent()) {
        screen.error("no baseline is kept: " + failed.get().describe() + " in JVM " + i);
        return 1;
      }
      runs.add(run);
    }
    store.save(runs);
    json.ifPresent(o -> o.write(runs.get(0)));
    KeptPage.of(runs).show(screen);
    Words.wrap(
            "Kept as '"
                + store.name()
                + "' in "
                + store.directory()
                + ". Later: the same options with --baseline "
                + store.name()
                + (hasRatios(runs.get(0)) ? "" : " --absolute")
                + " in place of --save-baseline.")
        .forEach(screen::line);
    return 0;
  }

  /** One function alone has nothing to be compared with but its own time. */
  private static boolean hasRatios(RunResult run) {
    return run.latest().stream().map(Cell::id).distinct().count() > 1;
  }

  private int check(
      BaselineOptions options,
      String name,
      Optional<String> reference,
      List<String> measurement,
      Optional<ResultOutput> json)
      throws FreshRuns.NoJvm {
    BaselineStore store = BaselineStore.of(root, "--baseline", name);
    double threshold = options.failAbove();
    Optional<ResultOutput> summary = ResultOutput.of("--summary", options.summary());
    List<RunResult> runs = store.read();
    Baseline baseline =
        reference.map(id -> Baseline.of(runs, id)).orElseGet(() -> Baseline.ofTimes(runs));
    BaselineCheck check = BaselineCheck.of(baseline, threshold, jvms, measurement);
    json.ifPresent(o -> o.write(check.first()));
    Page page = new BaselinePage(store.name(), check, reference).page();
    summary.ifPresent(
        o -> o.write(stream -> stream.write(page.markdown().getBytes(StandardCharsets.UTF_8))));
    page.show(screen);
    return exitCode(check, name);
  }

  /** What is wrong goes where a person or a build looks for it, whatever the exit code. */
  private int exitCode(BaselineCheck check, String name) {
    List<Change> slower = check.of(Verdict.SLOWER);
    List<Cell> failed =
        check.first().latest().stream()
            .flatMap(c -> MeasureCommand.failed(check.first(), c).stream())
            .toList();
    if (!slower.isEmpty()) {
      screen.error(
          slower.size()
              + " of "
              + Words.counted(check.changes().size(), "cell", "cells")
              + " slower than baseline '"
              + name
              + "', the first is "
              + slower.get(0).cell());
      return 1;
    }
    if (!failed.isEmpty()) {
      screen.error(
          Words.counted(failed.size(), "cell", "cells")
              + " failed, the first is "
              + failed.get(0).describe());
      return 1;
    }
    if (check.changes().size() == check.of(Verdict.NOT_COMPARABLE).size()) {
      screen.error("nothing was held against baseline '" + name + "'; the reasons are above");
    }
    return 0;
  }
}
