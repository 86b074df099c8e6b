package io.github.hashcost.providers.simple;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.LongHasher;
import io.github.hashcost.api.Setting;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class Djb2Test {
  private final HashSpec spec = Djb2.function().spec();
  private final Setting setting = spec.parameters().defaults();
  private final LongHasher djb2 = (LongHasher) Djb2.function().newHasher(setting);

  @Test
  void startsFromTheSeed() {
    assertThat(djb2.hashToLong(new byte[0], 0, 0)).isEqualTo(5381);
  }

  @Test
  void takesBytesAsUnsigned() {
    assertThat(djb2.hashToLong(new byte[] {(byte) 0xff}, 0, 1)).isEqualTo(5381 * 33 + 255);
    assertThat(djb2.hashToLong(new byte[] {(byte) 0x80}, 0, 1)).isEqualTo(5381 * 33 + 128);
  }

  @Test
  void wrapsAtSixtyFourBits() {
    byte[] twelve = "PZu1gxHhUZfL".getBytes(StandardCharsets.US_ASCII);

    long hash = djb2.hashToLong(twelve, 0, 12);

    // The definition in whole numbers, modulo 2^64.
    assertThat(Long.toUnsignedString(hash)).isEqualTo("13982574374259280933");
  }

  @Test
  void isTheHasherToTimeItself() {
    assertThat(djb2.direct()).isSameAs(djb2).isInstanceOf(Djb2.class);
  }

  @Test
  void writesTheNumberBigEndian() {
    byte[] digest = new byte[8];

    int written = djb2.hash(new byte[] {'a'}, 0, 1, digest, 0);

    assertThat(written).isEqualTo(8);
    assertThat(digest).containsExactly(0, 0, 0, 0, 0, 0x02, 0xb6, 0x06);
  }

  @Test
  void statesItsFacts() {
    assertThat(spec.output()).isEqualTo(HashSpec.Output.LONG);
    assertThat(spec.digestBytes(setting)).isEqualTo(8);
    assertThat(spec.block()).isEmpty();
    assertThat(spec.allocates()).isFalse();
  }
}
