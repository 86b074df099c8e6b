/** What else costs: small buffers, and interpreters. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.examples.tradeoffs;
