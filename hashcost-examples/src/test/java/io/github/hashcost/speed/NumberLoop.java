package io.github.hashcost.speed;

import java.nio.ByteBuffer;

/** What is hashed is a number. */
abstract class NumberLoop extends Loop {
  NumberLoop(byte[] input, int hashes) {
    super(input, hashes);
  }

  @Override
  final byte[] product() {
    return ByteBuffer.allocate(Long.BYTES).putLong(sink).array();
  }
}
