package com.example.hash;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;

/** This project's own hash beside one of hashcost's. */
public final class CompareMain {
  private CompareMain() {}

  /**
   * Takes no arguments. Ends with an exception, so with an exit code that is not 0, when a provider
   * is broken, a function is not there, or one of the two could not be measured.
   */
  public static void main(String[] args) {
    var catalog = HashCatalog.discover();
    if (!catalog.problems().isEmpty()) {
      throw new IllegalStateException("broken providers: " + catalog.problems());
    }
    var functions = catalog.getAll("adler-32", "sha-256");
    var run = Harness.withDefaults().run(Operation.hashes(functions, Input.ofSize(12)));
    System.out.println(Comparison.of(run).ratio("sha-256", "adler-32"));
  }
}
