package io.github.hashcost.providers.jca;

import java.security.DigestException;
import java.security.MessageDigestSpi;
import java.security.Provider;
import java.util.Arrays;
import java.util.function.Supplier;

/** An engine that was never installed, with whatever SHA-256 it is given. */
final class FakeEngine extends Provider {
  private static final long serialVersionUID = 1L;

  FakeEngine(String name, Supplier<MessageDigestSpi> sha256) {
    super(name, "1.5", "for tests");
    putService(
        new Service(
            this, "MessageDigest", "SHA-256", MessageDigestSpi.class.getName(), null, null) {
          @Override
          public Object newInstance(Object parameter) {
            return sha256.get();
          }
        });
  }

  /** Its digest is the number of bytes since the last reset, 32 times; it fails at one number. */
  static final class Counting extends MessageDigestSpi {
    private final int failsAt;
    private int count;

    Counting(int failsAt) {
      this.failsAt = failsAt;
    }

    @Override
    protected void engineUpdate(byte input) {
      count++;
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
      count += length;
    }

    @Override
    protected int engineGetDigestLength() {
      return 32;
    }

    @Override
    protected byte[] engineDigest() {
      byte[] digest = new byte[32];
      Arrays.fill(digest, (byte) count);
      count = 0;
      return digest;
    }

    @Override
    protected int engineDigest(byte[] digest, int offset, int length) throws DigestException {
      if (count == failsAt) {
        throw new DigestException("on purpose");
      }
      return super.engineDigest(digest, offset, length);
    }

    @Override
    protected void engineReset() {
      count = 0;
    }
  }
}
