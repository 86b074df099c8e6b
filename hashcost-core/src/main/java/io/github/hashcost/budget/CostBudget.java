package io.github.hashcost.budget;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Limits on the ratio between functions, as a test that any framework can call: "our password hash
 * costs at least 100,000 SHA-256".
 *
 * <pre>{@code
 * CostBudget.of("argon2id:m=19456,t=2,p=1")
 *     .atLeast(100_000, "sha-256")
 *     .atMost(5, "pbkdf2-hmac-sha256:i=100000")
 *     .check();
 * }</pre>
 *
 * <p>It is made not to fail by chance. A ratio does not move when the machine is slower or busy for
 * all alike. An interval of one run knows nothing of what the compiler does the next time, so a
 * limit is broken only where all of three runs break it, each with its code compiled afresh and
 * with an interval that is widened at both ends by what two identical cells of that run differ by
 * ({@link Comparison#twins()}). The first run that leaves room for the limit ends the check. What
 * is within the reach of that is not caught: give a limit some distance from the true ratio, which
 * policies have, and hold small changes to a {@link io.github.hashcost.analysis.Baseline}.
 *
 * <p>Immutable.
 */
public final class CostBudget {
  private static final int RUNS = 3;

  /** Of six samples on either side, not from the same rounds. */
  private static final double LEAST_LEVEL = 0.9 - 1e-9;

  private final String id;
  private final Input input;
  private final List<Limit> limits;

  private CostBudget(String id, Input input, List<Limit> limits) {
    this.id = Objects.requireNonNull(id, "id");
    this.input = Objects.requireNonNull(input, "input");
    this.limits = List.copyOf(limits);
  }

  /**
   * Of a function, on 12 bytes unless told otherwise; it has no limits yet.
   *
   * @param id as in {@link HashCatalog#get(String)}
   */
  public static CostBudget of(String id) {
    return new CostBudget(id, Input.ofSize(12), List.of());
  }

  /** The same, with every function on this input. */
  public CostBudget input(Input input) {
    return new CostBudget(id, input, limits);
  }

  /**
   * The same with one more limit: it costs so many times as much as the other, or more.
   *
   * @throws HashcostException.InvalidParameter unless times is a positive finite number
   */
  public CostBudget atLeast(double times, String other) {
    return with(new Limit(true, times, other));
  }

  /**
   * The same with one more limit: it costs so many times as much as the other, or less.
   *
   * @throws HashcostException.InvalidParameter unless times is a positive finite number
   */
  public CostBudget atMost(double times, String other) {
    return with(new Limit(false, times, other));
  }

  private CostBudget with(Limit limit) {
    List<Limit> all = new ArrayList<>(limits);
    all.add(limit);
    return new CostBudget(id, input, all);
  }

  /**
   * {@link #check(HashCatalog, Harness)} of all that {@link HashCatalog#discover()} finds, with
   * runs of 30 rounds: a few seconds each, and up to half a minute where a call takes seconds.
   */
  public void check() {
    check(HashCatalog.discover(), Harness.builder().rounds(30).build());
  }

  /**
   * Measures, once where every limit holds, and asserts.
   *
   * @throws AssertionError where a limit is broken in three runs, with the ratio and the interval
   *     of the last and the limit
   * @throws HashcostException where a function is missing, fails or has too few samples for an
   *     interval, or there is no limit: what cannot be measured has not passed
   */
  public void check(HashCatalog catalog, Harness harness) {
    if (limits.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          "the budget of " + id + " has no limit; give one by atLeast or atMost");
    }
    Candidate subject = catalog.get(id);
    List<Bound> bounds = limits.stream().map(limit -> bound(limit, catalog, subject)).toList();
    List<String> broken = List.of();
    for (int run = 0; run < RUNS && !bounds.isEmpty(); run++) {
      Comparison comparison = measure(harness, subject, bounds);
      broken = new ArrayList<>();
      List<Bound> left = new ArrayList<>();
      for (Bound bound : bounds) {
        Ratio ratio = ratio(comparison, subject, bound.other);
        if (bound.limit.isBrokenBy(ratio.estimate().interval(), unlike(comparison))) {
          left.add(bound);
          broken.add(bound.limit.brokenBy(ratio));
        }
      }
      bounds = left;
    }
    if (!broken.isEmpty()) {
      throw new AssertionError(String.join(System.lineSeparator(), broken));
    }
  }

  /** A limit and the function that its id means. */
  private record Bound(Limit limit, Candidate other) {}

  private static Bound bound(Limit limit, HashCatalog catalog, Candidate subject) {
    Candidate other = catalog.get(limit.other());
    if (other.id().equals(subject.id())) {
      throw new HashcostException.InvalidParameter(
          "the budget of " + subject.id() + " is limited by itself; name another function");
    }
    return new Bound(limit, other);
  }

  private Comparison measure(Harness harness, Candidate subject, List<Bound> bounds) {
    Map<AlgorithmId, Candidate> functions = new LinkedHashMap<>();
    functions.put(subject.id(), subject);
    bounds.forEach(bound -> functions.putIfAbsent(bound.other.id(), bound.other));
    return Comparison.of(harness.run(Operation.hashes(functions.values(), input)));
  }

  private static Ratio ratio(Comparison comparison, Candidate subject, Candidate other) {
    Ratio ratio = comparison.ratio(subject.id().toString(), other.id().toString());
    if (ratio.estimate().interval().level() < LEAST_LEVEL) {
      throw new HashcostException.Unsupported(
          ratio + ": too few samples for a budget; plan more rounds or a longer time budget");
    }
    return ratio;
  }

  /** By how much two copies of one cell differed at most, as a factor. */
  private static double unlike(Comparison comparison) {
    return comparison
        .twins()
        .map(twins -> twins.estimate().interval())
        .map(interval -> Math.max(interval.high(), 1 / interval.low()))
        .orElse(1.0);
  }

  /** Such as {@code djb2 on 12 B: at least 2 x sha-1, at most 3 x md5}. */
  @Override
  public String toString() {
    return id
        + " on "
        + input.label()
        + ": "
        + limits.stream().map(Limit::toString).collect(Collectors.joining(", "));
  }
}
