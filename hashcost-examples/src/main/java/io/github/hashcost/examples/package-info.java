/** Small programs that use nothing but the public API. Each has a {@code main} of its own. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.examples;
