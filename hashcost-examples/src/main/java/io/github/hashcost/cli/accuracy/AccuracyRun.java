package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.TimedBatch;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjDoubleConsumer;
import java.util.function.ToLongFunction;

/**
 * One check under way. All cells run in the harness together, as a user would have it; where memory
 * does not hold the children of all of them, the harness runs once for each part of the cells whose
 * children it does hold. Good for one.
 */
final class AccuracyRun {
  private static final double WARM = 0.6;
  private static final double MEASURED = 0.85;

  private final Harness.Builder harness;
  private final long seed;
  private final List<Subject> subjects;
  private final int each;
  private final boolean oneInput;
  private final boolean controlled;
  private final ObjDoubleConsumer<String> listener;
  private final SharedCpu cpu = SharedCpu.choose();
  private final List<RunResult> runs = new ArrayList<>();
  private final List<CellResult> cells = new ArrayList<>();
  private Optional<Control.Again> again = Optional.empty();
  private boolean childrenPinned = true;

  AccuracyRun(
      Harness.Builder harness,
      List<Subject> subjects,
      int each,
      boolean oneInput,
      boolean controlled,
      ObjDoubleConsumer<String> listener) {
    this.harness = harness;
    this.seed = harness.build().plan().seed();
    this.subjects = subjects;
    this.each = each;
    this.oneInput = oneInput;
    this.controlled = controlled;
    this.listener = listener;
  }

  AccuracyResult run() {
    List<List<Subject>> parts =
        parts(
            subjects,
            subject -> each * ChildMemory.needed(subject.mayAllocate()),
            ChildMemory.allowed());
    for (int i = 0; i < parts.size(); i++) {
      int before = i;
      check(
          parts.get(i),
          (doing, fraction) -> listener.accept(doing, (before + fraction) / parts.size()));
    }
    return new AccuracyResult(runs, cells, each, oneInput, pinning(), controlled, again);
  }

  /** As many in a row as the allowance holds, at least one. */
  static <T> List<List<T>> parts(List<T> all, ToLongFunction<T> needed, long allowed) {
    List<List<T>> parts = new ArrayList<>();
    long used = 0;
    int start = 0;
    for (int i = 0; i < all.size(); i++) {
      long need = needed.applyAsLong(all.get(i));
      if (i > start && used + need > allowed) {
        parts.add(all.subList(start, i));
        start = i;
        used = 0;
      }
      used += need;
    }
    parts.add(all.subList(start, all.size()));
    return parts;
  }

  private void check(List<Subject> part, ObjDoubleConsumer<String> progress) {
    try (Children children = children(part, progress)) {
      childrenPinned &= children.pinned();
      Map<CellKey, PairedTimes> times = new LinkedHashMap<>();
      RunResult run =
          harness
              .onProgress(
                  p -> {
                    cpu.take();
                    progress.accept(p.doing(), WARM + (MEASURED - WARM) * p.fraction());
                  })
              .onBatch(batch -> follow(batch, children, times))
              .build()
              .run(subjects.stream().map(Subject::operation).toList());
      runs.add(run);
      Control control =
          controlled
              ? Control.run(
                  part,
                  children,
                  run.plan(),
                  cpu,
                  done -> progress.accept("control", MEASURED + (1 - MEASURED) * done))
              : Control.none();
      again = again.or(control::again);
      for (Subject subject : part) {
        CellKey key = subject.key();
        PairedTimes paired = times.getOrDefault(key, new PairedTimes(each));
        cells.add(CellResult.of(key, run, paired, children.of(key), control.ratio(key)));
      }
    }
  }

  private Children children(List<Subject> part, ObjDoubleConsumer<String> progress) {
    Map<CellKey, Job> jobs = new LinkedHashMap<>();
    Map<CellKey, String> digests = new LinkedHashMap<>();
    for (Subject subject : part) {
      digest(subject)
          .ifPresent(
              digest -> {
                digests.put(subject.key(), digest);
                jobs.put(subject.key(), subject.job(inputs(subject), seed, cpu.number()));
              });
    }
    return Children.start(
        jobs, digests, each, done -> progress.accept("warming up child JVMs", WARM * done));
  }

  /** What the children of this cell run on. */
  private List<byte[]> inputs(Subject subject) {
    return subjects.stream()
        .filter(other -> other.isOfSameFunction(subject))
        .map(Subject::input)
        .filter(input -> !oneInput || input == subject.input())
        .toList();
  }

  /** Empty where the function fails; the harness fails on it too, and says how. */
  private static Optional<String> digest(Subject subject) {
    try {
      return Optional.of(Answer.hex(subject.candidate().hash(subject.input())));
    } catch (HashcostException e) {
      return Optional.empty();
    }
  }

  /** On the measuring thread, right after the harness's own batch. */
  private static void follow(TimedBatch batch, Children children, Map<CellKey, PairedTimes> times) {
    if (batch.copy() != 1) {
      return;
    }
    CellKey key = CellKey.of(batch);
    children
        .of(key)
        .ifPresent(
            alone -> {
              long[] nanos = alone.time(batch.calls(), batch.elapsedNanos());
              // A second pass begins anew, and so does a run after a call that hung.
              times
                  .compute(
                      key,
                      (k, before) ->
                          before != null && before.lastRound() < batch.round()
                              ? before
                              : new PairedTimes(alone.size()))
                  .add(batch.round(), batch.calls(), batch.elapsedNanos(), nanos);
            });
  }

  /** Why not all measuring threads were on one CPU; or which it was. */
  private Pinning pinning() {
    if (cpu.whyNot().isEmpty() && !childrenPinned) {
      return Pinning.failed("not every child JVM could be pinned");
    }
    return cpu.whyNot().isEmpty() ? Pinning.to(cpu.number()) : Pinning.failed(cpu.whyNot());
  }
}
