/** Functions of Guava's {@code com.google.common.hash}. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers.guava;
