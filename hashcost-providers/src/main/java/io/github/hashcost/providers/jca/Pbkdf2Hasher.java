package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * RFC 8018 section 5.2 over a {@link Mac}. {@code SecretKeyFactory} costs the same, but takes
 * characters and no empty salt; a password here is any bytes.
 */
final class Pbkdf2Hasher implements Hasher {
  /**
   * HMAC fills a key up with zeros (RFC 2104 section 2), so one zero is the empty key, which {@link
   * SecretKeySpec} refuses.
   */
  private static final byte[] EMPTY_KEY = {0};

  private final Mac hmac;
  private final int blockBytes;
  private final byte[] salt;
  private final int iterations;
  private final int digestBytes;

  Pbkdf2Hasher(Mac hmac, byte[] salt, int iterations, int digestBytes) {
    this.hmac = hmac;
    this.blockBytes = hmac.getMacLength();
    this.salt = salt;
    this.iterations = iterations;
    this.digestBytes = digestBytes;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, digestBytes, digest.length);
    key(input, offset, length);
    for (int done = 0, index = 1; done < digestBytes; done += blockBytes, index++) {
      System.arraycopy(
          block(index), 0, digest, digestOffset + done, Math.min(blockBytes, digestBytes - done));
    }
    return digestBytes;
  }

  /** Also clears away what an earlier call may have left when it threw. */
  private void key(byte[] password, int offset, int length) {
    SecretKeySpec key =
        length == 0
            ? new SecretKeySpec(EMPTY_KEY, hmac.getAlgorithm())
            : new SecretKeySpec(password, offset, length, hmac.getAlgorithm());
    try {
      hmac.init(key);
    } catch (InvalidKeyException e) {
      throw new HashcostException.ProviderFailure(
          hmac.getProvider().getName()
              + " refuses this password as a key of "
              + hmac.getAlgorithm(),
          e);
    }
  }

  /** T_index: the xor of U_1 = HMAC(salt, index) to U_i = HMAC(U_(i-1)). */
  private byte[] block(int index) {
    hmac.update(salt);
    byte[] u = hmac.doFinal(ByteBuffer.allocate(Integer.BYTES).putInt(index).array());
    byte[] sum = u.clone();
    for (int i = 1; i < iterations; i++) {
      u = hmac.doFinal(u);
      for (int k = 0; k < blockBytes; k++) {
        sum[k] ^= u[k];
      }
    }
    return sum;
  }
}
