package io.github.hashcost.api;

import java.util.Objects;

/**
 * Whether something works here, and how to make it. Closed for good: callers switch over both
 * cases.
 */
public sealed interface Availability {
  /** It works here. */
  record Available() implements Availability {}

  /**
   * It does not work here.
   *
   * @param reason what is missing, for a person
   * @param howToFix what to do about it, such as the dependency to add
   */
  record Unavailable(String reason, String howToFix) implements Availability {
    public Unavailable {
      Objects.requireNonNull(reason, "reason");
      Objects.requireNonNull(howToFix, "howToFix");
    }
  }

  static Availability available() {
    return new Available();
  }

  static Unavailable unavailable(String reason, String howToFix) {
    return new Unavailable(reason, howToFix);
  }
}
