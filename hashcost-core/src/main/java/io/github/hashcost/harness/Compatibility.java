package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Plan;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Settings that are each allowed, but not together. */
final class Compatibility {
  private Compatibility() {}

  /**
   * @throws HashcostException.InvalidParameter when the plan contradicts itself
   */
  static void check(Plan plan) {
    if (plan.precision().isPresent() && plan.iterations().isPresent()) {
      throw new HashcostException.InvalidParameter(
          "iterations fix how often each cell is called, and a precision leaves it open; leave one of them out");
    }
    if (!plan.warmUp() && plan.iterations().isEmpty()) {
      throw new HashcostException.InvalidParameter(
          "a cold run does not know how many calls fit a batch; give it iterations");
    }
    if (plan.iterations().orElse(0) / plan.rounds() >= Integer.MAX_VALUE) {
      throw new HashcostException.InvalidParameter(
          "iterations "
              + plan.iterations().getAsLong()
              + " in "
              + plan.rounds()
              + " rounds: at most "
              + Integer.MAX_VALUE
              + " calls a round are allowed; raise the rounds");
    }
  }

  /**
   * @throws HashcostException.InvalidParameter when there is no operation, two cannot be told
   *     apart, or one contradicts the plan
   * @throws HashcostException.Unsupported for an operation that no child JVM can find, where child
   *     JVMs are to measure
   */
  static void check(Plan plan, List<Operation> operations) {
    if (plan.isolation() == Isolation.FORK) {
      ForkedRun.check(operations);
    }
    if (operations.isEmpty()) {
      throw new HashcostException.InvalidParameter("no operation to run: one or more are expected");
    }
    Set<String> names = new HashSet<>();
    for (Operation operation : operations) {
      if (!names.add(operation.toString())) {
        throw new HashcostException.InvalidParameter(
            "two operations are "
                + operation
                + "; give one of their inputs another label (Input.labelled)");
      }
      if (plan.iterations().isPresent() && operation.callsPerBatch().isPresent()) {
        throw new HashcostException.InvalidParameter(
            operation
                + " fixes its calls per batch and the harness all its iterations; leave one of them out");
      }
    }
  }
}
