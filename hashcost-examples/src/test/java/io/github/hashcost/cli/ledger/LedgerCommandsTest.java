package io.github.hashcost.cli.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.cli.Captured;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerCommandsTest {
  @TempDir private Path directory;

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private static Captured ledger(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "ledger";
    System.arraycopy(args, 0, all, 1, args.length);
    return Captured.run(all);
  }

  private static Captured withInput(String input, String... args) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      return ledger(args);
    } finally {
      System.setIn(before);
    }
  }

  private void threeEntries(String name, String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "append";
    args[1] = path(name);
    args[2] = "--stdin";
    System.arraycopy(more, 0, args, 3, more.length);
    assertThat(withInput("one\ntwo\nthree", args).succeeded().out())
        .startsWith("appended 3 entries, 3 entries in all\nhead ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "binary"})
  void whatIsAppendedVerifies(String format) {
    threeEntries("log", "--format", format);
    ledger("append", path("log"), "--text", "four").succeeded();
    assertThat(ledger("verify", path("log")).succeeded().lines())
        .first()
        .isEqualTo("intact: 4 entries (sha-256, " + format + ")");
  }

  @ParameterizedTest
  @ValueSource(strings = {"memory", "buffered", "durable"})
  void everyStoreWritesTheSameNumberOfEntries(String store) {
    threeEntries("log", "--store", store, "--batch", "2");
    assertThat(ledger("verify", path("log")).succeeded().out()).contains("3 entries");
  }

  @Test
  void theFunctionIsAnyThatIsPlain() {
    threeEntries("log", "-f", "bc/blake3-256");
    assertThat(ledger("verify", path("log")).succeeded().out()).contains("(blake3-256, json)");
    assertThat(withInput("x", "append", path("weak"), "--stdin", "-f", "djb2").succeeded().out())
        .contains("djb2 does not withstand attacks");
  }

  @Test
  void aKeyedFunctionTakesItsKey() {
    threeEntries("log", "-f", "hmac-sha256", "--key-hex", "00112233");
    ledger("verify", path("log"), "--key-hex", "00112233").succeeded();
    assertThat(ledger("verify", path("log"), "--key-hex", "00112234").refused(1).err())
        .contains("entry 0: the first entry does not follow this header");
    assertThat(ledger("verify", path("log")).refused(2).err()).contains("needs a key");
  }

  @Test
  void aTamperedLedgerIsNamedWithExitCode1AndNotAppendedTo() throws IOException {
    threeEntries("log");
    Path log = directory.resolve("log");
    Files.writeString(log, Files.readString(log).replace("\"two\"", "\"2wo\""));
    String before = Files.readString(log);
    assertThat(ledger("verify", path("log")).refused(1).err())
        .contains("entry 1: its payload, its time or its hash was changed")
        .doesNotContain("two", "2wo");
    assertThat(ledger("append", path("log"), "--text", "four").refused(1).err())
        .contains("entry 1", "nothing was appended");
    assertThat(
            ledger("checkpoint", path("log"), "--key", path("k"), "--out", path("c"))
                .refused(1)
                .err())
        .contains("entry 1", "nothing was signed");
    assertThat(log).hasContent(before);
  }

  @Test
  void aTornEndIsReportedAndCut() throws IOException {
    threeEntries("log");
    Path log = directory.resolve("log");
    byte[] whole = Files.readAllBytes(log);
    Files.write(log, Arrays.copyOf(whole, whole.length - 10));
    assertThat(ledger("verify", path("log")).refused(1).err())
        .contains("entry 2: it was begun and not finished");
    assertThat(ledger("append", path("log"), "--text", "again").succeeded().out())
        .containsPattern("cut [0-9]+ bytes at the end")
        .contains("appended 1 entry, 3 entries in all");
    ledger("verify", path("log")).succeeded();
  }

  @Test
  void theCheckpointShowsWhatWasCutOff() throws IOException {
    threeEntries("log");
    ledger("checkpoint", path("log"), "--key", path("k"), "--new-key", "--out", path("c"))
        .succeeded();
    String[] verify = {
      "verify", path("log"), "--checkpoint", path("c"), "--public-key", path("k.pub")
    };
    assertThat(ledger(verify).succeeded().out()).contains("the checkpoint of 3 entries holds");
    ledger("append", path("log"), "--text", "four").succeeded();
    ledger(verify).succeeded();

    Path log = directory.resolve("log");
    String[] lines = Files.readString(log).split("(?<=\n)", -1);
    Files.writeString(log, lines[0] + lines[1] + lines[2]);
    ledger("verify", path("log")).succeeded();
    assertThat(ledger(verify).refused(1).err()).contains("entry 2: it was cut off");
    Files.writeString(log, lines[0]);
    assertThat(ledger(verify).refused(1).err()).contains("entry 0: all entries were removed");
    Files.writeString(log, "");
    assertThat(ledger(verify).refused(1).err()).contains("entry 0: all entries were removed");
    assertThat(ledger("verify", path("log")).refused(2).err()).contains("is no ledger");
  }

  @Test
  void aForgedCheckpointIsRefused() throws IOException {
    threeEntries("log");
    ledger("checkpoint", path("log"), "--key", path("k"), "--new-key", "--out", path("c"))
        .succeeded();
    ledger("checkpoint", path("log"), "--key", path("k2"), "--new-key", "--out", path("c2"))
        .succeeded();
    assertThat(
            ledger("verify", path("log"), "--checkpoint", path("c2"), "--public-key", path("k.pub"))
                .refused(1)
                .err())
        .contains("signature does not hold");
    String[] lines = Files.readString(directory.resolve("c")).split("\n", -1);
    byte[] longer = Arrays.copyOf(Base64.getDecoder().decode(lines[4]), 65);
    lines[4] = Base64.getEncoder().encodeToString(longer);
    Files.writeString(directory.resolve("c"), String.join("\n", lines));
    assertThat(
            ledger("verify", path("log"), "--checkpoint", path("c"), "--public-key", path("k.pub"))
                .refused(1)
                .err())
        .contains("signature of 65 bytes is refused");
  }

  @Test
  void aKeyIsNeverOverwritten() throws IOException {
    threeEntries("log");
    Files.writeString(directory.resolve("k"), "mine");
    assertThat(
            ledger("checkpoint", path("log"), "--key", path("k"), "--new-key", "--out", path("c"))
                .refused(2)
                .err())
        .contains("not overwritten");
    assertThat(directory.resolve("k")).hasContent("mine");
    assertThat(directory.resolve("c")).doesNotExist();
  }

  @Test
  void nothingIsLeftOfALedgerThatCouldNotBegin() throws IOException {
    Path bytes = Files.write(directory.resolve("bytes"), new byte[] {'s', 'e', 'c', -1});
    assertThat(ledger("append", path("log"), "--file", bytes.toString()).refused(2).err())
        .contains("no UTF-8 text", "binary format")
        .doesNotContain("sec");
    assertThat(directory.resolve("log")).doesNotExist();
    ledger("append", path("log"), "--file", bytes.toString(), "--format", "binary").succeeded();
  }

  @Test
  void whatIsAppendedToKeepsItsFunctionAndFormat() {
    threeEntries("log");
    assertThat(ledger("append", path("log"), "--text", "x", "-f", "md5").refused(2).err())
        .contains("is there already, with sha-256, json");
    assertThat(ledger("append", path("log"), "--text", "x", "--format", "binary").refused(2).err())
        .contains("is there already, with sha-256, json");
    ledger("append", path("log"), "--text", "x", "-f", "sha-256", "--format", "json").succeeded();
  }

  @Test
  void aStudyThatFailsLeavesTheOldOneWhole() throws IOException {
    Path study = Files.createDirectory(directory.resolve("study"));
    Files.writeString(study.resolve("README.md"), "old");
    Captured failed =
        Captured.run(
            () -> {
              throw new HashcostException.ProviderFailure("broken");
            },
            "ledger",
            "study",
            "--quick",
            "--force",
            "--out",
            study.toString());
    failed.refused(1);
    assertThat(study.toFile().list()).containsExactly("README.md");
    assertThat(study.resolve("README.md")).hasContent("old");
    assertThat(ledger("study", "--out", study.toString()).refused(2).err()).contains("--force");
    Files.writeString(study.resolve("mine"), "mine");
    assertThat(ledger("study", "--force", "--out", study.toString()).refused(2).err())
        .contains("'mine', which no study wrote");
    assertThat(directory.toFile().list()).containsExactly("study");
  }

  @Test
  void withoutACommandItShowsWhatThereIs() {
    assertThat(ledger().succeeded().out()).contains("append", "verify", "checkpoint", "study");
  }
}
