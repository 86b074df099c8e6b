package io.github.hashcost.testkit;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.util.ArrayList;
import java.util.List;

/** Every check of one function. */
final class FunctionChecks {
  private final String id;
  private final List<Check> checks = new ArrayList<>();

  private FunctionChecks(String id) {
    this.id = id;
  }

  static List<Check> of(Candidate candidate, HashCatalog catalog) {
    Subject subject = Subject.of(candidate);
    DigestChecks digests = new DigestChecks(subject);
    HasherChecks hashers = new HasherChecks(subject);
    FactChecks facts = new FactChecks(candidate, subject, catalog);
    return new FunctionChecks(candidate.id().toString())
        .add("answers its test vectors", digests::vectors)
        .add("answers the same twice", digests::determinism)
        .add("reads only its part of the input array", digests::offsets)
        .add("writes only its part of the digest array", digests::bounds)
        .add("leaves its input as it is", digests::inputUntouched)
        .add("refuses what lies outside an array", hashers::outside)
        .add("works on after a call that threw", hashers::afterAnException)
        .add("has hashers that do not disturb each other", hashers::interleaved)
        .add("works on eight threads at once", hashers::threads)
        .add("answers or refuses any bytes", hashers::errorKinds)
        .add("is found by its id", facts::id)
        .add("claims no more than is known", facts::claims)
        .add("allocates only if it says so", facts::allocation)
        .add("costs the same for a long password", facts::lengthIndependence)
        .checks;
  }

  private FunctionChecks add(String promise, Check.Body body) {
    checks.add(new Check(id + ": " + promise, body));
    return this;
  }
}
