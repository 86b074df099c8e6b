package io.github.hashcost.api;

/**
 * A hasher whose value is a number of at most 64 bits, zero-extended. Its digest bytes are that
 * number, big-endian; a function whose standard prints bytes in another order (SipHash) implements
 * {@link Hasher} alone.
 *
 * <p>A harness times {@link #hashToLong} directly: the default {@link #hash} is code that all long
 * hashers share, and what is shared is compiled for all of them at once.
 */
// A lambda of this type is meant to be a hasher too: what it answers is the digest.
@SuppressWarnings("FunctionalInterfaceMethodChanged")
@FunctionalInterface
public interface LongHasher extends Hasher {
  long hashToLong(byte[] input, int offset, int length);

  /** Eight bytes; {@link HashFunction#ofLong} writes as many as its spec's digest has. */
  @Override
  default int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    return SizedLongHasher.hash(this, Long.BYTES, input, offset, length, digest, digestOffset);
  }

  /**
   * The hasher to time: this one, or what it wraps, so that no shared layer stands between the loop
   * and the function.
   */
  default LongHasher direct() {
    return this;
  }
}
