package io.github.hashcost.password;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.report.Quantity;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A function that is fit to be calibrated, and how far its parameters may be turned.
 *
 * @param dials what may be turned to meet the target
 * @param warming what may be turned to warm up: what the id names too, so that nobody waits for a
 *     call of unknown length
 */
record Subject(Dials dials, Dials warming) {
  private static final long MEMORY_BYTES = 64L << 20;
  private static final long SEED = 42;

  /**
   * @throws HashcostException as {@link Calibrator#calibrate} says
   */
  static Subject of(HashCatalog catalog, String id, Options options) {
    Set<String> pinned = new HashSet<>(AlgorithmId.parse(id).parameters().keySet());
    Candidate candidate = catalog.get(id);
    if (!options.unsuitableToo) {
      requireForPasswords(candidate);
    }
    Candidate start = inLanes(candidate, options.parallelism, pinned);
    long limit = memoryLimit(start, pinned, options);
    Dials dials = new Dials(start, p -> !pinned.contains(p.name()), limit);
    requireAccepted(dials.fullest());
    return new Subject(dials, new Dials(start, p -> true, Dials.memoryBytes(dials.fullest())));
  }

  private static void requireForPasswords(Candidate candidate) {
    Optional<SecurityClaims> claims = candidate.claims();
    if (claims.filter(SecurityClaims::forPasswords).isPresent()) {
      return;
    }
    String name = candidate.spec().name();
    String why =
        !candidate.spec().parameters().isTunable()
            ? name + " has no cost to choose: it is as fast for an attacker as for you"
            : claims.isPresent()
                ? name + " is not meant for passwords"
                : "nobody says that " + name + " is meant for passwords";
    throw new HashcostException.Unsupported(
        why + "; take argon2id, scrypt, bcrypt or pbkdf2-hmac-sha256, or allow unsuitable ones");
  }

  /** Pins them too. */
  private static Candidate inLanes(Candidate candidate, OptionalInt lanes, Set<String> pinned) {
    if (lanes.isEmpty()) {
      return candidate;
    }
    String name =
        candidate.spec().parameters().parameters().stream()
            .filter(p -> p.role() == Parameter.Role.PARALLELISM)
            .map(Parameter::name)
            .findFirst()
            .orElseThrow(
                () ->
                    new HashcostException.InvalidParameter(
                        "parallelism "
                            + lanes.getAsInt()
                            + ": "
                            + candidate.spec().name()
                            + " has no such parameter; leave it out"));
    if (!pinned.add(name) && candidate.setting().number(name) != lanes.getAsInt()) {
      throw new HashcostException.InvalidParameter(
          "parallelism " + lanes.getAsInt() + ": the id names another; give one of the two");
    }
    return candidate.with(name, lanes.getAsInt());
  }

  private static long memoryLimit(Candidate candidate, Set<String> pinned, Options options) {
    long heap = Runtime.getRuntime().maxMemory();
    if (options.memoryBytes.isEmpty()) {
      return Math.min(MEMORY_BYTES, heap / 4 / options.verifiers);
    }
    long limit = options.memoryBytes.getAsLong();
    boolean searched =
        candidate.spec().parameters().parameters().stream()
            .anyMatch(p -> p.role() == Parameter.Role.MEMORY && !pinned.contains(p.name()));
    long most = heap / 4 * 3 / options.verifiers;
    if (searched && candidate.spec().allocates() && limit > most) {
      throw new HashcostException.InvalidParameter(
          "memory limit of "
              + Quantity.bytes(limit)
              + (options.verifiers > 1 ? " for each of " + options.verifiers + " at once" : "")
              + ": at most "
              + Quantity.bytes(most)
              + " are allowed with this heap, three quarters of it; choose less, or start java"
              + " with a greater -Xmx");
    }
    return limit;
  }

  /** Where the library knows a bound of its own, it says so before anything is measured. */
  private static void requireAccepted(Candidate fullest) {
    fullest.drawn(SEED).newHasher().close();
  }
}
