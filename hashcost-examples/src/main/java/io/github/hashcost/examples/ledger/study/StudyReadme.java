package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.RunResult;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** The text beside the tables. */
final class StudyReadme {
  private StudyReadme() {}

  /**
   * @param notes of how it was measured here, a half sentence each
   */
  static String of(RunResult run, List<String> notes) {
    Environment environment = run.environment();
    String day =
        DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH)
            .format(run.startedAt().atOffset(ZoneOffset.UTC));
    return String.format(
        Locale.ROOT,
        """
        # A hash-chain ledger: what it costs

        Measured on %1$s by `hashcost ledger study`. Check that the files are whole with
        `sha256sum -c SHA256SUMS`.

        ## Methodology

        All figures were measured in one JVM (%2$s, Java %3$s, %4$s collector) on %5$s with %6$s logical \
        processors under %7$s, on one thread. Each case had %8$d warm-up and %9$d measured iterations. An \
        iteration is one batch of calls that are timed together; how many there are is a column. Before \
        the first of them, all cases of a run ran interleaved until the compiler was quiet and their times \
        steady, or a limit was reached; the %8$d warm-up iterations came on top, were timed like the \
        others, and enter no figure. Hash functions, signatures, appending and verifying were four runs of \
        one plan, one after the other. In each iteration of a run every case of it ran once, in an order \
        drawn anew (seed %10$d), so that a change of the machine's pace met all of them. Tables give the \
        median with the interval of two order statistics that holds it with a probability of at least \
        0.95, whatever the distribution, as far as iterations are independent, and the mean and standard \
        deviation beside it; no iteration was left out as an outlier. The interval speaks of this run \
        alone. Hash functions ran on the same input again and again, one-shot, with a reused object. \
        Ed25519 signs the %12$d-byte text of a checkpoint. A chain was built from its first entry on in \
        each call, or verified from its first entry on, with payloads of %11$d bytes of ASCII text; time \
        stamps came from the system's clock. Chains in memory wait for no device, and a commit does \
        nothing there; `buffered` ones hand each batch to the operating system, `durable` ones also wait \
        for fsync, both in the directory for temporary files. Verification reads a chain from memory; in a \
        `changed` one the payload of the entry a tenth of the way is another, and only what was read is \
        counted.

        ## Which chains

        Appended, in memory and in a file: every hash function and format, at every length, with every \
        batch size that is no longer than the chain. The longest chains take most of the time: in the full \
        study those of 100,000 entries were built with the largest batch alone, and into a file with \
        `%15$s` alone. Durable: `%14$s`, at all but these longest lengths, the chains with the fewest \
        commits first, as far as all commits together fit into their time; %13$s. Verified: every hash \
        function, format and length.

        ## Files

        - `stat_hash_function.csv`, `raw_hash_function_100runs.csv`: the hash functions alone
        - `stat_ed25519.csv`: key generation, signing and verification, by library
        - `stat_chain_append.csv`: appending, by function, format, store, length and batch
        - `stat_chain_verify.csv`: verifying sound and changed chains
        - `codebook.csv`: file, column, unit and meaning of every column
        - `environment.json`: machine, system and JVM
        - `result.json`: every sample of all experiments, the warm-up iterations included (the first \
        %8$d of each cell), to be read with `hashcost`'s ResultFile. Its plan is that of all four runs; \
        the rounds of each run are numbered after those of the one before, so no two cells of different \
        runs share a round.
        - `SHA256SUMS`: of all of these
        """,
        day,
        environment.jvm().getOrDefault("name", "a JVM"),
        environment.jvm().getOrDefault("version", "of unknown version"),
        environment.jvm().getOrDefault("collector", "unknown"),
        environment.cpuModel().orElse("an unknown processor"),
        environment.logicalCpus().isPresent()
            ? environment.logicalCpus().getAsInt()
            : "an unknown number of",
        environment.os().getOrDefault("name", "an unknown system"),
        Figures.WARM_UP,
        Figures.MEASURED,
        run.plan().seed(),
        Scope.payload().length,
        SignatureExperiment.messageBytes(),
        String.join("; ", notes),
        Scope.FUNCTIONS.get(0),
        Scope.LONGEST_IN_FILE);
  }
}
