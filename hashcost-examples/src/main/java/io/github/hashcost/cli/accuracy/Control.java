package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Plan;
import io.github.hashcost.stats.Estimate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.DoubleConsumer;

/** What the {@link SharedLoop} says of the cells, over what their lone children say. Immutable. */
final class Control {
  private final Map<CellKey, Estimate> ratios;
  private final Optional<Again> again;

  private Control(Map<CellKey, Estimate> ratios, Optional<Again> again) {
    this.ratios = Map.copyOf(ratios);
    this.again = again;
  }

  /**
   * The first cell, timed again at the end.
   *
   * @param first its ratio when the loop was new
   * @param last its ratio after all the others
   */
  record Again(CellKey key, double first, double last) {}

  static Control none() {
    return new Control(Map.of(), Optional.empty());
  }

  /**
   * Times the cells in this order, and the first one again at the end. On a thread of its own,
   * since the pin to a CPU stays with the thread.
   *
   * @throws HashcostException.Interrupted when the calling thread is interrupted
   */
  static Control run(
      List<Subject> subjects,
      Children children,
      Plan plan,
      SharedCpu cpu,
      DoubleConsumer progress) {
    FutureTask<Control> work =
        new FutureTask<>(
            () -> {
              cpu.take();
              return measure(subjects, children, plan, progress);
            });
    Thread thread = new Thread(work, "accuracy-control");
    thread.setDaemon(true);
    thread.start();
    try {
      return work.get();
    } catch (InterruptedException e) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new HashcostException.Interrupted("interrupted while the control was measured");
    } catch (ExecutionException e) {
      throw new IllegalStateException("the control failed", e.getCause());
    }
  }

  private static Control measure(
      List<Subject> subjects, Children children, Plan plan, DoubleConsumer progress) {
    SharedLoop loop = new SharedLoop();
    List<Subject> order = new ArrayList<>(subjects);
    order.add(subjects.get(0));
    Map<CellKey, Estimate> ratios = new LinkedHashMap<>();
    Optional<Again> again = Optional.empty();
    int done = 0;
    for (Subject subject : order) {
      CellKey key = subject.key();
      Optional<Estimate> ratio =
          children
              .of(key)
              .flatMap(alone -> time(loop, subject, alone, plan))
              .flatMap(CellAccuracy::of)
              .map(CellAccuracy::ratio);
      if (ratio.isPresent()) {
        double last = ratio.get().point();
        again =
            Optional.ofNullable(ratios.put(key, ratio.get()))
                .map(first -> new Again(key, first.point(), last));
      }
      progress.accept((double) ++done / order.size());
    }
    return new Control(ratios, again);
  }

  private static Optional<PairedTimes> time(
      SharedLoop loop, Subject subject, LoneCell alone, Plan plan) {
    try {
      return Optional.of(loop.time(subject.candidate(), subject.input(), alone, plan));
    } catch (RuntimeException e) {
      // The harness has failed on it too, and said how.
      return Optional.empty();
    }
  }

  Optional<Estimate> ratio(CellKey key) {
    return Optional.ofNullable(ratios.get(key));
  }

  Optional<Again> again() {
    return again;
  }
}
