package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Samples;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Keeps the batches of one pass, and where several threads ran them at once those of each. */
final class Recorder {
  private final int[] rounds;
  private final long[] calls;
  private final long[] elapsedNanos;
  private final List<Recorder> threads;
  private int size;
  private long allocatedBytes;
  private GcActivity collections = GcActivity.of(0, 0);

  /**
   * @param batches at most so many
   */
  Recorder(int batches, int threads) {
    rounds = new int[batches];
    calls = new long[batches];
    elapsedNanos = new long[batches];
    this.threads =
        threads == 1
            ? List.of()
            : Stream.generate(() -> new Recorder(batches, 1)).limit(threads).toList();
  }

  void add(int round, int batchCalls, Batch batch) {
    rounds[size] = round;
    calls[size] = batchCalls;
    elapsedNanos[size] = batch.nanos();
    size++;
    allocatedBytes += batch.allocatedBytes();
    collections = collections.plus(batch.collections());
    for (int i = 0; i < threads.size(); i++) {
      threads.get(i).add(round, batchCalls, batch.threads().get(i));
    }
  }

  int size() {
    return size;
  }

  /** Of several threads, their mean. */
  Samples samples() {
    return Samples.of(
        Arrays.copyOf(rounds, size), Arrays.copyOf(calls, size), Arrays.copyOf(elapsedNanos, size));
  }

  Recorded recorded(Optional<Ending> ending) {
    return new Recorded(
        samples(),
        allocatedBytes,
        collections,
        threads.stream().map(thread -> thread.recorded(ending)).toList(),
        ending);
  }
}
