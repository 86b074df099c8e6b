package io.github.hashcost.speed;

import org.jspecify.annotations.Nullable;

/** The functions without a library, as one writes them in a program. */
final class SimpleLoops {
  private SimpleLoops() {}

  /** 64 bits. */
  static final class Djb2 extends NumberLoop {
    Djb2(byte[] input, int hashes) {
      super(input, hashes);
    }

    @Override
    public @Nullable Object call() {
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        fold ^= hashOf(in);
      }
      sink = fold;
      return null;
    }

    private static long hashOf(byte[] input) {
      long hash = 5381;
      for (byte b : input) {
        hash = ((hash << 5) + hash) + (b & 0xff);
      }
      return hash;
    }
  }

  /** 32 bits. */
  static final class Fnv1a32 extends NumberLoop {
    Fnv1a32(byte[] input, int hashes) {
      super(input, hashes);
    }

    @Override
    public @Nullable Object call() {
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        fold ^= hashOf(in);
      }
      sink = fold;
      return null;
    }

    private static long hashOf(byte[] input) {
      int hash = 0x811c9dc5;
      for (byte b : input) {
        hash = (hash ^ (b & 0xff)) * 0x01000193;
      }
      return hash & 0xffffffffL;
    }
  }

  /** 64 bits. */
  static final class Fnv1a64 extends NumberLoop {
    Fnv1a64(byte[] input, int hashes) {
      super(input, hashes);
    }

    @Override
    public @Nullable Object call() {
      long fold = sink;
      for (int i = 0; i < hashes; i++) {
        byte[] in = input;
        fold ^= hashOf(in);
      }
      sink = fold;
      return null;
    }

    private static long hashOf(byte[] input) {
      long hash = 0xcbf29ce484222325L;
      for (byte b : input) {
        hash = (hash ^ (b & 0xff)) * 0x00000100000001b3L;
      }
      return hash;
    }
  }
}
