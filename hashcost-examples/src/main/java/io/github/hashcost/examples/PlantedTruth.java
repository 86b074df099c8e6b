package io.github.hashcost.examples;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;

/**
 * Measures what is known before: hashing twice costs 2.00 times as much as hashing once, and
 * hashing 15 % more bytes costs 1.15 times as much. A way to measure that does not find them should
 * not be trusted with what is unknown.
 *
 * <p>djb2 costs so much a byte only where there are many. Compiled code takes the bytes in groups
 * and those that are left over one by one, and a call has a cost of its own: at 12 bytes that is
 * much of the time, at 8,000 less than 1 %.
 */
public final class PlantedTruth {
  private static final double TOLERANCE = 0.03;

  private PlantedTruth() {}

  /** Takes no arguments and some seconds. */
  public static void main(String[] args) {
    Candidate djb2 = HashCatalog.discover().get("djb2");
    Hasher hasher = djb2.newHasher();
    byte[] text = "8 bytes ".repeat(1_000).getBytes(StandardCharsets.UTF_8);
    byte[] digests = new byte[16];
    Input less = Input.ofSize(8_000);
    Input more = Input.ofSize(9_200);

    RunResult run =
        Harness.withDefaults()
            .run(
                Operation.of(
                    "djb2-once",
                    text,
                    t -> {
                      hasher.hash(t, 0, t.length, digests, 0);
                      return digests;
                    }),
                // Each digest to a place of its own: one that is overwritten unseen need not be
                // computed.
                Operation.of(
                    "djb2-twice",
                    text,
                    t -> {
                      hasher.hash(t, 0, t.length, digests, 0);
                      hasher.hash(t, 0, t.length, digests, 8);
                      return digests;
                    }),
                Operation.hash(djb2, less),
                Operation.hash(djb2, more));

    Comparison comparison = Comparison.of(run);
    print(2.00, comparison.ratio("djb2-twice", "djb2-once"));
    print(1.15, comparison.ratio(run.cell("djb2", more.label()), run.cell("djb2", less.label())));
    comparison.twins().ifPresent(twins -> System.out.println("the same twice (A/A): " + twins));
  }

  private static void print(double planted, Ratio ratio) {
    System.out.println(ratio + ": " + verdict(planted, ratio.estimate().point()));
  }

  static String verdict(double planted, double measured) {
    boolean found = Math.abs(measured / planted - 1) <= TOLERANCE;
    return found ? "as planted" : "not as planted";
  }
}
