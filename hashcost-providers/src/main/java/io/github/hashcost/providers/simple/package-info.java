/** Small hashes that need no library, written out here. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers.simple;
