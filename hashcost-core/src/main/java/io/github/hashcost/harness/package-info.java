/**
 * Runs operations and answers raw samples.
 *
 * <p>An {@link io.github.hashcost.harness.Operation} says what to run; a {@link
 * io.github.hashcost.harness.Harness} sets each one up, warms all of them together, times them in
 * interleaved batches and answers a {@link io.github.hashcost.result.RunResult}. It derives
 * nothing: that is the analysis' part.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.harness;
