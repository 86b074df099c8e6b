package io.github.hashcost.testkit;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.testkit.Check.Broken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** How hashers behave, alone and beside others. */
final class HasherChecks {
  private static final int THREADS = 8;

  private final Subject subject;

  HasherChecks(Subject subject) {
    this.subject = subject;
  }

  /** Calls that no array has room for: what, offset, length, digest offset. */
  private record Outside(String what, int offset, int length, int digestOffset) {
    static final List<Outside> ALL =
        List.of(
            new Outside("an input that ends behind its array", 4, 8, 0),
            new Outside("a negative input offset", -1, 4, 0),
            new Outside("a negative length", 0, -1, 0),
            new Outside("a digest array that is a byte too short", 0, 8, 1),
            new Outside("a negative digest offset", 0, 8, -1));
  }

  void outside(List<String> remarks) throws Broken {
    for (Outside call : Outside.ALL) {
      try (Hasher hasher = subject.newHasher()) {
        Broken.unless(isRefused(hasher, call), "takes " + call.what + " without a word");
      }
    }
  }

  private boolean isRefused(Hasher hasher, Outside call) {
    try {
      hasher.hash(
          Subject.printable(8),
          call.offset,
          call.length,
          new byte[subject.digestBytes()],
          call.digestOffset);
      return false;
    } catch (RuntimeException e) {
      return true;
    }
  }

  void afterAnException(List<String> remarks) throws Broken {
    byte[] input = Subject.printable(8);
    Optional<byte[]> expected = subject.digest(input);
    for (Outside call : Outside.ALL) {
      try (Hasher hasher = subject.newHasher()) {
        isRefused(hasher, call);
        Broken.unless(
            DigestChecks.same(expected, subject.digest(hasher, input)),
            "answers wrongly after it was given " + call.what);
      }
    }
  }

  void interleaved(List<String> remarks) throws Broken {
    byte[] here = Subject.printable(8);
    byte[] there = Subject.printable(9);
    Optional<byte[]> expectedHere = subject.digest(here);
    Optional<byte[]> expectedThere = subject.digest(there);
    try (Hasher one = subject.newHasher();
        Hasher two = subject.newHasher()) {
      for (int i = 0; i < 3; i++) {
        Broken.unless(
            DigestChecks.same(expectedHere, subject.digest(one, here))
                && DigestChecks.same(expectedThere, subject.digest(two, there)),
            "two hashers used in turn answer otherwise than each alone");
      }
    }
  }

  void threads(List<String> remarks) throws Broken {
    int calls = subject.isSlow() ? 3 : 200;
    CyclicBarrier together = new CyclicBarrier(THREADS);
    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Boolean>> all = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        byte[] input = Subject.printable(i + 1);
        Optional<byte[]> expected = subject.digest(input);
        all.add(executor.submit(onThread(input, expected, calls, together)));
      }
      for (Future<Boolean> one : all) {
        Broken.unless(one.get(), "answers wrongly while other threads hash too");
      }
    } catch (ExecutionException e) {
      throw new Broken("on eight threads it ends with " + Words.ofCause(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Broken("was interrupted while eight threads hashed");
    } finally {
      executor.shutdownNow();
    }
  }

  private Callable<Boolean> onThread(
      byte[] input, Optional<byte[]> expected, int calls, CyclicBarrier together) {
    return () -> {
      try (Hasher hasher = subject.newHasher()) {
        together.await();
        boolean right = true;
        for (int i = 0; i < calls; i++) {
          right &= DigestChecks.same(expected, subject.digest(hasher, input));
        }
        return right;
      }
    };
  }

  void errorKinds(List<String> remarks) throws Broken {
    byte[] everyByte = new byte[64];
    for (int i = 0; i < everyByte.length; i++) {
      everyByte[i] = (byte) (4 * i - 128);
    }
    List<byte[]> inputs =
        List.of(
            new byte[0],
            new byte[] {'a', 0, 'b'},
            everyByte,
            Subject.printable(73),
            new byte[4096]);
    try (Hasher hasher = subject.newHasher()) {
      for (byte[] input : inputs) {
        try {
          subject.digest(hasher, input);
        } catch (RuntimeException e) {
          throw new Broken(failed(input, e));
        }
      }
    }
  }

  private static String failed(byte[] input, RuntimeException thrown) {
    return "for "
        + input.length
        + " bytes it throws "
        + Words.of(thrown)
        + "; a digest or InvalidParameter is expected";
  }
}
