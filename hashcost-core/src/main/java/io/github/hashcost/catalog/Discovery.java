package io.github.hashcost.catalog;

import io.github.hashcost.api.HashProvider;
import java.util.Iterator;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Walks a loader's providers to the end, whatever each of them does. */
final class Discovery {
  /** Steps of the walk, good or bad: more providers than anyone has. */
  static final int MOST_STEPS = 1000;

  private static final String SERVICE = HashProvider.class.getName();
  private static final String BAD_ENTRY =
      "add the jar that is missing, or correct META-INF/services/" + SERVICE;
  private static final String BAD_CONSTRUCTOR =
      "the public no-argument constructor must work without the third-party library: name its"
          + " types only in classes first touched from functions()";
  private static final String NOT_PUBLIC = "make the class and its no-argument constructor public";

  private final ProviderIntake intake;
  private final ServicesLoader loader;
  private final Iterator<ServiceLoader.Provider<HashProvider>> walk;

  private Discovery(ClassLoader loader, ProviderIntake intake) {
    this.intake = intake;
    this.loader = new ServicesLoader(loader, intake::report);
    walk = ServiceLoader.load(HashProvider.class, this.loader).stream().iterator();
  }

  static void run(ClassLoader loader, ProviderIntake intake) {
    new Discovery(loader, intake).run();
  }

  private void run() {
    for (int step = 0; step < MOST_STEPS; step++) {
      ServiceLoader.Provider<HashProvider> next;
      try {
        if (!walk.hasNext()) {
          return;
        }
        next = walk.next();
      } catch (Throwable t) {
        intake.report(notFound(t));
        continue;
      }
      instance(next).ifPresent(provider -> intake.take(provider, true));
    }
    intake.report(
        ProviderProblem.of(
            "discovery stopped after " + MOST_STEPS + " providers",
            "look for a class loader that lists providers without end"));
  }

  private Optional<HashProvider> instance(ServiceLoader.Provider<HashProvider> provider) {
    try {
      return Optional.of(provider.get());
    } catch (Throwable t) {
      intake.report(
          ProviderProblem.of(
              provider.type().getName() + ": cannot be constructed",
              t.getCause() instanceof IllegalAccessException ? NOT_PUBLIC : BAD_CONSTRUCTOR,
              t));
      return Optional.empty();
    }
  }

  /** A ServiceConfigurationError names the provider or the file; a LinkageError the other class. */
  private ProviderProblem notFound(Throwable t) {
    @Nullable String message = Thrown.messageOf(t);
    if (t instanceof ServiceConfigurationError && message != null) {
      String what =
          message.startsWith(SERVICE + ": ") ? message.substring(SERVICE.length() + 2) : message;
      Throwable cause = t.getCause();
      if (cause instanceof NoSuchMethodException) {
        // The message starts with the class.
        String provider = what.substring(0, Math.max(0, what.indexOf(' ')));
        return ProviderProblem.of(provider + ": has no public no-argument constructor", NOT_PUBLIC);
      }
      return cause == null
          ? ProviderProblem.of(what, BAD_ENTRY)
          : ProviderProblem.of(what, BAD_ENTRY, cause);
    }
    return ProviderProblem.of(loader.lastAskedFor() + ": cannot be loaded", BAD_ENTRY, t);
  }
}
