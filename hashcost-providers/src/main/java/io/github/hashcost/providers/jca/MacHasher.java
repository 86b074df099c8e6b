package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.ShortBufferException;

/** One {@link Mac} with its key, which resets itself with every tag. */
final class MacHasher implements Hasher {
  private final Mac mac;
  private final int tagBytes;

  MacHasher(Mac mac) {
    this.mac = mac;
    this.tagBytes = mac.getMacLength();
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, tagBytes, digest.length);
    try {
      mac.update(input, offset, length);
      mac.doFinal(digest, digestOffset);
      return tagBytes;
    } catch (ShortBufferException e) {
      mac.reset();
      throw new HashcostException.ProviderFailure(
          mac.getProvider().getName() + " failed at " + mac.getAlgorithm(), e);
    } catch (RuntimeException | Error e) {
      // The input is in already, and would be part of the next one.
      mac.reset();
      throw e;
    }
  }
}
