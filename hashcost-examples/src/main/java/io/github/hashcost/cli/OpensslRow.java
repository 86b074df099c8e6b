package io.github.hashcost.cli;

import java.util.OptionalDouble;

/**
 * One digest of one size, ours and that of openssl.
 *
 * @param ours the id of our function, or the name that nobody has here
 * @param ourNanos per call; empty where it was not measured
 * @param theirNanos per call; empty where it was not measured
 * @param whyNot for a person, where one is empty; else empty
 */
record OpensslRow(
    String ours, String input, OptionalDouble ourNanos, OptionalDouble theirNanos, String whyNot) {}
