package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class HeapWarmUpTest {
  private long chunks;

  /** A heap that is collected whenever these many more chunks were allocated, then never again. */
  private long run(int... between) {
    return new HeapWarmUp(
                () -> {
                  long now = chunks++;
                  long left = now;
                  int collections = 0;
                  while (collections < between.length && left >= between[collections]) {
                    left -= between[collections++];
                  }
                  return collections;
                },
                () -> 0)
            .run()
        / HeapWarmUp.CHUNK_BYTES;
  }

  @Test
  void goesOnWhileTheYoungGenerationGrows() {
    int[] likeG1 = {14, 27, 220, 220, 220, 220};
    assertThat(run(likeG1)).isEqualTo(Arrays.stream(likeG1).limit(4).sum());
  }

  @Test
  void endsAtTheSecondCollectionWhereItDoesNotGrow() {
    assertThat(run(95, 98, 99, 100)).isEqualTo(193);
  }

  @Test
  void isDoneAgainOnlyWhereTheHeapGrew() {
    long[] heap = {100};
    HeapWarmUp warmUp = new HeapWarmUp(() -> chunks++, () -> heap[0]);
    warmUp.run();
    long once = chunks;
    warmUp.ifGrown();
    assertThat(chunks).isEqualTo(once);
    heap[0] = 200;
    warmUp.ifGrown();
    assertThat(chunks).isGreaterThan(once);
  }

  @Test
  void endsWhereNothingIsEverCollected() {
    assertThat(run()).isEqualTo(HeapWarmUp.MOST_BYTES / HeapWarmUp.CHUNK_BYTES);
  }
}
