package io.github.hashcost.api;

/**
 * Computes one digest per call, in one shot. Confined to one thread; reusable, also after a call
 * that threw; deterministic. It reads only {@code input[offset, offset + length)}, writes only the
 * digest's own range and keeps neither array.
 */
@FunctionalInterface
public interface Hasher extends AutoCloseable {
  /**
   * Hashes a part of an array into another.
   *
   * @param input holds the message, or the password of a password hash
   * @param offset first byte of it
   * @param length number of bytes, 0 included
   * @param digest takes {@link HashSpec#digestBytes(Setting)} bytes from {@code digestOffset} on
   * @return bytes written: {@link HashSpec#digestBytes(Setting)}
   * @throws IndexOutOfBoundsException or another unchecked exception, when a range does not lie in
   *     its array
   * @throws HashcostException a library's checked exception becomes a {@link
   *     HashcostException.ProviderFailure}. No message may hold bytes of the input, a salt or a
   *     key: it is shown as it is
   */
  int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset);

  /**
   * Frees native memory, where there is any. Must not throw. If it does, a digest that was asked
   * for by itself is lost to a {@link HashcostException.ProviderFailure}, and a measurement may be.
   */
  @Override
  default void close() {}
}
