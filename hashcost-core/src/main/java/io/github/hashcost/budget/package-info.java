/** Limits on what a hash may cost beside others, for tests. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.budget;
