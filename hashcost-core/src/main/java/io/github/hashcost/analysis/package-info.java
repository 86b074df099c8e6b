/**
 * What the samples of a run say: estimates, ratios, and reasons to doubt them. Pure functions of a
 * {@link io.github.hashcost.result.RunResult}; nothing here runs code or reads a clock. Everything
 * is immutable and thread-safe.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.analysis;
