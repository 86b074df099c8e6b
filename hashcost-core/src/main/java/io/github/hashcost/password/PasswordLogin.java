package io.github.hashcost.password;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.Candidate;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;

/** Hashes a password and compares the digest with the stored one, as a login does. */
final class PasswordLogin implements Login {
  /** Printable and short enough for every function; what it says does not change what it costs. */
  private static final String PASSWORD = "not a secret";

  /** The one that the harness draws salts from unless told otherwise. */
  private static final long SEED = 42;

  private final Candidate candidate;
  private final Hasher hasher;
  private final byte[] password = PASSWORD.getBytes(StandardCharsets.US_ASCII);
  private final byte[] stored;
  private final byte[] digest;

  private PasswordLogin(Candidate candidate, byte[] stored) {
    this.candidate = candidate;
    this.stored = stored.clone();
    hasher = candidate.newHasher();
    digest = new byte[stored.length];
  }

  /**
   * Proves the function correct before it is loaded.
   *
   * @throws HashcostException when a test vector fails, or it refuses the setting
   */
  static Factory of(Candidate setting) {
    Candidate candidate = setting.drawn(SEED);
    // What does not fit is refused at once, before anything takes time.
    candidate.newHasher().close();
    Optional<TestVector> failing = candidate.failingVector();
    if (failing.isPresent()) {
      throw new HashcostException.ProviderFailure(
          candidate.id()
              + ": test vector fails: "
              + failing.get()
              + "; its cost means nothing, tell the author of "
              + candidate.origin().providerClass());
    }
    byte[] stored = candidate.hash(PASSWORD.getBytes(StandardCharsets.US_ASCII));
    return () -> new PasswordLogin(candidate, stored);
  }

  @Override
  public void once() {
    Arrays.fill(digest, (byte) 0);
    int written = hash();
    if (written != stored.length || !MessageDigest.isEqual(digest, stored)) {
      throw new HashcostException.ProviderFailure(
          candidate.id()
              + ": under load it answers another digest than alone; it is not safe on several"
              + " threads, tell the author of "
              + candidate.origin().providerClass());
    }
  }

  private int hash() {
    try {
      return hasher.hash(password, 0, password.length, digest, 0);
    } catch (HashcostException e) {
      throw new HashcostException.ProviderFailure(
          candidate.id() + ": " + candidate.origin().words(e));
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw new HashcostException.ProviderFailure(
          candidate.id()
              + ": "
              + e.getClass().getName()
              + " in the code of "
              + candidate.origin().providerClass()
              + "; tell its author");
    }
  }

  @Override
  public void close() {
    hasher.close();
  }
}
