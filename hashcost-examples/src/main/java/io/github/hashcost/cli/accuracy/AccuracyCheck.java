package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Plan;
import java.util.List;
import java.util.Objects;
import java.util.function.ObjDoubleConsumer;

/**
 * The time-synchronous check of the harness: every cell is measured as a user would, and after each
 * of its timed batches the child JVMs of this cell, which only ever ran this function, time as many
 * calls on the same CPU. Immutable.
 */
public final class AccuracyCheck {
  private final Builder b;

  private AccuracyCheck(Builder b) {
    this.b = b;
  }

  public static Builder builder() {
    return new Builder();
  }

  /**
   * Runs it. The caller waits; child JVMs end with it, and with this JVM.
   *
   * @throws HashcostException.Interrupted when the thread is interrupted
   * @throws HashcostException.ProviderFailure when a salt or a key cannot be drawn
   */
  public AccuracyResult run() {
    return new AccuracyRun(
            Harness.builder().isolation(b.isolation).rounds(b.rounds),
            Subject.of(b.functions, b.sizes, Harness.withDefaults().plan().seed()),
            b.children,
            b.oneInput || b.isolation == Isolation.LIBRARY,
            b.control,
            b.listener)
        .run();
  }

  /** Not thread-safe. */
  public static final class Builder {
    private List<Candidate> functions = List.of();
    private List<Integer> sizes = List.of();
    private final Plan defaults = Harness.withDefaults().plan();
    private Isolation isolation = defaults.isolation();
    private int rounds = defaults.rounds();
    private int children = 3;
    private boolean oneInput;
    private boolean control;
    private ObjDoubleConsumer<String> listener = (doing, fraction) -> {};

    private Builder() {}

    /**
     * From {@link io.github.hashcost.catalog.HashCatalog#discover()}, as the children find them.
     */
    public Builder functions(List<Candidate> functions) {
      this.functions = List.copyOf(functions);
      return this;
    }

    /** Input sizes in bytes. */
    public Builder sizes(List<Integer> bytes) {
      sizes = List.copyOf(bytes);
      return this;
    }

    /** The harness's default unless told otherwise. */
    public Builder isolation(Isolation isolation) {
      this.isolation = Objects.requireNonNull(isolation, "isolation");
      return this;
    }

    /** Samples of each cell; the harness's default unless told otherwise. */
    public Builder rounds(int rounds) {
      this.rounds = rounds;
      return this;
    }

    /** JVMs for each cell; 3 unless told otherwise. */
    public Builder children(int children) {
      this.children = children;
      return this;
    }

    /**
     * Whether a child runs its function on the input of its cell only; on all inputs of the run,
     * one of which it times, unless told otherwise. Always at isolation {@code LIBRARY}, where each
     * cell has a library of its own that saw no other input either.
     */
    public Builder oneInput(boolean oneInput) {
      this.oneInput = oneInput;
      return this;
    }

    /** Whether the naive shared loop is measured against the same children too. */
    public Builder control(boolean control) {
      this.control = control;
      return this;
    }

    /** Hears what is done and the part, 0 to 1, that is over; on whichever thread. */
    public Builder onProgress(ObjDoubleConsumer<String> listener) {
      this.listener = Objects.requireNonNull(listener, "listener");
      return this;
    }

    /**
     * A check of what was set so far.
     *
     * @throws HashcostException.InvalidParameter for isolation {@code FORK}, which is itself a
     *     child JVM; without a function or a size; for no child
     */
    public AccuracyCheck build() {
      if (isolation == Isolation.FORK) {
        throw new HashcostException.InvalidParameter(
            "isolation fork: the check itself forks; loop, adapter and library are allowed");
      }
      if (functions.isEmpty() || sizes.isEmpty() || children < 1) {
        throw new HashcostException.InvalidParameter(
            "a check of "
                + functions.size()
                + " functions, "
                + sizes.size()
                + " sizes and "
                + children
                + " children a cell: at least one of each is needed");
      }
      return new AccuracyCheck(copy());
    }

    private Builder copy() {
      Builder copy = new Builder();
      copy.functions = functions;
      copy.sizes = sizes;
      copy.isolation = isolation;
      copy.rounds = rounds;
      copy.children = children;
      copy.oneInput = oneInput;
      copy.control = control;
      copy.listener = listener;
      return copy;
    }
  }
}
