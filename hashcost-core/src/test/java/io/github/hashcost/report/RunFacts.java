package io.github.hashcost.report;

import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All that a run holds as plain values, in order, because runs and cells are compared by identity.
 */
final class RunFacts {
  private RunFacts() {}

  static List<Object> of(RunResult run) {
    List<Object> all = new ArrayList<>();
    all.addAll(
        List.of(run.startedAt(), run.environment(), run.plan().mode(), run.plan().isolation()));
    all.addAll(
        List.of(
            run.environment().os().keySet().toString(), run.plan().rounds(), run.plan().batch()));
    all.addAll(
        List.of(
            run.plan().iterations(),
            run.plan().warmUp(),
            run.plan().timeBudget(),
            run.plan().seed()));
    all.addAll(List.of(run.plan().precision(), run.plan().threads(), run.activity()));
    run.functions().forEach((id, facts) -> all.addAll(List.of(id, of(facts))));
    run.cells().forEach(cell -> all.add(of(cell)));
    return all;
  }

  private static List<Object> of(FunctionFacts f) {
    return List.of(
        f.digestBytes(),
        f.block(),
        f.memoryBytes(),
        f.work(),
        f.claims()
            .map(
                c ->
                    List.of(c.collision(), c.preimage(), c.forPasswords(), c.citation(), c.asOf())),
        f.implementation());
  }

  private static List<Object> of(Cell c) {
    return List.of(
        c.id(),
        c.inputLabel(),
        c.inputBytes(),
        c.inputs(),
        c.unit(),
        c.unitsPerCall(),
        c.mode(),
        c.isolation(),
        c.threads(),
        c.thread(),
        c.pass(),
        c.copy(),
        c.samples().map(RunFacts::of),
        c.allocatedBytesPerCall(),
        c.gc(),
        c.endedBy(),
        c.observed(),
        c.failure());
  }

  private static List<Object> of(Samples s) {
    return IntStream.range(0, s.size())
        .<Object>mapToObj(i -> Arrays.asList(s.round(i), s.calls(i), s.elapsedNanos(i)))
        .toList();
  }
}
