package io.github.hashcost.password;

import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.Caveat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reasons to doubt the figures of a load. */
final class LoadDoubts {
  /** The part of the CPUs that others may have before it is worth a word. */
  static final double TAKEN = 0.10;

  private LoadDoubts() {}

  static List<Caveat> about(List<CapacityLevel> levels, double cpus) {
    List<Caveat> doubts = new ArrayList<>();
    fewLogins(levels).ifPresent(doubts::add);
    throttled(levels).ifPresent(doubts::add);
    busyHost(levels, cpus).ifPresent(doubts::add);
    return List.copyOf(doubts);
  }

  private static Optional<Caveat> fewLogins(List<CapacityLevel> levels) {
    List<CapacityLevel> few = levels.stream().filter(CapacityLevel::p99IsTheLongest).toList();
    return few.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Caveat.of(
                "few-logins",
                few.stream()
                    .map(l -> "n = " + l.logins() + " (" + l.atOnce() + " at once)")
                    .collect(Collectors.joining(" and of ", "p99 of ", " is the longest login")),
                "100 or more make it a percentile; give it a greater time budget"));
  }

  /** The most of any level. */
  private static Optional<Caveat> throttled(List<CapacityLevel> levels) {
    return levels.stream()
        .filter(level -> level.host().throttledNanos().orElse(0) > 0)
        .max(Comparator.comparingLong(level -> level.host().throttledNanos().orElse(0)))
        .map(
            level ->
                Caveat.of(
                    "throttled",
                    "the CPU quota of the control group stopped the process for "
                        + Quantity.time((double) level.host().throttledNanos().orElse(0))
                        + " at "
                        + level.atOnce()
                        + " at once",
                    "that is what logins see under this quota; a greater one makes p99 shorter"));
  }

  private static Optional<Caveat> busyHost(List<CapacityLevel> levels, double cpus) {
    return levels.stream()
        .filter(level -> level.takenCpus() > TAKEN * cpus)
        .max(Comparator.comparingDouble(CapacityLevel::takenCpus))
        .map(
            level ->
                Caveat.of(
                    "busy-host",
                    "others had "
                        + LimitRule.text(level.takenCpus())
                        + " CPUs at "
                        + level.atOnce()
                        + " at once",
                    "stop them, or measure again when it is quiet: figures are theirs too, and memory"
                        + " bandwidth cannot be told as a limit"));
  }
}
