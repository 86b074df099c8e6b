package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.stats.Estimate;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What one hash costs the defender and the attacker. What rests on guesses per second is empty
 * where the card has none for the setting; money also where nobody named a price. Immutable.
 */
public final class HashPrice {
  private static final double NANOS = 1e9;
  private static final double SECONDS_PER_HOUR = 3600;
  private static final double CONTEST_GUESSES = 4_294_967_296.0;

  private final AlgorithmId id;
  private final boolean forPasswords;
  private final Estimate nanos;
  private final long memoryBytes;
  private final OptionalDouble allocatedBytes;
  private final Optional<GuessRate> guesses;
  private final OptionalDouble dollarsPerHour;
  private final double passwords;

  HashPrice(
      AlgorithmId id,
      boolean forPasswords,
      Estimate nanos,
      long memoryBytes,
      OptionalDouble allocatedBytes,
      Optional<GuessRate> guesses,
      OptionalDouble dollarsPerHour,
      double passwords) {
    this.id = id;
    this.forPasswords = forPasswords;
    this.nanos = nanos;
    this.memoryBytes = memoryBytes;
    this.allocatedBytes = allocatedBytes;
    this.guesses = guesses;
    this.dollarsPerHour = dollarsPerHour;
    this.passwords = passwords;
  }

  /** Canonical. */
  public AlgorithmId id() {
    return id;
  }

  /** Whether it was made for passwords. */
  public boolean forPasswords() {
    return forPasswords;
  }

  /** Nanoseconds of one login: the median as measured. */
  public Estimate nanos() {
    return nanos;
  }

  /**
   * Seconds of one core for 1,000 logins. What was measured is time, so it is too little for a
   * library that computes lanes on threads of its own.
   */
  public double cpuSecondsPerThousand() {
    return nanos.point() / NANOS * 1000;
  }

  /** Bytes that one login fills by design; 0 where memory is no cost. */
  public long memoryBytes() {
    return memoryBytes;
  }

  /** Heap bytes that one login allocates; empty where nobody counted. */
  public OptionalDouble allocatedBytes() {
    return allocatedBytes;
  }

  /** What the device does against it. */
  public Optional<GuessRate> guesses() {
    return guesses;
  }

  /** Dollars for {@code 2^32} guesses: {@code 2^32 / (guesses/s) / 3600} hours at the price. */
  public OptionalDouble dollarsPer2To32() {
    return dollars(secondsFor(CONTEST_GUESSES));
  }

  /** Seconds to try every password of the entropy; on average half of it finds one. */
  public OptionalDouble crackSeconds() {
    return secondsFor(passwords);
  }

  /** What these seconds cost, in dollars. */
  public OptionalDouble crackDollars() {
    return dollars(crackSeconds());
  }

  /**
   * Guesses that the device makes while one core of the defender computes one hash: guesses/s times
   * the seconds of a login. Work that costs the defender a core-second costs the attacker one
   * second of the device divided by this. It hardly moves with the cost of a function, so it tells
   * one function from another.
   */
  public OptionalDouble asymmetry() {
    return guesses
        .map(g -> OptionalDouble.of(g.perSecond() * nanos.point() / NANOS))
        .orElse(OptionalDouble.empty());
  }

  private OptionalDouble secondsFor(double number) {
    return guesses
        .map(g -> OptionalDouble.of(number / g.perSecond()))
        .orElse(OptionalDouble.empty());
  }

  private OptionalDouble dollars(OptionalDouble seconds) {
    return seconds.isPresent() && dollarsPerHour.isPresent()
        ? OptionalDouble.of(seconds.getAsDouble() / SECONDS_PER_HOUR * dollarsPerHour.getAsDouble())
        : OptionalDouble.empty();
  }

  /** Such as {@code jca/…: 190 ms a login; 14760 guesses/s (scaled), $32.33 for 2^32}. */
  @Override
  public String toString() {
    String attacker = guesses.map(GuessRate::toString).orElse("no figure of the attacker's");
    OptionalDouble dollars = dollarsPer2To32();
    return String.format(
        Locale.ROOT,
        "%s: %s ms a login; %s%s",
        id,
        Figures.plain(nanos.point() / 1e6),
        attacker,
        dollars.isPresent() ? ", $" + Figures.plain(dollars.getAsDouble()) + " for 2^32" : "");
  }
}
