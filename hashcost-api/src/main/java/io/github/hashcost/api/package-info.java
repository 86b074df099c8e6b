/**
 * What a provider author implements and a caller names.
 *
 * <p>A {@link io.github.hashcost.api.HashProvider} offers {@link
 * io.github.hashcost.api.HashFunction}s; a function describes itself in a {@link
 * io.github.hashcost.api.HashSpec} and makes a {@link io.github.hashcost.api.Hasher} for a {@link
 * io.github.hashcost.api.Setting}. Everything here is immutable and thread-safe, except a hasher,
 * which belongs to one thread. Nothing here depends on another library at run time, and every
 * failure is a {@link io.github.hashcost.api.HashcostException}.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.api;
