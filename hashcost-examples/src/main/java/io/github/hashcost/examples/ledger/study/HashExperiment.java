package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.result.RunResult;
import java.util.List;
import java.util.stream.Collectors;

/** The hash functions alone, at several sizes. */
final class HashExperiment implements Experiment {
  private final List<Candidate> functions;
  private final List<Input> inputs;

  HashExperiment(HashCatalog catalog, Scope scope) {
    functions = Scope.FUNCTIONS.stream().map(catalog::get).toList();
    inputs = scope.inputBytes().stream().map(Input::ofSize).toList();
  }

  @Override
  public String name() {
    return "hash functions";
  }

  @Override
  public List<Operation> operations() {
    return Operation.hashes(functions, inputs);
  }

  @Override
  public List<Table> tables(RunResult run) {
    Table.Builder statistics =
        Figures.columns(
                Table.named("stat_hash_function.csv")
                    .column("function", "id", "hash function with its provider")
                    .column("input_bytes", "bytes", "length of what is hashed"),
                "call")
            .column("mb_per_s", "10^6 bytes per second", "input bytes at the median");
    Table.Builder raw =
        Table.named("raw_hash_function_100runs.csv")
            .column("function", "id", "hash function with its provider")
            .column("input_bytes", "bytes", "length of what is hashed")
            .column("run", "number", "measured iteration, from 1, in the order of time")
            .column("calls", "count", "calls that were timed together")
            .column("elapsed_ns", "ns", "time of all of them")
            .column("ns_per_call", "ns per call", "one by the other");
    for (Candidate function : functions) {
      for (Input input : inputs) {
        Figures figures = Figures.of(run.cell(function.id().toString(), input.label()), 1);
        Table.Row row = statistics.row().add(function.id().toString()).add(input.length());
        figures.addTo(row);
        row.add(input.length() * figures.perSecond() / 1e6);
        figures.addRunsTo(raw, function.id().toString(), input.length());
      }
    }
    return List.of(statistics.build(), raw.build());
  }

  @Override
  public List<String> summary(RunResult run) {
    Input longest = inputs.get(inputs.size() - 1);
    return List.of(
        "hash, "
            + longest.label()
            + ": "
            + functions.stream()
                .map(
                    f -> {
                      double perSecond =
                          Figures.of(run.cell(f.id().toString(), longest.label()), 1).perSecond();
                      long megabytes = Math.round(longest.length() * perSecond / 1e6);
                      return f.spec().name() + " " + Quantity.count(megabytes) + " MB/s";
                    })
                .collect(Collectors.joining(", ")));
  }
}
