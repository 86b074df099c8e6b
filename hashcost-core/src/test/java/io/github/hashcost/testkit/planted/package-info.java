/** Providers that break one promise each, and one that keeps them all. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.testkit.planted;
