package io.github.hashcost.harness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ForkFramesTest {
  private static byte[] frame(byte[] payload) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ForkFrames.write(payload, out);
    return out.toByteArray();
  }

  private static WireIn in(byte[]... parts) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.write(part);
    }
    return new WireIn(new ByteArrayInputStream(all.toByteArray()));
  }

  @Property(tries = 200)
  void comeThroughWhateverLiesBetween(@ForAll List<byte[]> payloads, @ForAll byte[] noise)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] payload : payloads) {
      out.write(noise);
      ForkFrames.write(payload, out);
    }
    WireIn in = in(out.toByteArray(), noise);
    for (byte[] payload : payloads) {
      assertThat(ForkFrames.read(in)).contains(payload);
    }
    assertThat(ForkFrames.read(in)).isEmpty();
  }

  @Test
  void oneThatWasSpoiledIsPassedOver() throws IOException {
    byte[] spoiled = frame("spoiled".getBytes(UTF_8));
    spoiled[14] ^= 1;
    WireIn in = in(spoiled, frame("whole".getBytes(UTF_8)));
    assertThat(ForkFrames.read(in)).contains("whole".getBytes(UTF_8));
  }

  @Test
  void oneThatBreaksOffIsTheEnd() throws IOException {
    byte[] whole = frame("whole".getBytes(UTF_8));
    byte[] broken = Arrays.copyOf(whole, whole.length - 1);
    assertThat(ForkFrames.read(in(broken))).isEqualTo(Optional.empty());
  }
}
