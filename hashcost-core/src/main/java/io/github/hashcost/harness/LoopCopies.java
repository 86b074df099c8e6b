package io.github.hashcost.harness;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.LongHasher;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import org.jspecify.annotations.Nullable;

/**
 * Makes every cell a timing loop of its own: the template's bytes defined again as a hidden class.
 * One shared loop would be compiled for all functions at once, and the last one measured would pay
 * for the first. A copy is unloaded with its cell.
 *
 * <p>One of these serves one cell: its loops, one for each thread, are of one copy, as the threads
 * of a service share their code. Thread-safe.
 */
final class LoopCopies {
  private @Nullable Class<?> copy;

  /** On one input, or on several in turn. */
  Loop independent(Hasher hasher, byte[][] inputs, byte[] digest) {
    if (hasher instanceof LongHasher longHasher) {
      return inputs.length == 1
          ? copy(LongLoop.class, longHasher.direct(), inputs[0])
          : copy(PooledLongLoop.class, longHasher.direct(), inputs);
    }
    return inputs.length == 1
        ? copy(DigestLoop.class, hasher, inputs[0], digest)
        : copy(PooledDigestLoop.class, hasher, inputs, digest);
  }

  Loop chained(Hasher hasher, byte[] input, byte[] digest, int link) {
    return hasher instanceof LongHasher longHasher
        ? copy(ChainedLongLoop.class, longHasher.direct(), input, link)
        : copy(ChainedDigestLoop.class, hasher, input, digest, link);
  }

  Loop of(Work<?> work, Object input) {
    return copy(WorkLoop.class, work, input);
  }

  Loop ofLong(LongWork<?> work, Object input) {
    return copy(LongWorkLoop.class, work, input);
  }

  Loop of(Task task) {
    return copy(TaskLoop.class, task);
  }

  private synchronized Loop copy(Class<? extends Loop> template, Object... arguments) {
    try {
      if (copy == null) {
        copy = MethodHandles.lookup().defineHiddenClass(bytes(template), true).lookupClass();
      }
      Constructor<?> constructor = copy.getDeclaredConstructors()[0];
      return (Loop) constructor.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no copy of " + template.getName() + " could be made", e);
    }
  }

  private static byte[] bytes(Class<?> template) {
    String name = template.getSimpleName() + ".class";
    try (InputStream in = template.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(
            name
                + " is not beside "
                + template.getName()
                + "; keep hashcost's class files in its jar as they are");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
