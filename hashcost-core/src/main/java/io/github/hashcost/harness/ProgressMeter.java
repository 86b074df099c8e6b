package io.github.hashcost.harness;

import java.util.function.Consumer;

/**
 * Tells a listener how far the run is, once a percent, so that a listener costs the run nothing.
 */
final class ProgressMeter {
  private final Consumer<? super Progress> listener;
  private double from;
  private double to;
  private long toldPercent = -1;

  ProgressMeter(Consumer<? super Progress> listener) {
    this.listener = listener;
  }

  /** What follows is this part of the whole. */
  void stage(double from, double to) {
    this.from = from;
    this.to = to;
  }

  void at(String doing, double fraction) {
    double whole = from + (to - from) * Math.max(0, Math.min(1, fraction));
    long percent = (long) (100 * whole);
    if (percent > toldPercent) {
      toldPercent = percent;
      listener.accept(new Progress(doing, whole));
    }
  }
}
