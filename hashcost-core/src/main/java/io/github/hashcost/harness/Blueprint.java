package io.github.hashcost.harness;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What one cell is made from, on one thread or on several: salts and keys are drawn once, the
 * function is made again once, and there is one copy of the loop, as in a service whose threads
 * share their code. Thread-safe.
 */
final class Blueprint {
  private final Operation operation;
  private final Plan plan;
  private final LoopCopies loops = new LoopCopies();
  private @Nullable Function function;

  /** A candidate with all its bytes, and the same made again. */
  private record Function(Candidate candidate, Recreation made) {}

  Blueprint(Operation operation, Plan plan) {
    this.operation = operation;
    this.plan = plan;
  }

  Operation operation() {
    return operation;
  }

  Plan plan() {
    return plan;
  }

  /**
   * Whether it may be called without being timed. State that grows with each call does not bear it,
   * nor does a cold run.
   */
  boolean bearsUntimedCalls() {
    return plan.warmUp()
        && operation.callsPerBatch().isEmpty()
        && !(operation.recipe() instanceof Operation.Recipe.Stateful);
  }

  /** Makes what all threads share. Runs the provider's code, the first time it is asked. */
  synchronized void prepare() {
    if (function == null && operation.recipe() instanceof Operation.Recipe.Hash hash) {
      Candidate drawn = hash.candidate().drawn(plan.seed());
      function = new Function(drawn, Recreation.of(drawn, plan.isolation()));
    }
  }

  /** For the calling thread; prepared before. */
  Rig newRig() throws Exception {
    Operation.Recipe recipe = operation.recipe();
    if (recipe instanceof Operation.Recipe.Hash hash) {
      Function ready = function();
      return HashRig.of(
          ready.candidate(), ready.made().candidate(), hash.input(), plan.mode(), loops);
    }
    if (recipe instanceof Operation.Recipe.Pure<?> pure) {
      return new WorkRig(loops.of(pure.work(), pure.input()));
    }
    if (recipe instanceof Operation.Recipe.PureLong<?> pure) {
      return new WorkRig(loops.ofLong(pure.work(), pure.input()));
    }
    TaskFactory factory = ((Operation.Recipe.Stateful) recipe).factory();
    return TaskRig.of(factory, new TaskContext(operation.id()), loops);
  }

  private synchronized Function function() {
    return Objects.requireNonNull(function);
  }

  /** How much of its code is fresh; known once it is prepared. */
  synchronized Isolation isolation() {
    return function == null ? Isolation.LOOP : function.made().isolation();
  }

  /** What its figures include or lack; known once it is prepared. */
  synchronized List<Caveat> caveats() {
    List<Caveat> caveats = new ArrayList<>();
    if (function != null) {
      function.made().shortfall().ifPresent(caveats::add);
      caveats.addAll(Traits.of(function.candidate().spec()));
    }
    return caveats;
  }
}
