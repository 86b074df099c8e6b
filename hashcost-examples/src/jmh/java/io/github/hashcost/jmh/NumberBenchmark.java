package io.github.hashcost.jmh;

import io.github.hashcost.api.LongHasher;
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
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Functions whose value is a number, timed through {@link LongHasher#hashToLong} as a harness does,
 * and four things to do with that number.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NumberBenchmark {
  private static final int BATCH = 256;

  /** By id, as anywhere. */
  @Param("djb2")
  public String function = "";

  /** Of the input. */
  @Param({"12", "64", "1024", "65536"})
  public int bytes;

  private LongHasher hasher = (input, offset, length) -> 0;
  // Volatile as in our own loop; outside a loop of ours it makes no difference.
  private volatile byte[] input = {};
  private volatile long sink;

  /** One hasher for the thread, as in a harness. */
  @Setup
  public void prepare() {
    hasher = ((LongHasher) Subject.of(function).hasher()).direct();
    input = Subject.input(bytes);
  }

  /** The way of JMH. */
  @Benchmark
  public void consumed(Blackhole blackhole) {
    byte[] in = input;
    blackhole.consume(hasher.hashToLong(in, 0, in.length));
  }

  /** The same, left to the code that JMH generates. */
  @Benchmark
  public long returned() {
    byte[] in = input;
    return hasher.hashToLong(in, 0, in.length);
  }

  /** Our way: each number goes into a local, which is published after the batch. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public void folded() {
    long fold = sink;
    for (int i = 0; i < BATCH; i++) {
      byte[] in = input;
      fold ^= hasher.hashToLong(in, 0, in.length);
    }
    sink = fold;
  }

  /** Each number is published by itself. */
  @Benchmark
  public void stored() {
    byte[] in = input;
    sink = hasher.hashToLong(in, 0, in.length);
  }
}
