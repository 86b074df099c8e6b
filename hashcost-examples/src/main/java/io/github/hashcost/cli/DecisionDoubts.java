package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.passwords.PasswordDecision;
import io.github.hashcost.result.Caveat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The section on what to doubt: a table of what settings are in doubt, and a sentence for each. */
final class DecisionDoubts {
  private final PasswordDecision decision;

  DecisionDoubts(PasswordDecision decision) {
    this.decision = decision;
  }

  void add(Page page) {
    Map<String, Set<String>> all = new LinkedHashMap<>();
    decision
        .calibrations()
        .forEach((function, c) -> c.caveats().forEach(caveat -> note(all, caveat, function)));
    if (all.isEmpty()) {
      return;
    }
    PageTable table = new PageTable().left("doubt").left("with");
    all.forEach(
        (doubt, functions) ->
            table.row(
                doubt,
                functions.size() == decision.calibrations().size()
                    ? "all of them"
                    : String.join(", ", functions)));
    page.section("What to doubt").add(table).say(hints());
  }

  private static void note(Map<String, Set<String>> all, Caveat caveat, Candidate function) {
    all.computeIfAbsent(words(caveat), doubt -> new LinkedHashSet<>())
        .add(function.id().withParameters(Map.of()).toString());
  }

  private static String words(Caveat caveat) {
    return caveat.code().replace('-', ' ');
  }

  /** The figures of one of them stand for all. */
  private String hints() {
    Map<String, Caveat> one = new LinkedHashMap<>();
    List<Caveat> every =
        decision.calibrations().values().stream().flatMap(c -> c.caveats().stream()).toList();
    every.forEach(c -> one.putIfAbsent(c.code(), c));
    return one.values().stream()
        .map(c -> words(c) + ": such as " + c.detail() + "; " + c.hint() + ".")
        .collect(Collectors.joining(" "));
  }
}
