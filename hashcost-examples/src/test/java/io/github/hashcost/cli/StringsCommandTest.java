package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StringsCommandTest {
  @TempDir private Path directory;

  private static Captured run(String... arguments) {
    Captured captured = Captured.run(arguments);
    assertThat(captured.err()).isEmpty();
    assertThat(captured.exitCode()).isZero();
    assertThat(captured.lines())
        .allSatisfy(
            line -> assertThat(line).matches("[ -~±]*").hasSizeLessThanOrEqualTo(Screen.WIDTH));
    return captured;
  }

  private String file(String name) {
    return directory.resolve(name).toString();
  }

  @Test
  void printsLinesThenTheFastestThenATableAndAdviceLast() throws IOException {
    Captured captured =
        run(
            "strings",
            "-f",
            "md5,sha-256",
            "--bytes",
            "4KiB",
            "--rounds",
            "36",
            "--details",
            "--json",
            file("r.json"),
            "--csv",
            file("t.csv"));
    List<String> lines = captured.lines();
    assertThat(lines.subList(0, 8))
        .allMatch(
            line ->
                line.matches(
                    "(md5|sha-256)(-fresh)?-(hex|base64) x [0-9,]+ ops/sec ±[0-9]+\\.[0-9]{2}%"
                        + " \\([0-9]+ samples\\)"));
    assertThat(lines.get(8)).startsWith("Fastest is ");
    assertThat(captured.out())
        .contains("4,096 bytes in UTF-8")
        .containsPattern("name +ns +MB/s +B/call +bits +collisions +preimages\n")
        .containsPattern("md5-hex +[0-9,.]+ +[0-9,.]+ +[0-9,]+ +128 +broken +weakened\n")
        .containsPattern("share of a call +to UTF-8 +digest +to text +rest\n");
    assertThat(lines.get(lines.size() - 1))
        .matches("cheapest without a known break: sha-256-(fresh-)?(hex|base64), .* md5-.*");
    RunResult result = ResultFile.read(directory.resolve("r.json"));
    assertThat(result.cell("op/sha-256:provider=jca,hasher=fresh,text=hex").unitsPerCall())
        .isEqualTo(4096);
    assertThat(Files.readAllLines(directory.resolve("t.csv")))
        .hasSize(9)
        .first()
        .asString()
        .startsWith("name,function,hasher,encoding,document_bytes,threads,ops_per_s");
    // Two files of one run are two machines that are alike.
    assertThat(run("compare", file("r.json"), file("r.json")).out())
        .contains("1.00 x (1.00 to 1.00) the time", "No outliers");
  }

  @Test
  void takesADocumentOfAnyScriptAndSeveralThreads() throws IOException {
    Path document =
        Files.writeString(directory.resolve("q.graphql"), "{ a(t: \"приве\uD83D\uDE00\") }");
    Captured captured =
        run(
            "strings",
            "-f",
            "djb2",
            "--file",
            document.toString(),
            "--encodings",
            "base64",
            "--rounds",
            "12",
            "--threads",
            "2");
    assertThat(captured.out())
        .contains("File 'q.graphql': 26 bytes in UTF-8, 18 characters")
        .containsPattern("on 2 threads at once +calls/s of all +MB/s +slowdown of a call\n");
    assertThat(captured.lines().get(captured.lines().size() - 1))
        .startsWith("none of these is without a known break");
  }

  @Test
  void isInUtf8WhateverTheStreamIs() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Screen screen =
        Screen.plain(
            new PrintStream(out, false, StandardCharsets.US_ASCII),
            new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.US_ASCII));
    screen.line("±1");
    screen.flush();
    assertThat(out.toByteArray()).isEqualTo("±1\n".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void malformedBytesAreRefusedWithTheirPlace() throws IOException {
    Path document = directory.resolve("bad");
    Files.write(document, new byte[] {'{', 'a', (byte) 0xc3, '(', '}'});
    assertThat(Captured.run("strings", "--file", document.toString()).refused(2).err())
        .contains("is no UTF-8: its byte 3 begins no character");
    // The three bytes of a lone surrogate are none of UTF-8.
    Files.write(document, new byte[] {'{', (byte) 0xed, (byte) 0xa0, (byte) 0x80, '}'});
    assertThat(Captured.run("strings", "--file", document.toString()).refused(2).err())
        .contains("its byte 2 begins");
    Files.write(document, new byte[] {'{', (byte) 0xf0, (byte) 0x9f});
    assertThat(Captured.run("strings", "--file", document.toString()).refused(2).err())
        .contains("its byte 2 begins");
    Files.write(document, new byte[0]);
    assertThat(Captured.run("strings", "--file", document.toString()).refused(2).err())
        .contains("is empty");
  }

  @Test
  void aFunctionThatFailsIsNamedAndTheOthersAreThere() {
    Captured captured =
        Captured.run("strings", "-f", "md5,bcrypt:cost=4", "--encodings", "hex", "--rounds", "6");
    assertThat(captured.exitCode()).isEqualTo(1);
    assertThat(captured.out()).contains("md5-hex x ").doesNotContain("bcrypt");
    assertThat(captured.err()).startsWith("hashcost: 3 cells failed, the first is op/bcrypt:");
  }
}
