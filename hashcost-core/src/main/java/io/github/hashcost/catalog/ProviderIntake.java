package io.github.hashcost.catalog;

import io.github.hashcost.api.HashProvider;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes providers in, one by one, and keeps those that can be used. Not thread-safe. */
final class ProviderIntake {
  private static final int MOST_PROBLEMS = 100;
  private static final ProviderProblem AND_MORE =
      ProviderProblem.of("there are more problems than these", "mend these first");

  private final Map<String, ProviderSnapshot> accepted = new LinkedHashMap<>();
  private final Map<String, ProviderProblem> problems = new LinkedHashMap<>();

  ProviderIntake(Collection<ProviderSnapshot> accepted, Collection<ProviderProblem> problems) {
    accepted.forEach(s -> this.accepted.put(s.name(), s));
    problems.forEach(this::report);
  }

  void take(HashProvider provider, boolean discovered) {
    try {
      Origin origin = Origin.of(provider.getClass(), discovered);
      ProviderSnapshot snapshot = new ProviderReader(provider, origin, this::report).read();
      ProviderSnapshot first = accepted.putIfAbsent(snapshot.name(), snapshot);
      if (first != null) {
        report(
            ProviderProblem.of(
                "two providers named '"
                    + snapshot.name()
                    + "': "
                    + first.origin().providerClass()
                    + " is used, "
                    + origin.providerClass()
                    + " is not",
                "leave one of them out, or rename it"));
      }
    } catch (ProviderReader.Refused e) {
      report(e.problem());
    }
  }

  /** The same words twice say nothing new, and nobody reads a thousand. */
  void report(ProviderProblem problem) {
    if (problems.size() < MOST_PROBLEMS) {
      problems.putIfAbsent(problem.toString(), problem);
    } else {
      problems.putIfAbsent(AND_MORE.toString(), AND_MORE);
    }
  }

  List<ProviderSnapshot> accepted() {
    return new ArrayList<>(accepted.values());
  }

  List<ProviderProblem> problems() {
    return new ArrayList<>(problems.values());
  }
}
