package io.github.hashcost.result;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.GcActivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One function or operation on one input, measured in one pass: samples, or the reason why there
 * are none. Immutable.
 */
public final class Cell {
  private final Builder b;

  private Cell(Builder b) {
    this.b = b;
  }

  /**
   * Starts a cell.
   *
   * @param inputLabel how the input is called, such as {@code 12 B}; empty where there is none
   * @param inputBytes its length
   */
  public static Builder builder(AlgorithmId id, String inputLabel, long inputBytes) {
    return new Builder(id, inputLabel, inputBytes);
  }

  /** A builder that starts from this cell. */
  public Builder toBuilder() {
    return new Builder(b);
  }

  /** Canonical: provider, name and every parameter. */
  public AlgorithmId id() {
    return b.id;
  }

  public String inputLabel() {
    return b.inputLabel;
  }

  public long inputBytes() {
    return b.inputBytes;
  }

  /** 1, or how many inputs of this length were hashed in turn. */
  public int inputs() {
    return b.inputs;
  }

  /** What one call does so many of: {@code call}, {@code byte}, {@code entry}. */
  public String unit() {
    return b.unit;
  }

  public double unitsPerCall() {
    return b.unitsPerCall;
  }

  /** What was done, which may be less than the plan asked: then a caveat says why. */
  public Mode mode() {
    return b.mode;
  }

  /** What was done, which may be less than the plan asked: then a caveat says why. */
  public Isolation isolation() {
    return b.isolation;
  }

  /** How many threads ran it at once. */
  public int threads() {
    return b.threads;
  }

  /** Which of them this is, from 0; empty where the samples are not those of one of several. */
  public OptionalInt thread() {
    return b.thread;
  }

  /** 1, or 2 when it was measured again, together with all on its input. */
  public int pass() {
    return b.pass;
  }

  /** 1, or 2 for the identical twin that shows what difference means nothing. */
  public int copy() {
    return b.copy;
  }

  /** Empty where it failed. */
  public Optional<Samples> samples() {
    return Optional.ofNullable(b.samples);
  }

  /** Heap bytes that one call allocates; empty where nobody counted. */
  public OptionalDouble allocatedBytesPerCall() {
    return b.allocated;
  }

  /** Collections in the JVM while it was timed; empty where nobody counted. */
  public Optional<GcActivity> gc() {
    return Optional.ofNullable(b.gc);
  }

  /** What ended its sampling; empty where no precision was asked for, and in a failed cell. */
  public Optional<Ending> endedBy() {
    return Optional.ofNullable(b.endedBy);
  }

  /** What was seen while running; what follows from the samples belongs to the analysis. */
  public List<Caveat> observed() {
    return List.copyOf(b.observed);
  }

  public Optional<Failure> failure() {
    return Optional.ofNullable(b.failure);
  }

  /**
   * For a person: as {@link #toString()}, and where it failed the kind of its failure too, such as
   * {@code jca/sha-256 on 12 B (out-of-memory)}.
   */
  public String describe() {
    return this + failure().map(failure -> " (" + failure.kind() + ")").orElse("");
  }

  /** Function and input, which all passes, copies and threads of a cell share. */
  @Override
  public String toString() {
    return b.inputLabel.isEmpty() ? b.id.toString() : b.id + " on " + b.inputLabel;
  }

  /** Not thread-safe. */
  public static final class Builder {
    private final AlgorithmId id;
    private final String inputLabel;
    private final long inputBytes;
    private int inputs = 1;
    private String unit = "call";
    private double unitsPerCall = 1;
    private Mode mode = Mode.THROUGHPUT;
    private Isolation isolation = Isolation.LOOP;
    private int threads = 1;
    private OptionalInt thread = OptionalInt.empty();
    private int pass = 1;
    private int copy = 1;
    private @Nullable Samples samples;
    private OptionalDouble allocated = OptionalDouble.empty();
    private @Nullable GcActivity gc;
    private @Nullable Ending endedBy;
    private final List<Caveat> observed = new ArrayList<>();
    private @Nullable Failure failure;

    private Builder(AlgorithmId id, String inputLabel, long inputBytes) {
      this.id = Objects.requireNonNull(id, "id");
      this.inputLabel = Objects.requireNonNull(inputLabel, "inputLabel");
      this.inputBytes = inputBytes;
    }

    private Builder(Builder other) {
      id = other.id;
      inputLabel = other.inputLabel;
      inputBytes = other.inputBytes;
      inputs = other.inputs;
      unit = other.unit;
      unitsPerCall = other.unitsPerCall;
      mode = other.mode;
      isolation = other.isolation;
      threads = other.threads;
      thread = other.thread;
      pass = other.pass;
      copy = other.copy;
      samples = other.samples;
      allocated = other.allocated;
      gc = other.gc;
      endedBy = other.endedBy;
      observed.addAll(other.observed);
      failure = other.failure;
    }

    public Builder inputs(int count) {
      inputs = count;
      return this;
    }

    public Builder unit(String name, double perCall) {
      unit = Objects.requireNonNull(name, "name");
      unitsPerCall = perCall;
      return this;
    }

    public Builder mode(Mode mode) {
      this.mode = Objects.requireNonNull(mode, "mode");
      return this;
    }

    public Builder isolation(Isolation isolation) {
      this.isolation = Objects.requireNonNull(isolation, "isolation");
      return this;
    }

    public Builder threads(int threads) {
      this.threads = threads;
      return this;
    }

    public Builder thread(int index) {
      thread = OptionalInt.of(index);
      return this;
    }

    public Builder pass(int pass) {
      this.pass = pass;
      return this;
    }

    public Builder copy(int copy) {
      this.copy = copy;
      return this;
    }

    public Builder samples(Samples samples) {
      this.samples = Objects.requireNonNull(samples, "samples");
      return this;
    }

    public Builder allocatedBytesPerCall(double bytes) {
      allocated = OptionalDouble.of(bytes);
      return this;
    }

    public Builder gc(GcActivity gc) {
      this.gc = Objects.requireNonNull(gc, "gc");
      return this;
    }

    public Builder endedBy(Ending ending) {
      endedBy = Objects.requireNonNull(ending, "ending");
      return this;
    }

    public Builder observed(Caveat caveat) {
      observed.add(Objects.requireNonNull(caveat, "caveat"));
      return this;
    }

    public Builder failure(Failure failure) {
      this.failure = Objects.requireNonNull(failure, "failure");
      return this;
    }

    /**
     * A cell of what was collected so far.
     *
     * @throws IllegalStateException unless it has either samples or a failure
     */
    public Cell build() {
      if ((samples == null) == (failure == null)) {
        throw new IllegalStateException(id + ": a cell has either samples or a failure");
      }
      return new Cell(new Builder(this));
    }
  }
}
