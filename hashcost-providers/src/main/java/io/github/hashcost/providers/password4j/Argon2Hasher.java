package io.github.hashcost.providers.password4j;

import com.password4j.Argon2Function;
import io.github.hashcost.api.Hasher;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

/** One Argon2 of Password4j, which copies its template for every tag. */
final class Argon2Hasher implements Hasher {
  private final Argon2Function function;
  private final byte[] salt;
  private final String secret;
  private final int tagBytes;
  private final Optional<ExecutorService> workers;

  Argon2Hasher(
      Argon2Function function,
      byte[] salt,
      String secret,
      int tagBytes,
      Optional<ExecutorService> workers) {
    this.function = function;
    this.salt = salt;
    this.secret = secret;
    this.tagBytes = tagBytes;
    this.workers = workers;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, tagBytes, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] password = Arrays.copyOfRange(input, offset, offset + length);
    byte[] tag = function.hash(password, salt, secret).getBytes();
    if (workers.isPresent()) {
      Workers.requireUndisturbed("argon2");
    }
    System.arraycopy(tag, 0, digest, digestOffset, tagBytes);
    return tagBytes;
  }

  @Override
  public void close() {
    workers.ifPresent(ExecutorService::shutdownNow);
  }
}
