package io.github.hashcost.attacker;

/** What an hour of a device costs, and when that was seen. Immutable. */
public final class Price {
  private final double dollarsPerHour;
  private final String asOf;
  private final String source;

  private Price(double dollarsPerHour, String asOf, String source) {
    this.dollarsPerHour = dollarsPerHour;
    this.asOf = asOf;
    this.source = source;
  }

  static Price of(double dollarsPerHour, String asOf, String source) {
    return new Price(
        Bounds.require("price", dollarsPerHour, 0, 1e6),
        Rate.requireDate(asOf),
        Rate.requireText("source", source));
  }

  public double dollarsPerHour() {
    return dollarsPerHour;
  }

  /** A year, month or day of ISO 8601. */
  public String asOf() {
    return asOf;
  }

  public String source() {
    return source;
  }
}
