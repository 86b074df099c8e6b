package io.github.hashcost.jmh;

import io.github.hashcost.api.Hasher;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Functions that write a digest, and three things to do with what came out. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class DigestBenchmark {
  private static final int BATCH = 256;

  /** By id, as anywhere. */
  @Param({
    "md5",
    "sha-1",
    "jca/sha-256",
    "jca/sha3-256",
    "bc/sha3-256",
    "bc/blake3-256",
    "guava/murmur3-128",
    "guava/siphash-2-4",
    "bc/blake2b-256"
  })
  public String function = "";

  /** Of the input. */
  @Param({"12", "64", "1024", "65536"})
  public int bytes;

  private Hasher hasher = (input, offset, length, digest, at) -> 0;
  private byte[] digest = {};
  // Volatile as in our own loop; outside a loop of ours it makes no difference.
  private volatile byte[] input = {};
  private volatile int sink;

  /** One hasher for the thread, as in a harness. */
  @Setup
  public void prepare() {
    Subject subject = Subject.of(function);
    hasher = subject.hasher();
    digest = subject.digest();
    input = Subject.input(bytes);
  }

  /** Frees what the hasher holds. */
  @TearDown
  public void close() {
    hasher.close();
  }

  /** The way of JMH. */
  @Benchmark
  public void consumed(Blackhole blackhole) {
    byte[] in = input;
    hasher.hash(in, 0, in.length, digest, 0);
    blackhole.consume(digest);
  }

  /** Our way: a byte of each digest goes into a local, which is published after the batch. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void folded() {
    int fold = sink;
    for (int i = 0; i < BATCH; i++) {
      byte[] in = input;
      hasher.hash(in, 0, in.length, digest, 0);
      fold ^= digest[0];
    }
    sink = fold;
  }

  /** A byte of each digest is published by itself. */
  @Benchmark
  public void stored() {
    byte[] in = input;
    hasher.hash(in, 0, in.length, digest, 0);
    sink = digest[0];
  }
}
