/** Providers to be run in a child JVM, faulty there. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.harness.forked;
