/**
 * What the adapters cost over the libraries they call, and djb2 beside the same loop in C. Run by
 * the profile {@code speed} alone, see docs/speed.md.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.speed;
