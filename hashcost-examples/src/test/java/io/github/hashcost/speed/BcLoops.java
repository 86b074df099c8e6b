package io.github.hashcost.speed;

import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.Xof;
import org.jspecify.annotations.Nullable;

/** Bouncy Castle as its users call it. */
final class BcLoops {
  private BcLoops() {}

  /** A digest of fixed length. */
  static final class Digests extends DigestLoop {
    private final Digest library;

    Digests(Digest library, int digestBytes, byte[] input, int hashes) {
      super(digestBytes, input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() {
      Digest library = this.library;
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

  /** A digest of any length. */
  static final class Xofs extends DigestLoop {
    private final Xof library;

    Xofs(Xof library, int digestBytes, byte[] input, int hashes) {
      super(digestBytes, input, hashes);
      this.library = library;
    }

    @Override
    public @Nullable Object call() {
      Xof library = this.library;
      byte[] digest = this.digest;
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        library.update(in, 0, in.length);
        library.doFinal(digest, 0, digest.length);
        fold ^= digest[0];
      }
      sink = fold;
      return null;
    }
  }
}
