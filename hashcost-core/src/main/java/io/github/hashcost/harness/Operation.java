package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.Candidate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** What a harness runs: a hash on an input, or anything else. An immutable recipe; nothing runs or opens here. */
public final class Operation {
  final Recipe recipe;
  private final AlgorithmId id;
  private final String label;
  private final long inputBytes;
  private final WorkUnit unit;
  private final OptionalInt callsPerBatch;

  /** How to make the thing again elsewhere, as far as that is possible. */
  sealed interface Recipe {
    record Hash(Candidate candidate, Input input) implements Recipe {}

    record Opaque(TaskFactory factory) implements Recipe {}
  }

  private Operation(
      Recipe recipe, AlgorithmId id, String label, long inputBytes, WorkUnit unit, OptionalInt callsPerBatch) {
    this.recipe = recipe;
    this.id = id;
    this.label = label;
    this.inputBytes = inputBytes;
    this.unit = unit;
    this.callsPerBatch = callsPerBatch;
  }

  public static Operation hash(Candidate candidate, Input input) {
    return new Operation(
        new Recipe.Hash(candidate, input), candidate.id(), input.label(), input.length(), WorkUnit.call(),
        OptionalInt.empty());
  }

  public static List<Operation> hashes(Collection<Candidate> candidates, Input... inputs) {
    return hashes(candidates, List.of(inputs));
  }

  /** Every candidate on every input. */
  public static List<Operation> hashes(Collection<Candidate> candidates, Collection<Input> inputs) {
    List<Operation> all = new ArrayList<>();
    for (Candidate c : candidates) {
      for (Input i : inputs) {
        all.add(hash(c, i));
      }
    }
    return all;
  }

  /** A computation without state on one input, such as {@code of("to-utf8", text, t -> t.getBytes(UTF_8))}. */
  public static <T> Operation of(String name, T input, Work<T> work) {
    return of(name, context -> {
      Supplier<T> in = context.opaque(input);
      return () -> work.apply(in.get());
    });
  }

  /**
   * Anything with state: a signer, a file, a ledger. {@code LOOP} isolation only.
   *
   * @param name {@code word[:parameters]}, recorded as {@code op/word:parameters}
   */
  public static Operation of(String name, TaskFactory factory) {
    return new Operation(
        new Recipe.Opaque(factory), AlgorithmId.parse("op/" + name), "", 0, WorkUnit.call(), OptionalInt.empty());
  }

  public Operation unit(WorkUnit unit) {
    return new Operation(recipe, id, label, inputBytes, unit, callsPerBatch);
  }

  /** For state that grows with each call: always this many between {@code beforeBatch} and {@code afterBatch}. */
  public Operation callsPerBatch(int calls) {
    return new Operation(recipe, id, label, inputBytes, unit, OptionalInt.of(calls));
  }

  public AlgorithmId id() {
    return id;
  }

  public String inputLabel() {
    return label;
  }

  public long inputBytes() {
    return inputBytes;
  }

  public WorkUnit unit() {
    return unit;
  }

  public OptionalInt callsPerBatch() {
    return callsPerBatch;
  }
}
