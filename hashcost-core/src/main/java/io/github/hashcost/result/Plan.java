package io.github.hashcost.result;

import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** How a run was asked to go; part of its result. Immutable. */
public final class Plan {
  private final Builder b;

  private Plan(Builder b) {
    this.b = b;
  }

  public static Builder builder() {
    return new Builder();
  }

  /** A builder that starts from this plan. */
  public Builder toBuilder() {
    return new Builder(b);
  }

  public Mode mode() {
    return b.mode;
  }

  public Isolation isolation() {
    return b.isolation;
  }

  /** The most samples a cell gets. */
  public int rounds() {
    return b.rounds;
  }

  /** The aim for one sample. */
  public Duration batch() {
    return b.batch;
  }

  /**
   * The timed calls of each cell, all samples together, where their number was fixed beforehand.
   */
  public OptionalLong iterations() {
    return b.iterations;
  }

  /**
   * The half-width of the interval, as a part of the median, at which a cell needs no more samples:
   * 0.01 is 1 %.
   */
  public OptionalDouble precision() {
    return b.precision;
  }

  /** On how many threads at once each cell ran, besides on one. */
  public int threads() {
    return b.threads;
  }

  /** False where timing began with the first call. */
  public boolean warmUp() {
    return b.warmUp;
  }

  /** The aim for the whole run; slow cells get fewer samples for it. */
  public Duration timeBudget() {
    return b.timeBudget;
  }

  /** Decides the order of the cells in each round, and every salt and key that was drawn. */
  public long seed() {
    return b.seed;
  }

  /** Every choice, such as {@code throughput, isolation adapter, 300 rounds of PT0.00015S, …}. */
  @Override
  public String toString() {
    return word(b.mode)
        + ", isolation "
        + word(b.isolation)
        + ", "
        + (b.iterations.isPresent() ? b.iterations.getAsLong() + " calls in " : "")
        + b.rounds
        + " rounds"
        + (b.iterations.isPresent() ? "" : " of " + b.batch)
        + (b.precision.isPresent() ? ", precision " + b.precision.getAsDouble() : "")
        + ", threads "
        + b.threads
        + (b.warmUp ? "" : ", cold")
        + ", budget "
        + b.timeBudget
        + ", seed "
        + b.seed;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Starts from the defaults: throughput, adapter isolation, 300 rounds of 150 us batches, one
   * thread, warmed up, 30 s, seed 42. Not thread-safe.
   */
  public static final class Builder {
    private Mode mode = Mode.THROUGHPUT;
    private Isolation isolation = Isolation.ADAPTER;
    private int rounds = 300;
    private Duration batch = Duration.ofNanos(150_000);
    private OptionalLong iterations = OptionalLong.empty();
    private OptionalDouble precision = OptionalDouble.empty();
    private int threads = 1;
    private boolean warmUp = true;
    private Duration timeBudget = Duration.ofSeconds(30);
    private long seed = 42;

    private Builder() {}

    private Builder(Builder other) {
      mode = other.mode;
      isolation = other.isolation;
      rounds = other.rounds;
      batch = other.batch;
      iterations = other.iterations;
      precision = other.precision;
      threads = other.threads;
      warmUp = other.warmUp;
      timeBudget = other.timeBudget;
      seed = other.seed;
    }

    public Builder mode(Mode mode) {
      this.mode = Objects.requireNonNull(mode, "mode");
      return this;
    }

    public Builder isolation(Isolation isolation) {
      this.isolation = Objects.requireNonNull(isolation, "isolation");
      return this;
    }

    public Builder rounds(int rounds) {
      this.rounds = rounds;
      return this;
    }

    public Builder batch(Duration batch) {
      this.batch = Objects.requireNonNull(batch, "batch");
      return this;
    }

    public Builder iterations(OptionalLong iterations) {
      this.iterations = Objects.requireNonNull(iterations, "iterations");
      return this;
    }

    public Builder precision(OptionalDouble precision) {
      this.precision = Objects.requireNonNull(precision, "precision");
      return this;
    }

    public Builder threads(int threads) {
      this.threads = threads;
      return this;
    }

    public Builder warmUp(boolean warmUp) {
      this.warmUp = warmUp;
      return this;
    }

    public Builder timeBudget(Duration timeBudget) {
      this.timeBudget = Objects.requireNonNull(timeBudget, "timeBudget");
      return this;
    }

    public Builder seed(long seed) {
      this.seed = seed;
      return this;
    }

    public Plan build() {
      return new Plan(new Builder(this));
    }
  }
}
