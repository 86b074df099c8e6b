package io.github.hashcost.providers.password4j;

import com.password4j.BalloonHashingFunction;
import io.github.hashcost.api.Hasher;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

/** One Balloon of Password4j. */
final class BalloonHasher implements Hasher {
  private final BalloonHashingFunction function;
  private final byte[] salt;
  private final Optional<ExecutorService> workers;

  BalloonHasher(BalloonHashingFunction function, byte[] salt, Optional<ExecutorService> workers) {
    this.function = function;
    this.salt = salt;
    this.workers = workers;
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, Balloon.DIGEST_BYTES, digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    byte[] password = Arrays.copyOfRange(input, offset, offset + length);
    byte[] computed = function.hash(password, salt).getBytes();
    if (workers.isPresent()) {
      Workers.requireUndisturbed("balloon-m");
    }
    System.arraycopy(computed, 0, digest, digestOffset, Balloon.DIGEST_BYTES);
    return Balloon.DIGEST_BYTES;
  }

  @Override
  public void close() {
    workers.ifPresent(ExecutorService::shutdownNow);
  }
}
