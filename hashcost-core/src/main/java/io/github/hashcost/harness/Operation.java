package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * What a harness runs: a hash on an input, or anything else. An immutable recipe; nothing runs or
 * opens here.
 */
public final class Operation {
  private final Recipe recipe;
  private final AlgorithmId id;
  private final String inputLabel;
  private final long inputBytes;
  private final WorkUnit unit;
  private final OptionalInt callsPerBatch;
  private final boolean everyRound;

  /** What to set up for it. */
  sealed interface Recipe {
    record Hash(Candidate candidate, Input input) implements Recipe {}

    record Pure<T>(T input, Work<T> work) implements Recipe {}

    record PureLong<T>(T input, LongWork<T> work) implements Recipe {}

    record Stateful(TaskFactory factory) implements Recipe {}
  }

  private Operation(
      Recipe recipe,
      AlgorithmId id,
      String inputLabel,
      long inputBytes,
      WorkUnit unit,
      OptionalInt callsPerBatch,
      boolean everyRound) {
    this.recipe = recipe;
    this.id = id;
    this.inputLabel = inputLabel;
    this.inputBytes = inputBytes;
    this.unit = unit;
    this.callsPerBatch = callsPerBatch;
    this.everyRound = everyRound;
  }

  /**
   * One candidate on one input. A missing salt or key is drawn when it runs.
   *
   * @throws NullPointerException for null
   */
  public static Operation hash(Candidate candidate, Input input) {
    return new Operation(
        new Recipe.Hash(candidate, input),
        candidate.id(),
        input.label(),
        input.length(),
        WorkUnit.call(),
        OptionalInt.empty(),
        false);
  }

  /** See {@link #hashes(Collection, Collection)}. */
  public static List<Operation> hashes(Collection<Candidate> candidates, Input... inputs) {
    return hashes(candidates, List.of(inputs));
  }

  /**
   * Every candidate on every input: all candidates on the first input, then all on the second.
   *
   * @return empty where there is no candidate or no input
   * @throws NullPointerException for null, also within
   */
  public static List<Operation> hashes(Collection<Candidate> candidates, Collection<Input> inputs) {
    List<Operation> all = new ArrayList<>();
    for (Input input : inputs) {
      for (Candidate candidate : candidates) {
        all.add(hash(candidate, input));
      }
    }
    return all;
  }

  /**
   * A computation without state on one input, such as {@code of("to-utf8", text, t ->
   * t.getBytes(UTF_8))}. The input is handed in afresh for every call: a captured constant would be
   * computed once by the compiler.
   *
   * @param name {@code word[:parameters]}, recorded as {@code op/word:parameters}
   * @throws HashcostException.InvalidParameter when the name is malformed or has a provider
   */
  public static <T> Operation of(String name, T input, Work<T> work) {
    Objects.requireNonNull(input, "input");
    Objects.requireNonNull(work, "work");
    return other(name, new Recipe.Pure<>(input, work));
  }

  /**
   * The same for a computation that answers a number, such as {@code ofLong("crc", bytes, b ->
   * crcOf(b))}.
   *
   * @param name {@code word[:parameters]}, recorded as {@code op/word:parameters}
   * @throws HashcostException.InvalidParameter when the name is malformed or has a provider
   */
  public static <T> Operation ofLong(String name, T input, LongWork<T> work) {
    Objects.requireNonNull(input, "input");
    Objects.requireNonNull(work, "work");
    return other(name, new Recipe.PureLong<>(input, work));
  }

  /**
   * Anything with state: a signer, a file, a ledger.
   *
   * @param name {@code word[:parameters]}, recorded as {@code op/word:parameters}
   * @throws HashcostException.InvalidParameter when the name is malformed or has a provider
   */
  public static Operation of(String name, TaskFactory factory) {
    Objects.requireNonNull(factory, "factory");
    return other(name, new Recipe.Stateful(factory));
  }

  private static Operation other(String name, Recipe recipe) {
    AlgorithmId id = AlgorithmId.parse(name);
    if (id.provider().isPresent()) {
      throw new HashcostException.InvalidParameter(
          "operation " + id + ": a name without a provider is expected, such as " + id.name());
    }
    return new Operation(
        recipe, id.withProvider("op"), "", 0, WorkUnit.call(), OptionalInt.empty(), false);
  }

  /** The same, telling what one call does. */
  public Operation unit(WorkUnit unit) {
    return new Operation(recipe, id, inputLabel, inputBytes, unit, callsPerBatch, everyRound);
  }

  /**
   * For state that grows with each call: always this many between {@code beforeBatch} and {@code
   * afterBatch}.
   *
   * @throws HashcostException.InvalidParameter below 1
   */
  public Operation callsPerBatch(int calls) {
    if (calls < 1) {
      throw new HashcostException.InvalidParameter(
          "operation " + id + ": " + calls + " calls per batch; 1 or more are allowed");
    }
    return new Operation(
        recipe, id, inputLabel, inputBytes, unit, OptionalInt.of(calls), everyRound);
  }

  /**
   * A sample in every round, however slow it is: beside {@link Harness.Builder#timeBudget}, which
   * the other operations share among them. Where a number of samples was promised.
   */
  public Operation everyRound() {
    return new Operation(recipe, id, inputLabel, inputBytes, unit, callsPerBatch, true);
  }

  /** Canonical; {@code op/…} where it is no hash. */
  public AlgorithmId id() {
    return id;
  }

  /** Empty where it is no hash. */
  public String inputLabel() {
    return inputLabel;
  }

  public long inputBytes() {
    return inputBytes;
  }

  /** 1, or how many a pool has. */
  int inputs() {
    return recipe instanceof Recipe.Hash hash ? hash.input().count() : 1;
  }

  public WorkUnit unit() {
    return unit;
  }

  public OptionalInt callsPerBatch() {
    return callsPerBatch;
  }

  /** Whether {@link #everyRound} was asked for. */
  boolean runsEveryRound() {
    return everyRound;
  }

  Recipe recipe() {
    return recipe;
  }

  @Override
  public String toString() {
    return inputLabel.isEmpty() ? id.toString() : id + " on " + inputLabel;
  }
}
