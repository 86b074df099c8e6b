package io.github.hashcost.speed;

import io.github.hashcost.harness.Task;

/**
 * Several hashes in a row, as one call of a harness: as in its own loops the input is read afresh
 * for each of them, and what comes out is folded and published at the end. Each subclass writes its
 * loop out, so that a copy of its class has a profile of its own, and takes its fields into locals,
 * or they would be read again in every pass, after the volatile one.
 */
abstract class Loop implements Task {
  final int hashes;

  // Volatile, or a hash of an array that never changes is computed once and moved out of the loop.
  volatile byte[] input;

  volatile long sink;

  Loop(byte[] input, int hashes) {
    this.input = input;
    this.hashes = hashes;
  }

  /** What the last hash answered; of numbers after a single hash only. */
  abstract byte[] product();
}
