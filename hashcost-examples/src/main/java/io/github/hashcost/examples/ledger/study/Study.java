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
  private static final int ITERATIONS = Figures.WARM_UP + Figures.MEASURED;
  private static final Duration PARTS_BUDGET = Duration.ofSeconds(30);
  private static final Duration QUICK_BUDGET = Duration.ofSeconds(8);
  static final Duration SIGNATURE_BATCH = Duration.ofMillis(2);

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
    return new Study(catalog, Scope.full(), PARTS_BUDGET);
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
    // A call of these takes so little that an iteration has many; the harness decides how many.
    List<Experiment> hashes = List.of(new HashExperiment(catalog, scope));
    // In a run of their own and in longer batches: as lone calls between hashes of 64 KiB their
    // times varied with the number of cases beside them.
    List<Experiment> signatures = List.of(new SignatureExperiment());
    // A call of these is an iteration: it builds or verifies one chain.
    List<Experiment> chains =
        List.of(new AppendExperiment(catalog, scope), new VerifyExperiment(catalog, scope));
    RunResult ofHashes =
        harness()
            .onProgress(p -> listener.at(p.doing(), p.fraction() / 10))
            .build()
            .run(operations(hashes));
    RunResult ofSignatures =
        harness()
            .batch(SIGNATURE_BATCH)
            .onProgress(p -> listener.at(p.doing(), 0.1 + p.fraction() / 10))
            .build()
            .run(operations(signatures));
    RunResult ofChains =
        harness()
            .iterations(ITERATIONS)
            .onProgress(p -> listener.at(p.doing(), 0.2 + 0.8 * p.fraction()))
            .build()
            .run(operations(chains));
    List<Table> tables = new ArrayList<>();
    List<String> summary = new ArrayList<>();
    add(hashes, ofHashes, tables, summary);
    add(signatures, ofSignatures, tables, summary);
    add(chains, ofChains, tables, summary);
    return StudyResult.of(Joined.of(List.of(ofHashes, ofSignatures, ofChains)), tables, summary);
  }

  private Harness.Builder harness() {
    return Harness.builder().rounds(ITERATIONS).timeBudget(budget);
  }

  private static void add(
      List<Experiment> experiments, RunResult run, List<Table> tables, List<String> summary) {
    for (Experiment e : experiments) {
      tables.addAll(e.tables(run));
      summary.addAll(e.summary(run));
    }
  }

  private static List<Operation> operations(List<Experiment> experiments) {
    return experiments.stream().flatMap(e -> e.operations().stream()).toList();
  }
}
