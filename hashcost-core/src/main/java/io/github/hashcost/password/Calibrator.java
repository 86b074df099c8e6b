package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.harness.NanoClock;
import io.github.hashcost.harness.Progress;
import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Finds the setting of a password hash whose measured cost is the nearest to a target, and not
 * above it.
 *
 * <p>Where memory is a cost, it comes first, as RFC 9106 section 4 advises: as much as the limit
 * allows in one pass; then as many passes as the target allows; and where one more pass is too
 * coarse a step, one more with less memory. So it lands at 95 to 100 % of the target, unless the
 * function's steps are coarser than that: bcrypt and scrypt get the largest step that is not above
 * it.
 *
 * <p>The first calls in a JVM are 2 to 20 times slower than later ones, so it warms up with cheap
 * settings until they are compiled, 1.5 s at least. The search after that takes 20 times the target
 * at most, or 1 s where that is more; and both together no longer than the budget. What it answers
 * was measured in several samples. Where the host changes its pace so much that there is no answer
 * by then, it goes on within the budget, up to twice as long again, and a {@linkplain
 * Calibration#caveats() caveat} says what to think of it.
 *
 * <p>Immutable and shareable: every method but {@link #calibrate} answers a changed copy.
 * Calibrations in one JVM wait for one another, as all runs of a {@link
 * io.github.hashcost.harness.Harness} do.
 */
public final class Calibrator {
  private static final int MOST_VERIFIERS = 1024;

  private final HashCatalog catalog;
  private final Options options;

  private Calibrator(HashCatalog catalog, Options options) {
    this.catalog = Objects.requireNonNull(catalog, "catalog");
    this.options = options;
  }

  /**
   * With the defaults: 250 ms, one verifier, a budget of 60 s, and {@link #memoryBytes} as told
   * there.
   */
  public static Calibrator of(HashCatalog catalog) {
    return new Calibrator(catalog, new Options());
  }

  private Calibrator with(Consumer<Options> change) {
    Options changed = options.copy();
    change.accept(changed);
    return new Calibrator(catalog, changed);
  }

  /**
   * How long one verification may take.
   *
   * @throws HashcostException.InvalidParameter unless it is positive
   */
  public Calibrator target(Duration target) {
    requirePositive("target", target);
    return with(o -> o.target = target);
  }

  /**
   * The most memory that one verification may fill; unless told otherwise the smaller of 64 MiB and
   * a quarter of the heap over the number of verifiers.
   *
   * @throws HashcostException.InvalidParameter unless it is positive
   */
  public Calibrator memoryBytes(long limit) {
    if (limit < 1) {
      throw new HashcostException.InvalidParameter(
          "memory limit of " + limit + " bytes: at least 1 is allowed");
    }
    return with(o -> o.memoryBytes = OptionalLong.of(limit));
  }

  /**
   * The lanes of one verification, as if the id named them; the function's default unless told
   * otherwise. Never searched: lanes that a library fills one after another help the attacker only.
   */
  public Calibrator parallelism(int lanes) {
    return with(o -> o.parallelism = OptionalInt.of(lanes));
  }

  /**
   * So many verifications at once, which share cores, caches and memory bandwidth; the target then
   * is that of each of them.
   *
   * @param atOnce 1 to 1024
   */
  public Calibrator verifiers(int atOnce) {
    if (atOnce < 1 || atOnce > MOST_VERIFIERS) {
      throw new HashcostException.InvalidParameter(
          atOnce + " verifiers: 1 to " + MOST_VERIFIERS + " are allowed");
    }
    return with(o -> o.verifiers = atOnce);
  }

  /**
   * How long a calibration may take in all.
   *
   * @throws HashcostException.InvalidParameter unless it is positive
   */
  public Calibrator budget(Duration budget) {
    requirePositive("budget", budget);
    return with(o -> o.budget = budget);
  }

  /** Calibrates what is not meant for passwords too, or what nobody says is. */
  public Calibrator allowUnsuitable() {
    return with(o -> o.unsuitableToo = true);
  }

  /** Called while it measures, at most some hundred times. What it throws ends the calibration. */
  public Calibrator onProgress(Consumer<? super Progress> listener) {
    Objects.requireNonNull(listener, "listener");
    return with(o -> o.listener = listener);
  }

  Calibrator clock(NanoClock clock) {
    return with(o -> o.clock = clock);
  }

  Calibrator host(Supplier<HostActivity> host) {
    return with(o -> o.host = host);
  }

  Calibrator javaVersion(int feature) {
    return with(o -> o.javaVersion = feature);
  }

  private static void requirePositive(String what, Duration duration) {
    if (duration.isNegative() || duration.isZero()) {
      throw new HashcostException.InvalidParameter(
          what + " of " + duration + ": more than nothing is allowed, such as PT0.25S");
    }
  }

  /**
   * Searches, on the calling thread's time.
   *
   * @param id parameters that it names are kept, all others of time and memory are searched: {@code
   *     "argon2id:p=2"}
   * @throws HashcostException.UnknownAlgorithm when the catalog has no such function
   * @throws HashcostException.InvalidParameter when the id names a value that is not allowed, or
   *     the memory limit is more than this heap has, or less than the least setting fills
   * @throws HashcostException.Unsupported when it is no password hash, see {@link
   *     #allowUnsuitable()}; when it fails while it is measured
   * @throws HashcostException.Interrupted when the thread is interrupted
   */
  public Calibration calibrate(String id) {
    Allowance allowance = Allowance.of(options);
    Subject subject = Subject.of(catalog, id, options);
    return new Search(subject, new Prober(options, allowance), allowance, options).run();
  }
}
