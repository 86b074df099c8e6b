/** Providers to be made again, sound and not. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.harness.adapter;
