package io.github.hashcost.catalog;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.text.EditDistance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what was not found, why, and what comes near. */
final class NotFound {
  private final AlgorithmId wanted;
  private final List<ProviderSnapshot> providers;
  private final List<ProviderProblem> problems;
  private final List<String> near;
  private final List<String> sentences = new ArrayList<>();

  NotFound(AlgorithmId wanted, List<ProviderSnapshot> providers, List<ProviderProblem> problems) {
    this.wanted = wanted;
    this.providers = providers;
    this.problems = problems;
    near = Nearest.to(wanted, providers);
  }

  HashcostException.UnknownAlgorithm exception() {
    wanted.provider().ifPresentOrElse(this::sayOfProvider, this::sayOfName);
    if (!near.isEmpty()) {
      sentences.add("nearest: " + String.join(", ", near));
    } else if (providers.stream().allMatch(p -> p.functions().isEmpty())) {
      sentences.add("no provider offers a function: is hashcost-providers on the class path?");
    } else {
      sentences.add("HashCatalog.candidates() has all that there are");
    }
    if (!problems.isEmpty()) {
      sentences.add("not everything could be used: see HashCatalog.problems()");
    }
    return new HashcostException.UnknownAlgorithm(String.join("; ", sentences));
  }

  private void sayOfProvider(String name) {
    Optional<ProviderSnapshot> known =
        providers.stream().filter(p -> p.name().equals(name)).findFirst();
    if (known.isEmpty()) {
      boolean mistyped = providers.stream().anyMatch(p -> EditDistance.of(name, p.name()) <= 1);
      sentences.add("no provider " + shown(name, mistyped) + "; there are: " + names());
    } else if (wanted.qualifier().isPresent()) {
      sayOfEngine(known.get(), wanted.qualifier().get());
    } else {
      sayOfKnown(known.get());
    }
  }

  private String names() {
    return providers.isEmpty()
        ? "none"
        : String.join(", ", providers.stream().map(ProviderSnapshot::name).toList());
  }

  private void sayOfEngine(ProviderSnapshot provider, String qualifier) {
    List<ProviderProblem> broken = new ArrayList<>();
    Optional<ProviderSnapshot> engine = provider.qualified(qualifier, broken::add);
    if (engine.isPresent()) {
      sayOfKnown(engine.get());
    } else {
      sentences.add("provider '" + provider.name() + "' has no engine of this name");
    }
    broken.forEach(problem -> sentences.add(problem.toString()));
  }

  private void sayOfKnown(ProviderSnapshot provider) {
    if (provider.availability() instanceof Availability.Unavailable u) {
      sayUnavailable("provider '" + provider.name() + "'", u);
      return;
    }
    sentences.add("provider '" + provider.name() + "' has no function " + function());
    sayMissing(provider);
  }

  private void sayOfName() {
    sentences.add("no function " + function());
    for (ProviderSnapshot provider : providers) {
      sayMissing(provider);
      if (near.isEmpty() && provider.availability() instanceof Availability.Unavailable u) {
        sayUnavailable("provider '" + provider.name() + "'", u);
      }
    }
  }

  private String function() {
    return shown(wanted.name(), !near.isEmpty());
  }

  /** What comes near nothing that there is may be a pasted password. */
  private static String shown(String name, boolean mistyped) {
    return mistyped ? Shown.name(name) : "of this name";
  }

  private void sayMissing(ProviderSnapshot provider) {
    Availability.Unavailable missing = provider.missing().get(wanted.name());
    if (missing != null) {
      sayUnavailable(provider.name() + "/" + wanted.name(), missing);
    }
  }

  private void sayUnavailable(String what, Availability.Unavailable why) {
    sentences.add(what + " does not work here: " + why.reason() + "; to fix it: " + why.howToFix());
  }
}
