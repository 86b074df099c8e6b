package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.password.Forecast;
import io.github.hashcost.report.Quantity;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Leaves out what takes longer for one login than the budget for all. */
final class LoginsInBudget {
  private final Duration budget;
  private final List<String> notes = new ArrayList<>();

  LoginsInBudget(Duration budget) {
    this.budget = budget;
  }

  /** In the same order; what is left out has a note. */
  List<Candidate> of(List<Candidate> candidates) {
    List<Candidate> fitting = new ArrayList<>();
    for (Candidate candidate : candidates) {
      double nanos = nanos(candidate);
      if (nanos <= budget.toNanos()) {
        fitting.add(candidate);
      } else {
        notes.add(
            ShortSetting.of(candidate)
                + " is left out: a login takes about "
                + Quantity.time(nanos)
                + " here, longer than --budget "
                + Quantity.time((double) budget.toNanos())
                + ".");
      }
    }
    return fitting;
  }

  private double nanos(Candidate candidate) {
    try {
      return Forecast.of(candidate, budget).nanos();
    } catch (HashcostException.Interrupted e) {
      throw e;
    } catch (HashcostException e) {
      // Why it refuses to run, the run itself will say.
      return 0;
    }
  }

  /** Why something was left out. */
  List<String> notes() {
    return List.copyOf(notes);
  }
}
