package io.github.hashcost.cli;

import io.github.hashcost.analysis.MachineChange;
import io.github.hashcost.analysis.MachineComparison;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What two result files say of their machines and JVMs, and what of it may be why a function
 * changed otherwise than the rest.
 */
final class MachineFacts {
  private final String firstName;
  private final RunResult first;
  private final String secondName;
  private final RunResult second;

  MachineFacts(String firstName, RunResult first, String secondName, RunResult second) {
    this.firstName = firstName;
    this.first = first;
    this.secondName = secondName;
    this.second = second;
  }

  /** A sentence for each fact that differs. */
  List<String> differences() {
    Environment a = first.environment();
    Environment b = second.environment();
    List<String> lines = new ArrayList<>();
    differ(lines, "processor", a.cpuModel(), b.cpuModel());
    differ(
        lines,
        "instruction sets that the other has not",
        Optional.of(only(a, b)),
        Optional.of(only(b, a)));
    for (String fact : List.of("version", "vmVersion", "flags", "jit", "collector")) {
      differ(lines, "JVM " + fact, fact(a.jvm(), fact), fact(b.jvm(), fact));
    }
    Set<String> users = new TreeSet<>(a.implementations().keySet());
    users.addAll(b.implementations().keySet());
    for (String user : users) {
      differ(
          lines,
          "library of " + user,
          fact(a.implementations(), user),
          fact(b.implementations(), user));
    }
    return lines;
  }

  private static Optional<String> fact(Map<String, String> facts, String name) {
    return Optional.ofNullable(facts.get(name)).filter(value -> !value.isEmpty());
  }

  private void differ(List<String> lines, String what, Optional<String> a, Optional<String> b) {
    if (!a.equals(b)) {
      lines.add(
          "Differs: "
              + what
              + ": "
              + a.orElse("none told")
              + " in "
              + firstName
              + ", "
              + b.orElse("none told")
              + " in "
              + secondName);
    }
  }

  private static String only(Environment in, Environment than) {
    Set<String> only = new LinkedHashSet<>(in.cpuFeatures());
    only.removeAll(than.cpuFeatures());
    return only.isEmpty() ? "none" : String.join(" ", only);
  }

  /** A sentence for the outliers that have a likely reason, and one for those that have none. */
  List<String> explain(MachineComparison comparison) {
    Set<String> explained = new LinkedHashSet<>();
    Set<String> unexplained = new LinkedHashSet<>();
    for (MachineChange outlier : comparison.outliers()) {
      reason(outlier).ifPresentOrElse(explained::add, () -> unexplained.add(outlier.function()));
    }
    List<String> lines = new ArrayList<>(explained);
    if (!unexplained.isEmpty()) {
      lines.add(
          "These facts do not explain "
              + String.join(", ", unexplained)
              + ": no implementation of it here is known to use an instruction set that one side"
              + " alone has. How a native library was built, or how busy a machine was, is in no"
              + " result file.");
    }
    return lines;
  }

  private Optional<String> reason(MachineChange outlier) {
    Optional<HashInstructions> a = HashInstructions.of(outlier.first(), first);
    Optional<HashInstructions> b = HashInstructions.of(outlier.second(), second);
    return a.flatMap(before -> b.filter(after -> fits(outlier, before, after)))
        .map(
            after ->
                "A likely reason for "
                    + outlier.function()
                    + ": the JDK computes it with "
                    + a.get().words()
                    + " in "
                    + firstName
                    + ", with "
                    + after.words()
                    + " in "
                    + secondName
                    + ".");
  }

  /** The side that has the worse instructions must be the one that lost. */
  private static boolean fits(MachineChange outlier, HashInstructions a, HashInstructions b) {
    return outlier.besidesCommon().point() > 1 ? b.rank() > a.rank() : b.rank() < a.rank();
  }
}
