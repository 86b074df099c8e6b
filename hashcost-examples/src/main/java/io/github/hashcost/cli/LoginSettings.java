package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.Calibrator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Password hashes calibrated to one login time, their time and memory searched and all else kept;
 * others stay as they are.
 */
final class LoginSettings {
  private final Calibrator calibrator;
  private final List<String> notes = new ArrayList<>();

  LoginSettings(HashCatalog catalog, Screen screen, Duration target, Optional<Long> memoryBytes) {
    Calibrator any = Calibrator.of(catalog).target(target).onProgress(screen::progress);
    calibrator = memoryBytes.map(any::memoryBytes).orElse(any);
  }

  /** In the same order; what cannot be so fast is left out, with a note. */
  List<Candidate> of(List<Candidate> candidates) {
    List<Candidate> settings = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (Claims.forPasswords(candidate)) {
        calibrated(candidate).ifPresent(settings::add);
      } else {
        settings.add(candidate);
      }
    }
    return settings;
  }

  private Optional<Candidate> calibrated(Candidate candidate) {
    Calibration calibration = calibrator.calibrate(searched(candidate).toString());
    if (calibration instanceof Calibration.Infeasible infeasible) {
      return closest(candidate, infeasible);
    }
    return Optional.of(calibration.orThrow());
  }

  /** What could not be measured in time can be measured with all the others. */
  private Optional<Candidate> closest(Candidate candidate, Calibration.Infeasible infeasible) {
    String name = candidate.id().name();
    if (infeasible.closest().isExtrapolated()) {
      notes.add(name + " is at a setting that was only worked out: " + infeasible.reason() + ".");
      return Optional.of(infeasible.closest().setting());
    }
    notes.add(name + " is left out: " + infeasible + ".");
    return Optional.empty();
  }

  /** The id without what is to be searched. */
  private static AlgorithmId searched(Candidate candidate) {
    Map<String, String> kept = new LinkedHashMap<>(candidate.id().parameters());
    for (Parameter parameter : candidate.spec().parameters().parameters()) {
      if (parameter.role() == Parameter.Role.TIME || parameter.role() == Parameter.Role.MEMORY) {
        kept.remove(parameter.name());
      }
    }
    return candidate.id().withParameters(kept);
  }

  /** Why something was left out, or rests on less than a measurement. */
  List<String> notes() {
    return List.copyOf(notes);
  }
}
