package io.github.hashcost.attacker;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/**
 * The cheapest settings at which a device guesses no faster than a limit. The upper end of each
 * figure's range counts, so that the limit holds where the law is off. Immutable.
 */
public final class AttackerLimit {
  private final RateCard card;
  private final String device;
  private final double guessesPerSecond;

  private AttackerLimit(RateCard card, String device, double guessesPerSecond) {
    this.card = card;
    this.device = device;
    this.guessesPerSecond = guessesPerSecond;
  }

  /**
   * Of one device of a card.
   *
   * @throws HashcostException.InvalidParameter for a device that the card does not have, or a limit
   *     that is not above 0
   */
  public static AttackerLimit of(RateCard card, String device, double guessesPerSecond) {
    return new AttackerLimit(card, card.device(device), Rate.requireGuesses(guessesPerSecond));
  }

  /**
   * The same function with its parameter of time as low as the limit allows, and where that reaches
   * its least value, with less memory too. Parallelism stays.
   *
   * @param start whose memory is kept as long as it can be
   * @return empty where the card has no figure for it, or no value holds the limit
   */
  public Optional<Candidate> setting(Candidate start) {
    if (card.guesses(start.id(), device).isEmpty()) {
      return Optional.empty();
    }
    Optional<Parameter> time = parameter(start, Parameter.Role.TIME);
    Optional<Candidate> found = time.isEmpty() ? Optional.of(start) : lowest(start, time.get());
    Optional<Parameter> memory = parameter(start, Parameter.Role.MEMORY);
    boolean least =
        found.isPresent()
            && time.map(p -> found.get().setting().number(p.name()) == p.min()).orElse(true);
    return (least && memory.isPresent() ? lowest(found.get(), memory.get()) : found)
        .filter(this::holds);
  }

  private static Optional<Parameter> parameter(Candidate candidate, Parameter.Role role) {
    return candidate.spec().parameters().parameters().stream()
        .filter(p -> p.role() == role)
        .findFirst();
  }

  private boolean holds(Candidate candidate) {
    return card.guesses(candidate.id(), device)
        .filter(g -> g.range().high() <= guessesPerSecond)
        .isPresent();
  }

  private Optional<Candidate> lowest(Candidate start, Parameter parameter) {
    LongFunction<Optional<Candidate>> at =
        value -> {
          try {
            return Optional.of(start.with(parameter.name(), value)).filter(this::holds);
          } catch (HashcostException.InvalidParameter e) {
            // Too little beside the other parameters.
            return Optional.empty();
          }
        };
    Predicate<Long> holds = value -> at.apply(value).isPresent();
    return parameter.step() == Parameter.Step.EVERY_INTEGER
        ? at.apply(bisect(parameter, holds))
        : at.apply(climb(parameter, holds));
  }

  /** From below: the greatest values may be too much beside the other parameters. */
  private static long bisect(Parameter parameter, Predicate<Long> holds) {
    long low = parameter.min();
    long high = low;
    while (!holds.test(high) && high < parameter.max()) {
      low = high + 1;
      high = high > parameter.max() / 2 ? parameter.max() : Math.max(low, 2 * high);
    }
    while (low < high) {
      long middle = low + (high - low) / 2;
      if (holds.test(middle)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private static long climb(Parameter parameter, Predicate<Long> holds) {
    long value = parameter.min();
    while (!holds.test(value) && value < parameter.max()) {
      value = parameter.step() == Parameter.Step.POWER_OF_TWO ? value * 2 : value + 1;
    }
    return value;
  }
}
