package io.github.hashcost.attacker;

/** How well founded a figure of guesses per second is. */
public enum Grade {
  /** Of exactly this setting. */
  MEASURED("measured"),

  /** Worked out by the law of the algorithm's parameters from the nearest measured setting. */
  SCALED("scaled"),

  /** All that is known of the algorithm rests on one measurement, scaled or not. */
  SINGLE_SOURCE("single source");

  private final String text;

  Grade(String text) {
    this.text = text;
  }

  /** For a person, such as {@code single source}. */
  public String text() {
    return text;
  }
}
