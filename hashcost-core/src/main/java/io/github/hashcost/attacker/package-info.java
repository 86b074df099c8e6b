/**
 * What a hash costs whoever guesses passwords: published guesses per second, carried to other
 * settings by laws with known errors, beside what the defender paid in a run. Nothing here runs a
 * hash: every figure is a pure function of a run and a rate card.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.attacker;
