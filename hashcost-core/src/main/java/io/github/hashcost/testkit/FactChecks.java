package io.github.hashcost.testkit;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.jvm.AllocationMeter;
import io.github.hashcost.testkit.Check.Broken;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Whether what is said of a function is so. */
final class FactChecks {
  private static final int WARM_CALLS = 20_000;
  private static final long MOST_WARM_UP_NANOS = 300_000_000;
  private static final int COUNTED_CALLS = 1_000;
  private static final int SHORT_PASSWORD = 32;
  private static final int LONG_PASSWORD = 32 * SHORT_PASSWORD;

  private final Candidate candidate;
  private final Subject subject;
  private final HashCatalog catalog;

  FactChecks(Candidate candidate, Subject subject, HashCatalog catalog) {
    this.candidate = candidate;
    this.subject = subject;
    this.catalog = catalog;
  }

  void id(List<String> remarks) throws Broken {
    AlgorithmId id = candidate.id();
    Broken.unless(AlgorithmId.parse(id.toString()).equals(id), "its id reads back as another one");
    Broken.unless(catalog.get(id.toString()).id().equals(id), "its id finds another function");
    for (String alias : candidate.spec().aliases()) {
      Broken.unless(
          catalog
              .get(id.provider().orElseThrow() + "/" + alias)
              .spec()
              .name()
              .equals(candidate.spec().name()),
          "its alias " + alias + " finds another function");
    }
  }

  void claims(List<String> remarks) throws Broken {
    Optional<SecurityClaims> own = candidate.spec().claims();
    Optional<SecurityClaims> known = candidate.claims();
    if (known.isEmpty()) {
      remarks.add("nobody says what it withstands");
    }
    if (own.isPresent() && known.isPresent()) {
      notMore("collision", own.get().collision(), known.get().collision());
      notMore("preimage", own.get().preimage(), known.get().preimage());
      Broken.unless(
          !own.get().forPasswords() || known.get().forPasswords(),
          "claims to be for passwords, which " + known.get().citation() + " does not say");
    }
  }

  private static void notMore(String property, Strength own, Strength known) throws Broken {
    Broken.unless(
        own == Strength.UNSTATED || known == Strength.UNSTATED || own.compareTo(known) <= 0,
        "claims "
            + property
            + " resistance "
            + own.name().toLowerCase(Locale.ROOT)
            + ", known is "
            + known.name().toLowerCase(Locale.ROOT));
  }

  void allocation(List<String> remarks) throws Broken {
    AllocationMeter meter = AllocationMeter.system();
    if (meter.bytes() < 0) {
      remarks.add("nobody counts allocations in this JVM");
      return;
    }
    boolean slow = subject.isSlow();
    byte[] input = Subject.printable(slow ? 8 : 64);
    byte[] digest = new byte[subject.digestBytes()];
    double least = Double.MAX_VALUE;
    try (Hasher hasher = subject.newHasher()) {
      warm(hasher, input, digest, slow ? 3 : WARM_CALLS);
      for (int i = 0; i < 3; i++) {
        int calls = slow ? 1 : COUNTED_CALLS;
        long before = meter.bytes();
        hash(hasher, input, digest, calls);
        least = Math.min(least, (double) (meter.bytes() - before) / calls);
      }
    } catch (HashcostException.InvalidParameter e) {
      remarks.add("refuses " + input.length + " printable bytes, so nothing was counted");
      return;
    }
    boolean allocates = least >= 1;
    Broken.unless(
        candidate.spec().allocates() || !allocates,
        String.format(
            Locale.ROOT, "allocates %.0f bytes a call and does not say so in its spec", least));
    if (candidate.spec().allocates() && !allocates) {
      remarks.add("says that it allocates, and here it did not");
    }
  }

  private static void warm(Hasher hasher, byte[] input, byte[] digest, int calls) {
    long start = System.nanoTime();
    for (int left = calls; left > 0 && System.nanoTime() - start < MOST_WARM_UP_NANOS; left--) {
      hash(hasher, input, digest, 1);
    }
  }

  private static void hash(Hasher hasher, byte[] input, byte[] digest, int calls) {
    for (int i = 0; i < calls; i++) {
      hasher.hash(input, 0, input.length, digest, 0);
    }
  }

  /** A long password is digested once; only that may cost more. Told, never failing. */
  void lengthIndependence(List<String> remarks) throws Broken {
    if (!candidate.claims().map(SecurityClaims::forPasswords).orElse(false)) {
      return;
    }
    Candidate dear = Subject.costing(candidate, Duration.ofMillis(2));
    try {
      double ratio = (double) nanos(dear, LONG_PASSWORD) / Math.max(1, nanos(dear, SHORT_PASSWORD));
      remarks.add(
          String.format(
              Locale.ROOT,
              "a password of %d bytes costs %.2f times one of %d",
              LONG_PASSWORD,
              ratio,
              SHORT_PASSWORD));
    } catch (HashcostException.InvalidParameter e) {
      remarks.add("refuses a password of " + LONG_PASSWORD + " bytes");
    }
  }

  private static long nanos(Candidate candidate, int length) {
    byte[] input = Subject.printable(length);
    byte[] digest = new byte[candidate.spec().digestBytes(candidate.setting())];
    long[] nanos = new long[3];
    try (Hasher hasher = candidate.newHasher()) {
      hash(hasher, input, digest, 1);
      for (int i = 0; i < nanos.length; i++) {
        long start = System.nanoTime();
        hash(hasher, input, digest, 1);
        nanos[i] = System.nanoTime() - start;
      }
    }
    Arrays.sort(nanos);
    return nanos[nanos.length / 2];
  }
}
