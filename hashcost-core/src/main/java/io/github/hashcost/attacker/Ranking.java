package io.github.hashcost.attacker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Password hashes by what they cost the attacker, dearest first. Two whose ranges of guesses per
 * second overlap cannot be told apart: they are tied. Immutable.
 */
public final class Ranking {
  private final List<Place> places;
  private final List<HashPrice> unplaced;

  private Ranking(List<Place> places, List<HashPrice> unplaced) {
    this.places = List.copyOf(places);
    this.unplaced = List.copyOf(unplaced);
  }

  /** One line of a ranking. */
  public static final class Place {
    private final int number;
    private final boolean tied;
    private final HashPrice price;

    private Place(int number, boolean tied, HashPrice price) {
      this.number = number;
      this.tied = tied;
      this.price = price;
    }

    /** 1 plus the number of those that are surely dearer. */
    public int number() {
      return number;
    }

    /** Whether the range of another overlaps its own. */
    public boolean isTied() {
      return tied;
    }

    /** What was ranked. */
    public HashPrice price() {
      return price;
    }

    /** Such as {@code 2 (tied): …}. */
    @Override
    public String toString() {
      return number + (tied ? " (tied): " : ": ") + price;
    }
  }

  /** Of the password hashes among these. */
  static Ranking of(List<HashPrice> all) {
    List<HashPrice> ranked = new ArrayList<>();
    List<HashPrice> unplaced = new ArrayList<>();
    for (HashPrice price : all) {
      if (price.forPasswords()) {
        (price.guesses().isPresent() ? ranked : unplaced).add(price);
      }
    }
    ranked.sort(Comparator.comparingDouble(price -> rate(price).perSecond()));
    return new Ranking(ranked.stream().map(price -> place(price, ranked)).toList(), unplaced);
  }

  private static Place place(HashPrice price, List<HashPrice> all) {
    double low = rate(price).range().low();
    int dearer = (int) all.stream().filter(p -> rate(p).range().high() < low).count();
    boolean tied =
        all.stream().anyMatch(p -> p != price && rate(p).range().overlaps(rate(price).range()));
    return new Place(dearer + 1, tied, price);
  }

  private static GuessRate rate(HashPrice price) {
    return price.guesses().orElseThrow();
  }

  /** Fewest guesses per second first. */
  public List<Place> places() {
    return places;
  }

  /** Password hashes that the card has no figure for. */
  public List<HashPrice> unplaced() {
    return unplaced;
  }
}
