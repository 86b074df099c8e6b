package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.catalog.Candidate;
import java.nio.charset.StandardCharsets;

/** The hash function of a ledger, known to work. Immutable and thread-safe. */
public final class ChainHash {
  private static final int MOST_DIGEST_BYTES = 1024;

  private final Candidate candidate;
  private final String id;
  private final byte[] genesis;

  private ChainHash(Candidate candidate, String id) {
    this.candidate = candidate;
    this.id = id;
    genesis = candidate.hash(JsonLinesFormat.headerLine(id).getBytes(StandardCharsets.US_ASCII));
  }

  /**
   * Any function that needs nothing but its input, or that was given its key.
   *
   * @throws HashcostException.InvalidParameter for a password hash, for one whose key is missing,
   *     and for a digest of more than 1024 bytes
   * @throws HashcostException.ProviderFailure when one of its test vectors fails
   */
  public static ChainHash of(Candidate candidate) {
    for (Parameter p : candidate.spec().parameters().parameters()) {
      if (p.role() == Parameter.Role.SALT) {
        throw new HashcostException.InvalidParameter(
            candidate.id().name()
                + " is a password hash; a ledger takes a plain one, such as sha-256");
      }
      boolean needed = p.isBytes() && p.min() > 0;
      if (needed && candidate.setting().bytes(p.name()).length == 0) {
        throw new HashcostException.InvalidParameter(
            candidate.id()
                + " needs a "
                + p.name()
                + " of "
                + p.min()
                + " to "
                + p.max()
                + " bytes, or take another, such as sha-256");
      }
    }
    int digestBytes = candidate.spec().digestBytes(candidate.setting());
    if (digestBytes > MOST_DIGEST_BYTES) {
      throw new HashcostException.InvalidParameter(
          candidate.id()
              + " writes "
              + digestBytes
              + " bytes; a ledger takes 1 to "
              + MOST_DIGEST_BYTES);
    }
    candidate.failingVector().ifPresent(v -> refuse(candidate));
    return new ChainHash(candidate, withoutProvider(candidate.id()));
  }

  private static void refuse(Candidate candidate) {
    throw new HashcostException.ProviderFailure(
        candidate.id() + ": a test vector fails, so its digests cannot be trusted");
  }

  /** Who computes it must not matter to who reads the file. */
  private static String withoutProvider(AlgorithmId id) {
    return AlgorithmId.parse(id.name()).withParameters(id.parameters()).toString();
  }

  /** As the header of a ledger has it: name and parameters, no provider, no key. */
  public String id() {
    return id;
  }

  public int digestBytes() {
    return genesis.length;
  }

  /**
   * Whether nobody is known to make an entry that fits in the place of another. Where it is false,
   * a ledger shows accidents, and no attack.
   */
  public boolean withstandsAttacks() {
    return candidate
        .claims()
        .map(SecurityClaims::collision)
        .filter(
            c ->
                c == SecurityClaims.Strength.UNBROKEN
                    || c == SecurityClaims.Strength.WEAKENED
                    || c == SecurityClaims.Strength.UNSTATED)
        .isPresent();
  }

  /** What stands for the hash before the first entry: the hash of the JSON header line. */
  byte[] genesis() {
    return genesis.clone();
  }

  /** For the calling thread. */
  Hasher newHasher() {
    return candidate.newHasher();
  }

  /** The id. */
  @Override
  public String toString() {
    return id;
  }
}
