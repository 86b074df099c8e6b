package io.github.hashcost.examples;

import io.github.hashcost.analysis.CostModel;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** How the time of a hash grows with its input, and at which sizes one hash beats another. */
public final class Growth {
  /** For all functions alike, so that they can be compared. */
  private static final List<Integer> SIZES =
      List.of(0, 12, 64, 256, 1024, 1025, 4096, 16_384, 65_536);

  private static final int BORDERS = 2;

  private Growth() {}

  /** Takes no arguments and about half a minute. */
  public static void main(String[] args) {
    List<Candidate> functions = HashCatalog.discover().getAll("sha-256", "djb2", "blake3-256");
    RunResult run = Harness.withDefaults().run(operations(functions));
    List<CostModel> laws = new ArrayList<>();
    for (Candidate function : functions) {
      CostModel law = CostModel.fit(run, function.id().toString());
      System.out.println(law);
      law.steps().forEach(step -> System.out.println("  " + step));
      if (law.fits()) {
        laws.add(law);
      }
    }
    for (CostModel law : laws) {
      for (CostModel other : laws) {
        law.beats(other).ifPresent(System.out::println);
      }
    }
  }

  /** Each function on the common sizes, and on both sides of the first borders of its blocks. */
  public static List<Operation> operations(List<Candidate> functions) {
    List<Operation> operations = new ArrayList<>();
    for (Candidate function : functions) {
      for (int size : sizes(function)) {
        operations.add(Operation.hash(function, Input.ofSize(size)));
      }
    }
    return operations;
  }

  private static SortedSet<Integer> sizes(Candidate function) {
    SortedSet<Integer> sizes = new TreeSet<>(SIZES);
    function.spec().block().ifPresent(block -> sizes.addAll(borders(block)));
    return sizes;
  }

  private static List<Integer> borders(HashSpec.Block block) {
    List<Integer> sizes = new ArrayList<>();
    for (int blocks = 1; blocks <= BORDERS; blocks++) {
      // Padding may take more than a block, and then there is no such border.
      int last = Math.max(0, blocks * block.bytes() - block.padding());
      sizes.add(last);
      sizes.add(last + 1);
    }
    return sizes;
  }
}
