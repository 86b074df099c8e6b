package io.github.hashcost.cli;

import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.catalog.Candidate;

/** What a function is believed to withstand, in few words. */
final class Claims {
  private Claims() {}

  static String words(Strength strength) {
    return switch (strength) {
      case NONE -> "easy";
      case BROKEN -> "broken";
      case WEAKENED -> "weakened";
      case UNBROKEN -> "none known";
      case UNSTATED -> "-";
    };
  }

  static boolean forPasswords(Candidate candidate) {
    return candidate.claims().map(SecurityClaims::forPasswords).orElse(false);
  }

  /** Shorter digests meet by chance, however good the function. */
  private static final int COLLIDES_BY_CHANCE_BYTES = 16;

  /** When it is the right answer. */
  static String rightFor(Candidate candidate) {
    if (forPasswords(candidate)) {
      return "stored credential";
    }
    return candidate
        .claims()
        .map(
            claims ->
                switch (claims.collision()) {
                  case NONE -> "hash table";
                  case BROKEN, WEAKENED -> "nothing new";
                  case UNBROKEN -> isShort(candidate) ? "hash table" : "integrity";
                  case UNSTATED -> "-";
                })
        .orElse("-");
  }

  /** Whether nobody is known to find two inputs of one digest, be it by chance. */
  static boolean resistsCollisions(Candidate candidate) {
    return collision(candidate) == Strength.UNBROKEN && !isShort(candidate);
  }

  /**
   * Whether it was meant to resist collisions, and is known not to, or less than it was meant to.
   */
  static boolean hasKnownBreak(Candidate candidate) {
    Strength collision = collision(candidate);
    return collision == Strength.BROKEN || collision == Strength.WEAKENED;
  }

  static Strength collision(Candidate candidate) {
    return candidate.claims().map(SecurityClaims::collision).orElse(Strength.UNSTATED);
  }

  private static boolean isShort(Candidate candidate) {
    return candidate.spec().digestBytes(candidate.setting()) < COLLIDES_BY_CHANCE_BYTES;
  }

  /** How hard it is to find an input for a digest. */
  static String preimage(Candidate candidate) {
    Strength strength = candidate.claims().map(SecurityClaims::preimage).orElse(Strength.UNSTATED);
    return switch (strength) {
      case NONE -> "was never meant to resist";
      case BROKEN -> "a practical method is published";
      case WEAKENED -> "no practical method known";
      case UNBROKEN -> "no method known";
      case UNSTATED -> "nobody has stated a claim";
    };
  }
}
