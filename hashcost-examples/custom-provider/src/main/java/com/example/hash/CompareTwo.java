package com.example.hash;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;

/** How many times as much SHA-256 costs as djb2, on twelve bytes. */
public final class CompareTwo {
  private CompareTwo() {}

  /** Takes no arguments. */
  public static void main(String[] args) {
    var functions = HashCatalog.discover().getAll("djb2", "sha-256");
    var run = Harness.withDefaults().run(Operation.hashes(functions, Input.ofSize(12)));
    System.out.println(Comparison.of(run).ratio("sha-256", "djb2"));
  }
}
