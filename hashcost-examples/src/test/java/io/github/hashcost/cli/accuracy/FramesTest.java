package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class FramesTest {
  private final ByteArrayOutputStream pipe = new ByteArrayOutputStream();

  private static DataInputStream reader(byte[] bytes) {
    return new DataInputStream(new ByteArrayInputStream(bytes));
  }

  @Property(tries = 200)
  void anAnswerComesThroughWhateverElseIsWrittenAroundIt(
      @ForAll @Size(max = 40) byte[] before,
      @ForAll @Size(max = 40) byte[] after,
      @ForAll long nanos)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(before);
    Frames.write(out, new Answer.Timed(nanos).encoded());
    out.write(after);
    DataInputStream in = reader(out.toByteArray());
    assertThat(Answer.decoded(Frames.read(in).orElseThrow())).isEqualTo(new Answer.Timed(nanos));
    assertThat(Frames.read(in)).isEmpty();
  }

  @Test
  void everyAnswerIsReadAsItWasWritten() throws IOException {
    for (Answer answer :
        new Answer[] {
          new Answer.Ready(6.25, 176, true, false, "00ff"),
          new Answer.Timed(151_200),
          new Answer.Failed("no algorithm of this name"),
        }) {
      assertThat(Answer.decoded(answer.encoded())).isEqualTo(answer);
    }
  }

  @Test
  void aWarningOfTheJvmIsPassedOver() throws IOException {
    pipe.write("OpenJDK 64-Bit Server VM warning: x\n".getBytes(StandardCharsets.US_ASCII));
    Frames.write(pipe, new byte[] {1, 2});
    pipe.write("more\n".getBytes(StandardCharsets.US_ASCII));
    Frames.write(pipe, new byte[] {3});
    DataInputStream in = reader(pipe.toByteArray());
    assertThat(Frames.read(in)).hasValue(new byte[] {1, 2});
    assertThat(Frames.read(in)).hasValue(new byte[] {3});
    assertThat(Frames.read(in)).isEmpty();
  }

  @Test
  void aFrameThatWasCutOffIsNone() throws IOException {
    Frames.write(pipe, new byte[] {1, 2, 3});
    byte[] whole = pipe.toByteArray();
    for (int length = 0; length < whole.length; length++) {
      assertThat(Frames.read(reader(Arrays.copyOf(whole, length)))).isEqualTo(Optional.empty());
    }
  }

  @Test
  void aLengthThatNoFrameHasIsNotBelieved() throws IOException {
    Frames.write(pipe, new byte[] {7});
    byte[] frame = pipe.toByteArray();
    byte[] wrong = frame.clone();
    wrong[8] = 0x7f;
    pipe.reset();
    pipe.write(wrong);
    pipe.write(frame);
    assertThat(Frames.read(reader(pipe.toByteArray()))).hasValue(new byte[] {7});
  }

  @Test
  void aFrameIsShortEnoughToBeWrittenInOnePiece() {
    assertThatThrownBy(() -> Frames.write(pipe, new byte[Frames.MOST_BYTES + 1]))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anAnswerOfAnotherKindIsRefused() {
    assertThatThrownBy(() -> Answer.decoded(new byte[] {'?'})).isInstanceOf(IOException.class);
  }
}
