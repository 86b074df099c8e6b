package io.github.hashcost.catalog;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashcostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what was not found, why, and what comes near. */
final class NotFound {
  private final AlgorithmId wanted;
  private final List<ProviderSnapshot> providers;
  private final List<ProviderProblem> problems;
  private final List<String> sentences = new ArrayList<>();

  NotFound(AlgorithmId wanted, List<ProviderSnapshot> providers, List<ProviderProblem> problems) {
    this.wanted = wanted;
    this.providers = providers;
    this.problems = problems;
  }

  HashcostException.UnknownAlgorithm exception() {
    List<String> near = Nearest.to(wanted, providers);
    wanted.provider().ifPresentOrElse(this::sayOfProvider, () -> sayOfName(near.isEmpty()));
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
      sentences.add("no provider " + Shown.name(name) + "; there are: " + names());
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
      sentences.add("provider '" + provider.name() + "' has no engine " + Shown.name(qualifier));
    }
    broken.forEach(problem -> sentences.add(problem.toString()));
  }

  private void sayOfKnown(ProviderSnapshot provider) {
    if (provider.availability() instanceof Availability.Unavailable u) {
      sayUnavailable("provider '" + provider.name() + "'", u);
      return;
    }
    sentences.add(
        "provider '" + provider.name() + "' has no function " + Shown.name(wanted.name()));
    sayMissing(provider);
  }

  private void sayOfName(boolean nothingNear) {
    sentences.add("no function " + Shown.name(wanted.name()));
    for (ProviderSnapshot provider : providers) {
      sayMissing(provider);
      if (nothingNear && provider.availability() instanceof Availability.Unavailable u) {
        sayUnavailable("provider '" + provider.name() + "'", u);
      }
    }
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
