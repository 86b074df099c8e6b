package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputTest {
  @Test
  void ofSizeIsPrintableAndTheSameForTheSameSize() {
    assertThat(Input.ofSize(1_000).copy())
        .isEqualTo(Input.ofSize(1_000).copy())
        .matches(InputTest::printable);
    assertThat(Input.ofSize(0).length()).isZero();
  }

  private static boolean printable(byte[] bytes) {
    for (byte b : bytes) {
      if (b < '!' || b > '~') {
        return false;
      }
    }
    return true;
  }

  @Test
  void labelsTellTheSize() {
    assertThat(Input.ofSizes(0, 12, 1023, 1024, 1025, 65536, 1 << 20, 3 << 20))
        .extracting(Input::label)
        .containsExactly("0 B", "12 B", "1023 B", "1 KiB", "1025 B", "64 KiB", "1 MiB", "3 MiB");
  }

  @Test
  void neitherLabelNorTextShowsTheBytes() {
    assertThat(Input.utf8("hunter2").toString()).isEqualTo("7 B (7 bytes)");
  }

  @Test
  void changesToTheArrayGivenOrAnsweredChangeNothing() {
    byte[] bytes = {1, 2, 3};
    Input input = Input.of("mine", bytes);
    bytes[0] = 9;
    input.copy()[1] = 9;
    assertThat(input.copy()).containsExactly(1, 2, 3);
  }

  @Test
  void readsAFile(@TempDir Path directory) throws IOException {
    Path file = Files.write(directory.resolve("query.graphql"), new byte[] {1, 2});
    assertThat(Input.file(file).toString()).isEqualTo("query.graphql (2 bytes)");
  }

  @Test
  void saysWhatIsWrongWithAFile(@TempDir Path directory) {
    assertThatThrownBy(() -> Input.file(directory))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("is a directory");
    assertThatThrownBy(() -> Input.file(directory.resolve("none")))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("does not exist");
  }

  @Test
  void refusesANegativeSize() {
    assertThatThrownBy(() -> Input.ofSize(-1))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("-1 bytes");
  }

  @Test
  void aPoolHasInputsOfOneLengthThatDiffer() {
    Input pool = Input.poolOfSize(64, 12);
    assertThat(pool.label()).isEqualTo("64 x 12 B");
    assertThat(pool).hasToString("64 x 12 B (64 of 12 bytes)");
    assertThat(pool.count()).isEqualTo(64);
    assertThat(pool.length()).isEqualTo(12);
    assertThat(Arrays.stream(pool.copies()).map(HexFormat.of()::formatHex).distinct().count())
        .isEqualTo(64);
    assertThat(pool.copies()).isDeepEqualTo(Input.poolOfSize(64, 12).copies());
    assertThat(pool.copy()).isEqualTo(Input.ofSize(12).copy());
  }

  @Test
  void aPoolOfNothingOrOfDifferentLengthsIsRefused() {
    assertThatThrownBy(() -> Input.pool("p", List.of()))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("one or more");
    assertThatThrownBy(() -> Input.pool("p", List.of(new byte[3], new byte[4])))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("of 3 and of 4 bytes");
    assertThatThrownBy(() -> Input.poolOfSize(0, 4)).hasMessageContaining("1 or more");
  }

  @Test
  void aPoolThatTheHeapCannotHoldIsRefusedBeforeItIsMade() {
    for (int bytes : new int[] {0, 1, 1 << 20, Integer.MAX_VALUE}) {
      assertThatThrownBy(() -> Input.poolOfSize(Integer.MAX_VALUE, bytes))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageStartingWith("pool of 2147483647 inputs of " + bytes + " bytes: at most ")
          .hasMessageContaining("MiB in all", "-Xmx");
    }
    assertThatThrownBy(() -> Input.poolOfSize(Integer.MAX_VALUE, -1))
        .hasMessage("input of -1 bytes: 0 or more are allowed");
  }
}
