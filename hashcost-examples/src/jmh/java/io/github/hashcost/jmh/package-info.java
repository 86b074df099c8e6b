/**
 * The cells of the accuracy check under JMH, for comparison. Compiled and run by the profile {@code
 * jmh} alone.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.jmh;
