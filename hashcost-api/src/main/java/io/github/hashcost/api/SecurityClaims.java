package io.github.hashcost.api;

import java.time.LocalDate;
import java.util.Objects;

/** What an algorithm is believed to withstand, by whom, as of when. Immutable. */
public final class SecurityClaims {
  /** How well a property holds, worst first. */
  public enum Strength {
    /** Never meant to hold: no resistance, and not "no attack". */
    NONE,
    /** Was meant to hold; a practical attack is published. */
    BROKEN,
    /** An attack better than brute force is published, none of them practical. */
    WEAKENED,
    /** No attack better than brute force is known. */
    UNBROKEN,
    /** Nobody said. */
    UNSTATED
  }

  private final Strength collision;
  private final Strength preimage;
  private final boolean forPasswords;
  private final String citation;
  private final LocalDate asOf;

  private SecurityClaims(
      Strength collision,
      Strength preimage,
      boolean forPasswords,
      String citation,
      LocalDate asOf) {
    this.collision = Objects.requireNonNull(collision, "collision");
    this.preimage = Objects.requireNonNull(preimage, "preimage");
    this.forPasswords = forPasswords;
    this.citation = Objects.requireNonNull(citation, "citation");
    this.asOf = Objects.requireNonNull(asOf, "asOf");
  }

  /**
   * A claim with its source.
   *
   * @param forPasswords whether it is meant for stored passwords: slow on purpose, with a salt
   * @param citation who says so
   * @param asOf the day on which the claim was last held to be right
   */
  public static SecurityClaims of(
      Strength collision,
      Strength preimage,
      boolean forPasswords,
      String citation,
      LocalDate asOf) {
    return new SecurityClaims(collision, preimage, forPasswords, citation, asOf);
  }

  public Strength collision() {
    return collision;
  }

  public Strength preimage() {
    return preimage;
  }

  public boolean forPasswords() {
    return forPasswords;
  }

  public String citation() {
    return citation;
  }

  public LocalDate asOf() {
    return asOf;
  }
}
