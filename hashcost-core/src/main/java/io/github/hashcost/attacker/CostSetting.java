package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An id without what does not decide its cost. */
final class CostSetting {
  private CostSetting() {}

  /** Without provider; empty for an algorithm whose parameters have no law. */
  static Optional<AlgorithmId> of(AlgorithmId id) {
    return ScalingLaw.of(id.name())
        .filter(law -> law.hasParameters(id))
        .map(
            law -> {
              Map<String, String> kept = new LinkedHashMap<>(id.parameters());
              kept.keySet().retainAll(law.parameters());
              return AlgorithmId.parse(id.name()).withParameters(kept);
            });
  }
}
