/**
 * What published rules demand of the setting of a password hash, and which setting a stored hash
 * was made with. Nothing here runs a hash.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.policy;
