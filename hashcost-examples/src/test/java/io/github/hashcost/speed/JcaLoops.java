package io.github.hashcost.speed;

import java.security.DigestException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.ShortBufferException;
import org.jspecify.annotations.Nullable;

/** JCA as its users call it. */
final class JcaLoops {
  private JcaLoops() {}

  /** A message digest. */
  static final class Digests extends DigestLoop {
    private final MessageDigest library;

    Digests(MessageDigest library, int digestBytes, byte[] input, int hashes) {
      super(digestBytes, input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() throws DigestException {
      MessageDigest library = this.library;
      byte[] digest = this.digest;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        library.update(in, 0, in.length);
        library.digest(digest, 0, digest.length);
        fold ^= digest[0];
      }
      sink = fold;
      return null;
    }
  }

  /** A message authentication code. */
  static final class Macs extends DigestLoop {
    private final Mac library;

    Macs(Mac library, int digestBytes, byte[] input, int hashes) {
      super(digestBytes, input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() throws ShortBufferException {
      Mac library = this.library;
      byte[] digest = this.digest;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        library.update(in, 0, in.length);
        library.doFinal(digest, 0);
        fold ^= digest[0];
      }
      sink = fold;
      return null;
    }
  }
}
