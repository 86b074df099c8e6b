package io.github.hashcost.harness.forked;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Functions that go wrong after a few calls, each in its own way. */
public final class FaultyProvider implements HashProvider {
  private static final FileOutputStream PIPE = new FileOutputStream(FileDescriptor.out);
  private static final int CALLS_UNTIL_THEN = 4;

  @Override
  public String name() {
    return "faulty";
  }

  @Override
  public List<HashFunction> functions() {
    return List.of(
        function("sound", input -> 1),
        function("sound-too", input -> 1),
        function("exits", input -> exit()),
        function("prints", input -> print()),
        function("throws", input -> fail()),
        function("greedy", input -> fillTheHeap()),
        function("hangs", input -> input.length == 2 ? hang() : 1));
  }

  private interface Deed {
    int of(byte[] input);
  }

  private static HashFunction function(String name, Deed deed) {
    HashSpec spec = HashSpec.builder(name).digestBits(8).build();
    return HashFunction.of(spec, () -> new LateHasher(deed));
  }

  private static final class LateHasher implements Hasher {
    private final Deed deed;
    private int calls;

    LateHasher(Deed deed) {
      this.deed = deed;
    }

    @Override
    public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
      calls++;
      if (calls > CALLS_UNTIL_THEN) {
        deed.of(input);
      }
      digest[digestOffset] = (byte) length;
      return 1;
    }
  }

  private static int exit() {
    System.exit(7);
    return 1;
  }

  private static int print() {
    System.out.println("a function's own words");
    try {
      PIPE.write("and more".getBytes(StandardCharsets.UTF_8));
      return 1;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int fail() {
    throw new IllegalStateException("secret");
  }

  private static int fillTheHeap() {
    return new byte[Integer.MAX_VALUE - 8].length;
  }

  /** Deaf to interruption. */
  private static int hang() {
    while (System.nanoTime() != 0) {
      Thread.onSpinWait();
    }
    return 1;
  }
}
