package io.github.hashcost.harness;

import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.Setting;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.Origin;
import io.github.hashcost.jvm.FreshClasses;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Isolation;
import java.util.Locale;
import java.util.Optional;

/**
 * A candidate made again from its provider's class, its id and its bytes, with as much of the code
 * fresh as was asked and can be had.
 *
 * @param shortfall why it is less than was asked
 */
record Recreation(Candidate candidate, Isolation isolation, Optional<Caveat> shortfall) {
  static Recreation of(Candidate candidate, Isolation wanted) {
    if (wanted == Isolation.LOOP) {
      return new Recreation(candidate, Isolation.LOOP, Optional.empty());
    }
    Optional<String> impossible = impossible(candidate.origin());
    if (impossible.isPresent()) {
      return less(candidate, Isolation.LOOP, wanted, impossible.get());
    }
    try {
      return new Recreation(again(candidate, wanted), wanted, Optional.empty());
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      return lower(candidate, wanted, e);
    }
  }

  private static Recreation lower(Candidate candidate, Isolation wanted, Throwable failed) {
    String why = "made again, its classes failed with " + failed.getClass().getName();
    Recreation next =
        of(candidate, wanted == Isolation.LIBRARY ? Isolation.ADAPTER : Isolation.LOOP);
    return less(next.candidate, next.isolation, wanted, why);
  }

  private static Recreation less(Candidate c, Isolation had, Isolation wanted, String why) {
    return new Recreation(c, had, Optional.of(shortfall(had, wanted, why)));
  }

  static Caveat shortfall(Isolation had, Isolation wanted, String why) {
    return Caveat.of(
        "shared-profile",
        "isolation " + name(had) + ", not " + name(wanted) + ": " + why,
        "measured beside other functions, it may read higher than alone");
  }

  private static String name(Isolation isolation) {
    return isolation.name().toLowerCase(Locale.ROOT);
  }

  private static Optional<String> impossible(Origin origin) {
    if (!origin.discovered()) {
      return Optional.of("its provider was handed to the catalog as an object");
    }
    return origin.reloadable()
        ? Optional.empty()
        : Optional.of("its provider says that it cannot be loaded again");
  }

  private static Candidate again(Candidate candidate, Isolation isolation)
      throws ReflectiveOperationException {
    Class<?> origin = candidate.origin().providerType();
    Class<?> type =
        isolation == Isolation.LIBRARY
            ? FreshClasses.library(origin)
            : FreshClasses.adapter(origin);
    HashProvider provider = (HashProvider) type.getConstructor().newInstance();
    Candidate again = HashCatalog.of(provider).get(candidate.id().toString());
    Setting setting = candidate.setting();
    for (Parameter parameter : setting.schema().parameters()) {
      byte[] bytes = setting.bytes(parameter.name());
      if (parameter.isBytes() && bytes.length > 0) {
        again = again.withBytes(parameter.name(), bytes);
      }
    }
    if (!again.id().equals(candidate.id())) {
      throw new HashcostException.Unsupported("made again, it is " + again.id());
    }
    return again;
  }
}
