package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Password hashes turned to one login time; others stay as they are. */
final class LoginSettings {
  private final Screen screen;
  private final List<String> notes = new ArrayList<>();

  LoginSettings(HashCatalog catalog, Screen screen, Optional<Long> memoryBytes) {
    this.screen = screen;
  }

  List<Candidate> at(List<Candidate> candidates, Duration target) {
    Map<Candidate, Candidate> settings = new LinkedHashMap<>();
    candidates.stream().filter(Claims::forPasswords).forEach(c -> settings.put(c, c));
    Map<Candidate, Candidate> turned = settings;
    for (int turn = 0; turn < 2 && !turned.isEmpty(); turn++) {
      RunResult run =
          Harness.builder()
              .timeBudget(Duration.ofSeconds(8))
              .onProgress(screen::progress)
              .build()
              .run(Operation.hashes(turned.values(), Input.ofSize(12)));
      turned = LoginBudget.turned(turned, run, target.toNanos());
    }
    Map<Candidate, Candidate> found = turned;
    return candidates.stream().map(c -> found.getOrDefault(c, c)).toList();
  }

  List<String> notes() {
    return List.copyOf(notes);
  }
}
