package io.github.hashcost.attacker;

import io.github.hashcost.stats.Interval;
import java.time.Duration;
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
    private final Entry entry;

    private Place(int number, boolean tied, Entry entry) {
      this.number = number;
      this.tied = tied;
      this.entry = entry;
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
      return entry.price;
    }

    /** By which it was ranked: those of its setting, or at the login time of the ranking. */
    public double guessesPerSecond() {
      return entry.guesses;
    }

    /**
     * Where they lie: as far as the law may be off, and at one login time as far as the login is
     * known too. Of level 0, as that of {@link GuessRate#range()}.
     */
    public Interval range() {
      return entry.range;
    }

    /** Such as {@code 2 (tied), 3950 guesses/s: …}. */
    @Override
    public String toString() {
      String guesses = Figures.plain(entry.guesses) + " guesses/s: ";
      return number + (tied ? " (tied), " : ", ") + guesses + entry.price;
    }
  }

  private record Entry(HashPrice price, double guesses, Interval range) {
    /** By the rate of the setting as it is. */
    static Entry asIs(HashPrice price, GuessRate rate) {
      return new Entry(price, rate.perSecond(), rate.range());
    }

    /** Both sides' work grows alike, so a login of this time leaves so many guesses a second. */
    static Entry at(Duration login, HashPrice price, GuessRate rate) {
      double nanos = (double) login.toNanos();
      Interval known = price.nanos().interval();
      return new Entry(
          price,
          rate.perSecond() * price.nanos().point() / nanos,
          new Interval(
              rate.range().low() * known.low() / nanos,
              rate.range().high() * known.high() / nanos,
              0));
    }
  }

  /** Of the password hashes among these, each at its own setting. */
  static Ranking of(List<HashPrice> all) {
    return of(all, Entry::asIs);
  }

  /** Of the password hashes among these, as if a login took so long with each. */
  static Ranking at(Duration login, List<HashPrice> all) {
    return of(all, (price, rate) -> Entry.at(login, price, rate));
  }

  private interface Entries {
    Entry of(HashPrice price, GuessRate rate);
  }

  private static Ranking of(List<HashPrice> all, Entries entries) {
    List<Entry> ranked = new ArrayList<>();
    List<HashPrice> unplaced = new ArrayList<>();
    for (HashPrice price : all) {
      if (price.forPasswords()) {
        price
            .guesses()
            .ifPresentOrElse(
                rate -> ranked.add(entries.of(price, rate)), () -> unplaced.add(price));
      }
    }
    List<Place> places = new ArrayList<>(ranked.stream().map(e -> place(e, ranked)).toList());
    places.sort(
        Comparator.comparingInt(Place::number).thenComparingDouble(Place::guessesPerSecond));
    return new Ranking(places, unplaced);
  }

  private static Place place(Entry entry, List<Entry> all) {
    double low = entry.range.low();
    int dearer = (int) all.stream().filter(e -> e.range.high() < low).count();
    boolean tied = all.stream().anyMatch(e -> !e.equals(entry) && e.range.overlaps(entry.range));
    return new Place(dearer + 1, tied, entry);
  }

  /** By their number, then fewest guesses per second first. */
  public List<Place> places() {
    return places;
  }

  /** Password hashes that the card has no figure for. */
  public List<HashPrice> unplaced() {
    return unplaced;
  }
}
