/** Functions of Dynatrace's hash4j. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers.hash4j;
