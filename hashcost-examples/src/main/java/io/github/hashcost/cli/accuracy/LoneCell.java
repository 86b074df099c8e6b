package io.github.hashcost.cli.accuracy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** One cell's children, those that are still there. One thread at a time uses it. */
final class LoneCell {
  private final List<Optional<ChildProcess>> children = new ArrayList<>();
  private final List<Answer.Ready> ready = new ArrayList<>();
  private final List<String> losses = new ArrayList<>();

  void add(ChildProcess child, Answer.Ready warm) {
    children.add(Optional.of(child));
    ready.add(warm);
  }

  void addLost(String why) {
    children.add(Optional.empty());
    losses.add(why);
  }

  /** Has each child time so many calls, one after the other. */
  long[] time(int calls, long expectedNanos) {
    long[] nanos = new long[children.size()];
    Arrays.fill(nanos, PairedTimes.NONE);
    for (int i = 0; i < nanos.length; i++) {
      Optional<ChildProcess> child = children.get(i);
      if (child.isPresent()) {
        try {
          nanos[i] = child.get().time(calls, expectedNanos);
        } catch (ChildProcess.Lost e) {
          losses.add(String.valueOf(e.getMessage()));
          children.set(i, Optional.empty());
        }
      }
    }
    return nanos;
  }

  /** With those that were lost. */
  int size() {
    return children.size();
  }

  /** What the children said of themselves, those that got warm. */
  List<Answer.Ready> ready() {
    return List.copyOf(ready);
  }

  /** Why children were lost, in the order of the losses. */
  List<String> losses() {
    return List.copyOf(losses);
  }
}
