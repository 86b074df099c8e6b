/** Which setting to store passwords with: what it costs here, and what it costs the attacker. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.examples.passwords;
