package io.github.hashcost.attacker;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What each hash of a run cost here, beside what it costs whoever guesses passwords on a device. A
 * pure function of the run and the card. Immutable.
 */
public final class WhoPays {
  private static final double ENTROPY_BITS = 30;
  private static final double MOST_ENTROPY_BITS = 512;

  private final RunResult run;
  private final RateCard card;
  private final String device;
  private final OptionalDouble dollarsPerHour;
  private final double entropyBits;

  private WhoPays(
      RunResult run,
      RateCard card,
      String device,
      OptionalDouble dollarsPerHour,
      double entropyBits) {
    this.run = run;
    this.card = card;
    this.device = device;
    this.dollarsPerHour = dollarsPerHour;
    this.entropyBits = entropyBits;
  }

  /**
   * On the first device of the card, at the card's price, for a password of 30 bits.
   *
   * @throws HashcostException.InvalidParameter when the card has no device
   */
  public static WhoPays of(RunResult run, RateCard card) {
    Objects.requireNonNull(run, "run");
    if (card.devices().isEmpty()) {
      throw new HashcostException.InvalidParameter(
          card.title() + ": it has no rates; at least one is needed");
    }
    return new WhoPays(run, card, card.devices().get(0), OptionalDouble.empty(), ENTROPY_BITS);
  }

  /**
   * On another device, see {@link RateCard#device(String)}.
   *
   * @throws HashcostException.InvalidParameter when the card has no such device
   */
  public WhoPays device(String name) {
    return new WhoPays(run, card, card.device(name), dollarsPerHour, entropyBits);
  }

  /**
   * At this price instead of the card's.
   *
   * @throws HashcostException.InvalidParameter unless it is above 0 and at most a million
   */
  public WhoPays dollarsPerHour(double price) {
    Bounds.require("price", price, 0, 1e6);
    return new WhoPays(run, card, device, OptionalDouble.of(price), entropyBits);
  }

  /**
   * For a password that is one of {@code 2^bits} equally likely ones.
   *
   * @throws HashcostException.InvalidParameter unless it is above 0 and at most 512
   */
  public WhoPays entropyBits(double bits) {
    Bounds.require("entropy", bits, 0, MOST_ENTROPY_BITS);
    return new WhoPays(run, card, device, dollarsPerHour, bits);
  }

  /** As the card spells it. */
  public String device() {
    return device;
  }

  /** What an hour of the device costs; empty where neither the caller nor the card says. */
  public OptionalDouble dollarsPerHour() {
    return dollarsPerHour.isPresent()
        ? dollarsPerHour
        : card.price(device)
            .map(price -> OptionalDouble.of(price.dollarsPerHour()))
            .orElse(OptionalDouble.empty());
  }

  /** Whether that is the caller's and not the card's. */
  public boolean isPriceGiven() {
    return dollarsPerHour.isPresent();
  }

  public double entropyBits() {
    return entropyBits;
  }

  /**
   * Every hash that has samples, in the order of the run, each on the first input that it ran on.
   * What is no hash function is left out.
   */
  public List<HashPrice> prices() {
    Comparison comparison = Comparison.of(run);
    return run.latest().stream()
        .filter(cell -> cell.samples().isPresent() && isFirst(cell))
        .flatMap(cell -> facts(cell).map(facts -> price(comparison, cell, facts)).stream())
        .toList();
  }

  /** The password hashes among them at their settings, from what costs the attacker most. */
  public Ranking ranking() {
    return Ranking.of(prices());
  }

  /**
   * The password hashes among them as if each had a setting with exactly this login time, which
   * bcrypt and scrypt need not have: guesses per second go with its inverse, since the work of a
   * login and that of a guess grow alike. The nearer the settings of the run are to it, the less
   * rests on that.
   *
   * @param login above 0
   * @throws HashcostException.InvalidParameter when it is not
   */
  public Ranking rankingAt(Duration login) {
    Bounds.require("login time in seconds", login.toNanos() / 1e9, 0, 1e9);
    return Ranking.at(login, prices());
  }

  private boolean isFirst(Cell cell) {
    return run.latest().stream()
        .filter(c -> c.id().equals(cell.id()) && c.samples().isPresent())
        .findFirst()
        .filter(cell::equals)
        .isPresent();
  }

  private Optional<FunctionFacts> facts(Cell cell) {
    return Optional.ofNullable(run.functions().get(cell.id()));
  }

  private HashPrice price(Comparison comparison, Cell cell, FunctionFacts facts) {
    return new HashPrice(
        cell.id(),
        facts.claims().map(SecurityClaims::forPasswords).orElse(false),
        comparison.nanos(cell),
        facts.memoryBytes(),
        cell.allocatedBytesPerCall(),
        card.guesses(cell.id(), device),
        dollarsPerHour(),
        Math.pow(2, entropyBits));
  }
}
