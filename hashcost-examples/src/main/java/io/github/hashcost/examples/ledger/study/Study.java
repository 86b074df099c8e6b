package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures what a ledger is made of (hashes and signatures) and the ledger itself (appending and
 * verifying), each as 10 warm-up and 100 measured iterations. Immutable.
 */
public final class Study {
  private static final Duration FULL_BUDGET = Duration.ofSeconds(30);
  private static final Duration QUICK_BUDGET = Duration.ofSeconds(5);
  private static final Duration BATCH = Duration.ofMillis(2);

  private final HashCatalog catalog;
  private final Scope scope;
  private final Duration budget;

  private Study(HashCatalog catalog, Scope scope, Duration budget) {
    this.catalog = catalog;
    this.scope = scope;
    this.budget = budget;
  }

  /** Everything, in less than five minutes. */
  public static Study full(HashCatalog catalog) {
    return new Study(catalog, Scope.full(), FULL_BUDGET);
  }

  /** As many iterations of fewer and shorter cases, in less than half a minute. */
  public static Study quick(HashCatalog catalog) {
    return new Study(catalog, Scope.quick(), QUICK_BUDGET);
  }

  /** For tests: everything it has, once and small. */
  static Study tiny(HashCatalog catalog) {
    return new Study(catalog, Scope.tiny(), Duration.ofSeconds(5));
  }

  /** Hears how far it is. */
  public interface Listener {
    /**
     * Called now and then, on the measuring thread.
     *
     * @param fraction from 0 to 1
     */
    void at(String doing, double fraction);
  }

  /**
   * Runs all of it; nothing is written.
   *
   * @throws HashcostException.UnknownAlgorithm when a function is not there
   * @throws HashcostException.ProviderFailure when something could not be measured
   * @throws HashcostException.Interrupted when the thread is interrupted
   */
  public StudyResult run(Listener listener) {
    // Runs of their own, for what is kept in memory for one disturbs the others; and each is let go
    // of before the next, so that a small heap does.
    Course course = new Course(listener);
    course.run(new HashExperiment(catalog, scope), 0.05);
    course.run(new SignatureExperiment(), 0.1);
    course.run(new AppendExperiment(catalog, scope), 0.7);
    course.run(new VerifyExperiment(catalog, scope), 1);
    return course.result();
  }

  /** What was found so far. */
  private final class Course {
    private final Listener listener;
    private final List<RunResult> runs = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();
    private final List<String> summary = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private double done;

    Course(Listener listener) {
      this.listener = listener;
    }

    /**
     * @param until the part of the whole that is done then
     */
    void run(Experiment experiment, double until) {
      double start = done;
      RunResult run =
          Harness.builder()
              .rounds(Figures.WARM_UP + Figures.MEASURED)
              .batch(BATCH)
              .timeBudget(budget)
              .onProgress(
                  p ->
                      listener.at(
                          experiment.name() + ": " + p.doing(),
                          start + (until - start) * p.fraction()))
              .build()
              .run(experiment.operations().stream().map(Operation::everyRound).toList());
      done = until;
      runs.add(run);
      tables.addAll(experiment.tables(run));
      summary.addAll(experiment.summary(run));
      notes.addAll(experiment.notes());
    }

    StudyResult result() {
      return StudyResult.of(Joined.of(runs), tables, summary, notes);
    }
  }
}
