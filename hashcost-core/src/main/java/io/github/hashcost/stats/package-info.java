/**
 * Point and interval of what was sampled: medians, ratios of totals, and whether samples agree over
 * time. Plain arithmetic on arrays that knows nothing of hashes. Everything here is immutable and
 * thread-safe; the arrays handed in are only read.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.stats;
