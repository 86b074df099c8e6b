package io.github.hashcost.cli.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.cli.Captured;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the ledger commands write for programs, and show on a terminal meanwhile. */
class LedgerSummaryTest {
  private static final String HEADER =
      "command,verdict,function,format,entries,entries_in_all,cut_bytes,seconds,entries_per_s,"
          + "index,reason";

  @TempDir private Path directory;

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private String[] with(String command, String... more) {
    List<String> args = new ArrayList<>(List.of("ledger", command, path("log")));
    args.addAll(List.of(more));
    args.addAll(List.of("--json", path("s.json"), "--csv", path("s.csv")));
    return args.toArray(String[]::new);
  }

  private String json() throws IOException {
    return Files.readString(directory.resolve("s.json"));
  }

  /** Of the one row, without times. */
  private String row() throws IOException {
    List<String> lines = Files.readAllLines(directory.resolve("s.csv"));
    assertThat(lines).hasSize(2).first().isEqualTo(HEADER);
    List<String> values = new ArrayList<>(Arrays.asList(lines.get(1).split(",", -1)));
    values.subList(7, 9).clear();
    return String.join(",", values);
  }

  private void entries(String... texts) {
    for (String text : texts) {
      Captured.run("ledger", "append", path("log"), "--text", text).succeeded();
    }
  }

  @Test
  void appendTellsWhatItAppendedAndNothingOfIt() throws IOException {
    Captured.run(with("append", "--text", "secret payload", "--format", "binary")).succeeded();
    assertThat(row()).isEqualTo("append,intact,sha-256,binary,1,1,0,,");
    assertThat(json())
        .contains("\"schema\" : \"hashcost-ledger-summary/1\"", "\"entriesInAll\" : 1")
        .containsPattern("\"entriesPerS\" : [0-9.E]+")
        .contains("\"index\" : null", "\"reason\" : null")
        .doesNotContain("secret");
    Captured.run(with("append", "--text", "more")).succeeded();
    assertThat(row()).isEqualTo("append,intact,sha-256,binary,1,2,0,,");
  }

  @Test
  void appendTellsWhatItCut() throws IOException {
    entries("one", "two");
    Path log = directory.resolve("log");
    byte[] whole = Files.readAllBytes(log);
    Files.write(log, Arrays.copyOf(whole, whole.length - 10));
    int cut = whole.length - 10 - Files.readString(log).lastIndexOf('\n') - 1;
    Captured.run(with("append", "--text", "again")).succeeded();
    assertThat(row()).isEqualTo("append,intact,sha-256,json,1,2," + cut + ",,");
  }

  @Test
  void verifyAndCheckpointTellHowManyAreSound() throws IOException {
    entries("one", "two", "three");
    Captured.run(with("verify")).succeeded();
    assertThat(row()).isEqualTo("verify,intact,sha-256,json,3,3,0,,");
    Captured.run(with("checkpoint", "--key", path("k"), "--new-key", "--out", path("c")))
        .succeeded();
    assertThat(row()).isEqualTo("checkpoint,intact,sha-256,json,3,3,0,,");
    assertThat(json()).doesNotContain("PRIVATE");
  }

  @ParameterizedTest
  @ValueSource(strings = {"append", "verify", "checkpoint"})
  void aFaultHasItsIndexAndReason(String command) throws IOException {
    entries("one", "two", "three");
    Path log = directory.resolve("log");
    Files.writeString(log, Files.readString(log).replace("\"two\"", "\"2wo\""));
    String[] more =
        switch (command) {
          case "append" -> new String[] {"--text", "x"};
          case "checkpoint" -> new String[] {"--key", path("k"), "--out", path("c")};
          default -> new String[0];
        };
    Captured.run(with(command, more)).refused(1);
    String sound = command.equals("append") ? "0" : "1";
    assertThat(row()).isEqualTo(command + ",not-intact,sha-256,json," + sound + ",,0,1,changed");
    assertThat(json())
        .contains("\"verdict\" : \"not-intact\"", "\"index\" : 1", "\"reason\" : \"changed\"")
        .doesNotContain("2wo");
  }

  @Test
  void aCheckpointThatDoesNotCountIsToldApart() throws IOException {
    entries("one");
    Captured.run(
            "ledger",
            "checkpoint",
            path("log"),
            "--key",
            path("k"),
            "--new-key",
            "--out",
            path("c"))
        .succeeded();
    String text = Files.readString(directory.resolve("c"));
    String[] lines = text.split("\n", -1);
    byte[] longer = Arrays.copyOf(Base64.getDecoder().decode(lines[4]), 65);
    lines[4] = Base64.getEncoder().encodeToString(longer);
    Files.writeString(directory.resolve("c"), String.join("\n", lines));
    String[] verify = {"--checkpoint", path("c"), "--public-key", path("k.pub")};
    Captured.run(with("verify", verify)).refused(1);
    assertThat(row()).isEqualTo("verify,checkpoint-refused,,,0,,0,,signature-length");
    Files.writeString(directory.resolve("c"), text.replace("\n1\n", "\n2\n"));
    Captured.run(with("verify", verify)).refused(1);
    assertThat(row()).isEqualTo("verify,checkpoint-refused,,,0,,0,,signature");
  }

  @Test
  void whatIsWrittenNeverReplacesWhatIsRead() throws IOException {
    entries("one");
    String before = Files.readString(directory.resolve("log"));
    String log = path("log");
    String same =
        directory.resolve("..").resolve(directory.getFileName()).resolve("log").toString();
    assertThat(Captured.run("ledger", "verify", log, "--json", same).refused(2).err())
        .contains("--json", "LEDGER");
    assertThat(Captured.run("ledger", "append", log, "--text", "x", "--csv", log).refused(2).err())
        .contains("--csv");
    assertThat(
            Captured.run("ledger", "checkpoint", log, "--key", path("k"), "--out", log)
                .refused(2)
                .err())
        .contains("--out");
    assertThat(
            Captured.run(
                    "ledger",
                    "checkpoint",
                    log,
                    "--key",
                    path("k"),
                    "--new-key",
                    "--out",
                    path("k.pub"))
                .refused(2)
                .err())
        .contains("--out", "public key");
    assertThat(
            Captured.run("ledger", "verify", log, "--json", path("s"), "--csv", path("s"))
                .refused(2)
                .err())
        .contains("--csv", "--json");
    assertThat(directory.resolve("log")).hasContent(before);
    assertThat(directory.toFile().list()).containsExactly("log");
  }

  @Test
  void badInputWritesNoSummary() {
    Captured.run(with("verify")).refused(2);
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void progressIsShownOnATerminalOnly() {
    entries("one");
    assertThat(Captured.onTerminal("ledger", "append", path("log"), "--text", "two").err())
        .contains("verifying");
    assertThat(Captured.onTerminal("ledger", "append", path("new"), "--text", "two").err())
        .contains("appending: 1 entry");
    assertThat(Captured.onTerminal("ledger", "verify", path("log")).err())
        .contains("100 % verifying");
    assertThat(
            Captured.onTerminal(
                    "ledger",
                    "checkpoint",
                    path("log"),
                    "--key",
                    path("k"),
                    "--new-key",
                    "--out",
                    path("c"))
                .err())
        .contains("verifying");
    assertThat(Captured.run("ledger", "verify", path("log")).succeeded().err()).isEmpty();
  }
}
