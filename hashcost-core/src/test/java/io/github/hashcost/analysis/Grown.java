package io.github.hashcost.analysis;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.result.Samples;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongToDoubleFunction;
import java.util.stream.IntStream;

/** Runs over several sizes of functions whose laws are known, since they were made up. */
final class Grown {
  static final HashSpec.Block SHA_256 = new HashSpec.Block(64, 9);
  static final HashSpec.Block BLAKE3 = new HashSpec.Block(64, 0);

  private static final long CALLS = 100_000;

  private final int rounds;
  private final long[] sizes;
  private final SplittableRandom random = new SplittableRandom(42);
  private final Map<AlgorithmId, FunctionFacts> functions = new LinkedHashMap<>();
  private final List<Cell> cells = new ArrayList<>();
  private double samplesNoise;
  private double roundsNoise;
  private double sizesNoise;

  private Grown(int rounds, long... sizes) {
    this.rounds = rounds;
    this.sizes = sizes;
  }

  static Grown on(long... sizes) {
    return new Grown(30, sizes);
  }

  static Grown rounds(int rounds, long... sizes) {
    return new Grown(rounds, sizes);
  }

  /**
   * Standard deviations of the logarithms: of each sample, of each round for all sizes alike, and
   * of each size in all rounds alike.
   */
  Grown noise(double samples, double rounds, double sizes) {
    samplesNoise = samples;
    roundsNoise = rounds;
    sizesNoise = sizes;
    return this;
  }

  Grown blocks(String id, HashSpec.Block block, LongToDoubleFunction nanos) {
    functions.put(AlgorithmId.parse(id), FunctionFacts.builder(32).block(block).build());
    return bytes(id, nanos);
  }

  Grown bytes(String id, LongToDoubleFunction nanos) {
    double[] pace = IntStream.range(0, rounds).mapToDouble(r -> noise(roundsNoise)).toArray();
    for (long size : sizes) {
      double off = noise(sizesNoise);
      long[] elapsed = new long[rounds];
      for (int r = 0; r < rounds; r++) {
        double time = nanos.applyAsDouble(size) * off * pace[r] * noise(samplesNoise);
        elapsed[r] = Math.round(time * CALLS);
      }
      cells.add(builder(id, size).samples(samples(elapsed)).build());
    }
    return this;
  }

  /** In a second pass, without noise. */
  Grown again(String id, long size, double nanos) {
    long[] elapsed = new long[rounds];
    Arrays.fill(elapsed, Math.round(nanos * CALLS));
    cells.add(builder(id, size).pass(2).samples(samples(elapsed)).build());
    return this;
  }

  Grown failed(String id, long size) {
    cells.add(builder(id, size).failure(Failure.of("refused", "made up")).build());
    return this;
  }

  private static Cell.Builder builder(String id, long size) {
    return Cell.builder(AlgorithmId.parse(id), size + " B", size);
  }

  private Samples samples(long[] elapsed) {
    long[] calls = new long[rounds];
    Arrays.fill(calls, CALLS);
    return Samples.of(IntStream.range(0, rounds).toArray(), calls, elapsed);
  }

  private double noise(double sigma) {
    return sigma == 0 ? 1 : Math.exp(sigma * random.nextGaussian());
  }

  /** What was added so far, and nothing left for the next run but the state of the chances. */
  RunResult run() {
    RunResult run =
        RunResult.of(
            Instant.EPOCH, Environment.builder().build(), Plan.builder().build(), functions, cells);
    cells.clear();
    return run;
  }
}
