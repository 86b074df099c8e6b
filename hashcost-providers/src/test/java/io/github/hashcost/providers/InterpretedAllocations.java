package io.github.hashcost.providers;

import com.sun.management.ThreadMXBean;
import io.github.hashcost.api.Hasher;
import java.lang.management.ManagementFactory;

/**
 * Prints what a call of each function allocates, in bytes. It tells what the code does when nothing
 * is compiled ({@code -Xint}): a compiler may keep on the stack what the code puts on the heap, and
 * whether it does depends on all that ran before.
 */
final class InterpretedAllocations {
  private static final int CALLS = 3;

  private InterpretedAllocations() {}

  public static void main(String[] arguments) {
    for (Subject subject : Subject.all()) {
      System.out.println(subject.id() + " " + leastBytes(subject));
    }
  }

  /** The first call may allocate what is kept. */
  private static long leastBytes(Subject subject) {
    Hasher hasher = subject.newHasher();
    byte[] input = subject.fit(new byte[100]);
    byte[] digest = new byte[subject.digestBytes()];
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int call = 0; call < CALLS; call++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      hasher.hash(input, 0, input.length, digest, 0);
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }
}
