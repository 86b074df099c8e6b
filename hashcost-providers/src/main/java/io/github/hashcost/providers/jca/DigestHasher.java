package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import java.security.DigestException;
import java.security.MessageDigest;

/** One {@link MessageDigest}, which resets itself with every digest. */
final class DigestHasher implements Hasher {
  private final MessageDigest messageDigest;
  private final int digestBytes;

  DigestHasher(MessageDigest messageDigest, int digestBytes) {
    this.messageDigest = messageDigest;
    this.digestBytes = digestBytes;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    try {
      messageDigest.update(input, offset, length);
      return messageDigest.digest(digest, digestOffset, digestBytes);
    } catch (DigestException e) {
      messageDigest.reset();
      throw new HashcostException.ProviderFailure(
          messageDigest.getProvider().getName() + " failed at " + messageDigest.getAlgorithm(), e);
    } catch (RuntimeException | Error e) {
      // The input is in already, and would be part of the next one.
      messageDigest.reset();
      throw e;
    }
  }
}
