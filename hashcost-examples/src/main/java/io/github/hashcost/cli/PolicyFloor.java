package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.policy.Verdict;
import java.util.Map;
import java.util.Optional;

/** The nearest setting that meets a policy, through the same library. */
final class PolicyFloor {
  private PolicyFloor() {}

  /** Empty where the policy names none. */
  static Optional<Candidate> of(Candidate setting, Verdict verdict) {
    return verdict.compliant().map(floor -> raised(setting, floor.parameters()));
  }

  private static Candidate raised(Candidate setting, Map<String, String> floor) {
    Candidate raised = setting;
    for (Map.Entry<String, String> cost : floor.entrySet()) {
      if (raised.setting().schema().parameter(cost.getKey()).orElseThrow().choices().isEmpty()) {
        raised = raised.with(cost.getKey(), Long.parseLong(cost.getValue()));
      }
    }
    return raised;
  }
}
