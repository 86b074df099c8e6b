package io.github.hashcost.password;

import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Work that needs a core and next to no memory: a chain of SHA-256 by the JDK. What slows it down
 * when several run at once is shared by all that computes: clocks, hyper-threads, a busy host.
 */
final class ControlLogin implements Login {
  /** Some hundred microseconds with SHA instructions, a millisecond or two without. */
  private static final int HASHES = 2_000;

  private final MessageDigest sha256;
  private final byte[] chain = new byte[32];

  ControlLogin() {
    try {
      sha256 = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  @Override
  public void once() {
    try {
      for (int i = 0; i < HASHES; i++) {
        sha256.update(chain);
        sha256.digest(chain, 0, chain.length);
      }
    } catch (DigestException e) {
      throw new IllegalStateException("a digest of SHA-256 has 32 bytes", e);
    }
  }
}
