package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.LongHasher;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LoopCopiesTest {
  private final byte[] input = {1, 2, 3};

  @Test
  void everyCopyIsAClassOfItsOwn() {
    Hasher hasher = Functions::digest;
    Loop one = new LoopCopies().independent(hasher, inputs(input), new byte[4]);
    Loop two = new LoopCopies().independent(hasher, inputs(input), new byte[4]);
    assertThat(one.getClass()).isNotSameAs(two.getClass());
    assertThat(one.getClass().isHidden()).isTrue();
  }

  @Test
  void aLongHasherIsAskedForItsNumberDirectly() throws Exception {
    List<String> asked = new ArrayList<>();
    LongHasher direct =
        (in, offset, length) -> {
          asked.add("long");
          return 1;
        };
    LongHasher wrapper =
        new LongHasher() {
          @Override
          public long hashToLong(byte[] in, int offset, int length) {
            asked.add("wrapper");
            return direct.hashToLong(in, offset, length);
          }

          @Override
          public LongHasher direct() {
            return direct;
          }
        };
    new LoopCopies().independent(wrapper, inputs(input), new byte[4]).run(3);
    new LoopCopies().chained(wrapper, input, new byte[4], 0).run(2);
    assertThat(asked).containsExactly("long", "long", "long", "long", "long");
  }

  @Test
  void everyLoopCallsAsOftenAsItIsTold() throws Exception {
    int[] calls = {0};
    Hasher hasher =
        (in, offset, length, digest, digestOffset) -> {
          calls[0]++;
          return Functions.digest(in, offset, length, digest, digestOffset);
        };
    new LoopCopies().independent(hasher, inputs(input), new byte[4]).run(7);
    new LoopCopies().chained(hasher, input, new byte[4], 1).run(11);
    new LoopCopies().of((Work<Object>) in -> calls[0]++, input).run(13);
    new LoopCopies().of((Task) () -> calls[0]++).run(17);
    new LoopCopies().ofLong(in -> calls[0]++, input).run(19);
    new LoopCopies().independent(hasher, inputs(input, input), new byte[4]).run(23);
    assertThat(calls[0]).isEqualTo(7 + 11 + 13 + 17 + 19 + 23);
  }

  private static byte[][] inputs(byte[]... inputs) {
    return inputs;
  }
}
