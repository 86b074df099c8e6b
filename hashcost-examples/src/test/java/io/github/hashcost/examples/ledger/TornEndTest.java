package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a crash leaves, and what it does not. */
class TornEndTest {
  @TempDir private Path directory;

  static Stream<LedgerFormat> formats() {
    return Stream.of(LedgerFormat.json(), LedgerFormat.binary());
  }

  private Path file(byte[]... parts) throws IOException {
    return Files.write(directory.resolve("ledger"), Ledgers.joined(List.of(parts)));
  }

  private static LedgerFile open(Path file) throws IOException {
    return LedgerFile.open(file, Ledgers::function);
  }

  private static void append(LedgerFile file, LedgerFormat format, String payload)
      throws IOException {
    Appender appender =
        file.appender(
            Ledgers.SHA_256, format, FileStore.buffered(file.channel()), System::currentTimeMillis);
    appender.append(payload.getBytes(StandardCharsets.UTF_8));
    appender.commit();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void anEntryThatEndsAtAnyOfItsBytesIsCutAndTheLedgerGoesOn(LedgerFormat format)
      throws IOException {
    // With an escape, and characters of 2, 3 and 4 bytes.
    List<byte[]> parts = Ledgers.parts(format, 3, "a\u0001\"\\\n\u00e9\u20ac\ud83d\ude00");
    byte[] whole = Ledgers.joined(parts.subList(0, 3));
    byte[] last = parts.get(3);
    for (int length = 1; length < last.length; length++) {
      Path path = file(whole, Arrays.copyOf(last, length));
      assertThat(Ledgers.verify(Files.readAllBytes(path)).fault())
          .as("%d bytes", length)
          .map(Fault::reason)
          .contains(Fault.Reason.INCOMPLETE);
      try (LedgerFile file = open(path)) {
        assertThat(file.cutBytes()).isEqualTo(length);
        append(file, format, "more");
      }
      Verification found = Ledgers.verify(Files.readAllBytes(path));
      assertThat(found.fault()).isEmpty();
      assertThat(found.count()).isEqualTo(3);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aLedgerThatEndsAtAnyByteOfItsHeaderIsBegunAnew(LedgerFormat format) throws IOException {
    byte[] header = format.header("sha-256");
    for (int length = 0; length < header.length; length++) {
      Path path = file(Arrays.copyOf(header, length));
      try (LedgerFile file = open(path)) {
        assertThat(file.before()).isEmpty();
        append(file, format, "first");
      }
      assertThat(Ledgers.verify(Files.readAllBytes(path)).count()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aWholeEntryThatIsWrongIsNotCut(LedgerFormat format) throws IOException {
    List<byte[]> parts = Ledgers.parts(format, 3);
    byte[] last = parts.get(3);
    for (int at = 0; at < last.length; at++) {
      byte[] damaged = last.clone();
      damaged[at] ^= 0x40;
      Path path = file(Ledgers.joined(parts.subList(0, 3)), damaged);
      byte[] before = Files.readAllBytes(path);
      try (LedgerFile file = open(path)) {
        assertThat(file.cutBytes()).as("byte %d", at).isZero();
        assertThat(file.before().flatMap(Verification::fault)).as("byte %d", at).isPresent();
        assertThatThrownBy(() -> append(file, format, "more"))
            .isInstanceOf(HashcostException.Unsupported.class)
            .hasMessageContaining("entry 2");
      }
      assertThat(Files.readAllBytes(path)).isEqualTo(before);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatCouldNotBecomeAnEntryIsNotCut(LedgerFormat format) throws IOException {
    List<byte[]> parts = new ArrayList<>(Ledgers.parts(format, 2));
    parts.add(new byte[20]);
    Path path = file(Ledgers.joined(parts));
    try (LedgerFile file = open(path)) {
      assertThat(file.cutBytes()).isZero();
      assertThat(file.before().flatMap(Verification::fault))
          .map(Fault::reason)
          .contains(Fault.Reason.MALFORMED);
    }
  }

  @Test
  void aFileInWhichNothingWasBegunDoesNotStay() throws IOException {
    Path path = directory.resolve("new");
    open(path).close();
    assertThat(path).doesNotExist();
  }

  @Test
  void twoDoNotAppendAtOnce() throws IOException {
    Path path = directory.resolve("new");
    try (LedgerFile first = open(path)) {
      assertThat(first.before()).isEmpty();
      assertThatThrownBy(() -> open(path))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageContaining("somebody else");
    }
  }

  @Test
  void whatIsNoLedgerIsLeftAlone() throws IOException {
    Path path = Files.writeString(directory.resolve("diary"), "Dear diary");
    assertThatThrownBy(() -> open(path))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("is no ledger");
    assertThat(path).hasContent("Dear diary");
  }
}
