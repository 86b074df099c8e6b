package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.LongHasher;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Objects;

/**
 * The timing loop of a lone child. Written apart from the harness's own, so that the one checks the
 * other. Each input has a copy of its class, or the compiler would see one loop for all of them.
 */
abstract class LoneLoop {
  private static final int EMPTY_ENTRIES = 20;

  /** Read again for every call, so that the compiler cannot know what is hashed. */
  volatile byte[] input;

  /** Written once a batch, so that no call is dead code. */
  @SuppressWarnings("unused")
  volatile long published;

  LoneLoop(byte[] input) {
    this.input = input;
  }

  static LoneLoop of(Hasher hasher, byte[] input, int digestBytes) {
    return hasher instanceof LongHasher longs
        ? copy(OfLongs.class, longs.direct(), input)
        : copy(OfDigests.class, hasher, input, new byte[digestBytes]);
  }

  private static LoneLoop copy(Class<? extends LoneLoop> template, Object... arguments) {
    String file = template.getName().substring(template.getPackageName().length() + 1) + ".class";
    try (InputStream in = Objects.requireNonNull(template.getResourceAsStream(file), file)) {
      return (LoneLoop)
          MethodHandles.lookup()
              .defineHiddenClass(in.readAllBytes(), true)
              .lookupClass()
              .getDeclaredConstructors()[0]
              .newInstance(arguments);
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("no copy of " + file, e);
    }
  }

  /** Nanoseconds of so many calls. */
  final long time(int calls) {
    // Entered so often, it is compiled from its start on, and not only for the middle of a batch.
    for (int i = 0; i < EMPTY_ENTRIES; i++) {
      run(0);
    }
    long start = System.nanoTime();
    run(calls);
    return System.nanoTime() - start;
  }

  abstract void run(int calls);

  static final class OfDigests extends LoneLoop {
    private final Hasher hasher;
    private final byte[] digest;

    OfDigests(Hasher hasher, byte[] input, byte[] digest) {
      super(input);
      this.hasher = hasher;
      this.digest = digest;
    }

    @Override
    void run(int calls) {
      Hasher function = hasher;
      byte[] written = digest;
      long folded = 0;
      for (int left = calls; left > 0; left--) {
        byte[] message = super.input;
        function.hash(message, 0, message.length, written, 0);
        folded += written[0];
      }
      super.published = folded;
    }
  }

  static final class OfLongs extends LoneLoop {
    private final LongHasher hasher;

    OfLongs(LongHasher hasher, byte[] input) {
      super(input);
      this.hasher = hasher;
    }

    @Override
    void run(int calls) {
      LongHasher function = hasher;
      long folded = 0;
      for (int left = calls; left > 0; left--) {
        byte[] message = super.input;
        folded += function.hashToLong(message, 0, message.length);
      }
      super.published = folded;
    }
  }
}
