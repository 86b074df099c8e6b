package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.RunResult;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({
    // FIPS 180-4 example, of one block
    "sha-256,--text,abc,ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "SHA-256,--hex,616263,ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    // the digest of nothing is the seed, 5381
    "djb2,--hex,'',0000000000001505",
    "djb2,--text,'',0000000000001505",
    // 5381 * 33 + 97
    "djb2,--text,a,000000000002b606",
  })
  void hashPrintsOneDigest(String algorithm, String option, String value, String digest) {
    assertThat(Captured.run("hash", algorithm, option, value).succeeded().out())
        .isEqualTo(digest + "\n");
  }

  @ParameterizedTest
  @CsvSource({
    "hex,c20c154f7f344c25",
    "base64,wgwVT380TCU=",
    "decimal,13982574374259280933",
    "DECIMAL,13982574374259280933",
  })
  void hashEncodesAsAsked(String encoding, String digest) {
    String[] command = {"hash", "djb2", "--text", "PZu1gxHhUZfL", "--encoding", encoding};
    assertThat(Captured.run(command).succeeded().out()).isEqualTo(digest + "\n");
  }

  @Test
  void hashReadsFilesAndStandardInput() throws IOException {
    Path file = Files.writeString(directory.resolve("abc"), "abc");
    String expected = Captured.run("hash", "md5", "--text", "abc").succeeded().out();
    assertThat(Captured.run("hash", "md5", "--file", file.toString()).succeeded().out())
        .isEqualTo(expected);
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream("abc".getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(Captured.run("hash", "md5", "--stdin").succeeded().out()).isEqualTo(expected);
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void hashTakesTheSaltGiven() {
    // RFC 7914 section 11, first vector
    String digest =
        "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
            + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783";
    String[] command = {
      "hash", "pbkdf2-hmac-sha256:i=1,l=64", "--text", "passwd", "--salt-hex", "73616c74"
    };
    assertThat(Captured.run(command).out()).isEqualTo(digest + "\n");
  }

  @ParameterizedTest
  @CsvSource({
    // RFC 9106 sections 5.1 to 5.3
    "argon2d,512b391b6f1162975371d30919734294f868e3be3984f3c1a13a4db9fabe4acb",
    "argon2i,c814d9d1dc7f37aa13f0d77f2494bda1c8de6b016dd388d29952a4c4672b6ce8",
    "argon2id,0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659",
  })
  void hashTakesTheSecretAndTheAssociatedDataOfArgon2(String name, String tag) {
    String[] command = {
      "hash",
      "bc/" + name + ":m=32,t=3,p=4",
      "--hex",
      "01".repeat(32),
      "--salt-hex",
      "02".repeat(16),
      "--secret-hex",
      "03".repeat(8),
      "--ad-hex",
      "04".repeat(12)
    };
    assertThat(Captured.run(command).succeeded().out()).isEqualTo(tag + "\n");
  }

  @Test
  void hashPrintsTheSaltThatItDrew() {
    String[] command = {"hash", "pbkdf2-hmac-sha256:i=1", "--text", "passwd"};
    Captured drawn = Captured.run(command).succeeded();
    assertThat(drawn.out()).matches("[0-9a-f]{64}\nsalt: [0-9a-f]{32}\n");
    String salt = drawn.lines().get(1).substring("salt: ".length());
    String[] again = {"hash", "pbkdf2-hmac-sha256:i=1", "--text", "passwd", "--salt-hex", salt};
    assertThat(Captured.run(again).succeeded().lines()).containsExactly(drawn.lines().get(0));
    assertThat(Captured.run(command).out()).isNotEqualTo(drawn.out());
  }

  @Test
  void aWordWithAnAtSignIsNoFileOfArguments() {
    assertThat(Captured.run("hash", "djb2", "--text", "@x").succeeded().out()).isNotEmpty();
  }

  @Test
  void listShowsEverythingFound() {
    assertThat(Captured.run("list").succeeded().out())
        .contains("simple/djb2", "jca/md5", "jca/sha-1", "jca/sha-256", "jca/pbkdf2-hmac-sha256")
        .contains("hash table", "integrity", "stored credential", "600000", "sha256")
        .containsPattern("siphash-2-4 .*hash table")
        .doesNotContain("Problems");
  }

  @Test
  void listShowsProblemsWithTheirHints() {
    HashProvider nameless =
        new HashProvider() {
          @Override
          public String name() {
            throw new IllegalStateException("no name today");
          }

          @Override
          public List<HashFunction> functions() {
            return List.of();
          }
        };
    Captured captured =
        Captured.run(() -> HashCatalog.discover().with(nameless), "list").succeeded();
    assertThat(captured.out())
        .contains("== Problems ==", "name() failed", "leave the provider out", "simple/djb2");
  }

  @Test
  void listSaysWhatToDoWhenThereIsNothing() {
    assertThat(Captured.run(HashCatalog::of, "list").succeeded().out())
        .contains("hashcost-providers");
  }

  @Test
  void measureWritesAResultThatReadsBack() throws IOException {
    Path file = directory.resolve("r.json");
    Path input = Files.writeString(directory.resolve("input"), "some bytes");
    Captured captured =
        Captured.run(
            "measure",
            "-f",
            "djb2,sha-256",
            "--sizes",
            "12",
            "--file",
            input.toString(),
            "--json",
            file.toString());
    captured.succeeded();
    assertThat(ResultFile.read(file).latest())
        .extracting(Object::toString)
        .containsExactly(
            "simple/djb2 on 12 B",
            "jca/sha-256 on 12 B",
            "simple/djb2 on input",
            "jca/sha-256 on input");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).hasSize(2);
    }
  }

  @Test
  void measureTakesAPoolAModeAndAPrecision() throws IOException {
    Path file = directory.resolve("r.json");
    Captured captured =
        Captured.run(
            "measure",
            "-f",
            "djb2,md5",
            "--sizes",
            "12",
            "--pool",
            "8",
            "--precision",
            "5%",
            "--latency",
            "--json",
            file.toString());
    captured.succeeded();
    assertThat(captured.out()).contains("precision of 5.0 %");
    RunResult run = ResultFile.read(file);
    assertThat(run.plan().precision()).hasValue(0.05);
    assertThat(run.plan().mode()).isEqualTo(Mode.LATENCY);
    assertThat(run.latest())
        .allMatch(cell -> cell.inputs() == 8 && cell.inputLabel().equals("8 x 12 B"))
        .allMatch(cell -> cell.endedBy().isPresent());
  }

  @Test
  void measureRunsOnSeveralThreads() throws IOException {
    Path file = directory.resolve("r.json");
    Captured captured =
        Captured.run(
            "measure", "-f", "djb2", "--sizes", "12", "--threads", "2", "--json", file.toString());
    captured.succeeded();
    assertThat(captured.out()).contains("on 2 threads at once", "calls/s", "slowdown");
    RunResult run = ResultFile.read(file);
    assertThat(run.plan().threads()).isEqualTo(2);
    assertThat(run.onThreads(run.cell("djb2"))).hasSize(2);
  }

  @Test
  void measureForksAJvmForEachFunction() throws IOException {
    Path file = directory.resolve("r.json");
    Captured.run(
            "measure",
            "-f",
            "djb2,md5",
            "--sizes",
            "12",
            "--isolation",
            "fork",
            "--json",
            file.toString())
        .succeeded();
    assertThat(ResultFile.read(file).latest())
        .hasSize(2)
        .allMatch(cell -> cell.isolation() == Isolation.FORK);
  }

  @Test
  void verifySaysThatEveryPromiseIsKept() {
    Captured captured = Captured.run("verify", "simple");
    captured.succeeded();
    assertThat(captured.out()).startsWith("simple").contains("promises kept");
  }

  @Test
  void verifyNamesTheFirstBrokenPromiseAndExits1() {
    Captured captured = Captured.run(CommandsTest::wrong, "verify");
    assertThat(captured.exitCode()).isEqualTo(1);
    assertThat(captured.out()).contains("broken: ").contains("answers its test vectors");
    assertThat(captured.err()).contains("the first: ");
  }

  @Test
  void measureShowsWhatFailedAndExits1() {
    Captured captured =
        Captured.run(CommandsTest::wrong, "measure", "-f", "wrong", "--sizes", "12");
    assertThat(captured.exitCode()).isEqualTo(1);
    assertThat(captured.out()).contains("wrong-digest");
    assertThat(captured.err())
        .isEqualTo(
            "hashcost: 1 of 1 cells failed, the first is test/wrong on 12 B (wrong-digest)\n");
  }

  @Test
  void hashRefusesAFunctionWhoseTestVectorsFail() {
    Captured captured = Captured.run(CommandsTest::wrong, "hash", "wrong", "--text", "secret");
    assertThat(captured.refused(1).err())
        .startsWith("hashcost: test/wrong: test vector fails: made up (1 byte); ")
        .doesNotContain("secret");
  }

  @Test
  void whatAForeignProviderSaysOfItsInputIsNotShown() throws IOException {
    Captured hash = Captured.run(CommandsTest::telling, "hash", "telling", "--text", "secret");
    assertThat(hash.refused(2).err())
        .contains("CommandsTest$Telling", "may hold the input")
        .doesNotContain("secret", "736563726574", "c2VjcmV0");
    Path file = Files.writeString(directory.resolve("f"), "secret");
    Captured measure =
        Captured.run(CommandsTest::telling, "measure", "-f", "telling", "--file", file.toString());
    assertThat(measure.exitCode()).isEqualTo(1);
    assertThat(measure.out())
        .contains("refused: what io.", "CommandsTest$Telling says of it")
        .doesNotContain("secret");
    assertThat(measure.err()).contains("(refused)").doesNotContain("secret");
  }

  @Test
  void whatOurOwnProvidersSayOfTheirInputIsShown() {
    Captured hash = Captured.run("hash", "bc/bcrypt:cost=4", "--text", "hunter22".repeat(10));
    assertThat(hash.refused(2).err()).contains("72").doesNotContain("not shown", "hunter22");
  }

  private static HashCatalog telling() {
    return HashCatalog.of(new Telling());
  }

  /** Repeats its input where it refuses it. */
  public static final class Telling implements HashProvider {
    @Override
    public String name() {
      return "test";
    }

    @Override
    public List<HashFunction> functions() {
      return List.of(
          HashFunction.of(
              HashSpec.builder("telling").digestBits(8).build(),
              () ->
                  (in, offset, length, out, at) -> {
                    throw new HashcostException.InvalidParameter(
                        "refused: " + new String(in, offset, length, StandardCharsets.UTF_8));
                  }));
    }
  }

  private static HashCatalog wrong() {
    return HashCatalog.of(new Wrong());
  }

  /** Answers another value than it publishes. */
  public static final class Wrong implements HashProvider {
    @Override
    public String name() {
      return "test";
    }

    @Override
    public List<HashFunction> functions() {
      return List.of(
          HashFunction.of(
              HashSpec.builder("wrong").digestBits(8).build(),
              () -> (in, offset, length, out, at) -> 1,
              TestVector.utf8("a", "61", "made up")));
    }
  }

  @Test
  void helpGroupsTheCommandsThatExist() {
    String help = Captured.run("--help").succeeded().out();
    assertThat(help)
        .containsSubsequence(
            "Start here:",
            "demo",
            "hash",
            "Experiments:",
            "measure",
            "Passwords:",
            "passwords",
            "capacity",
            "lint",
            "Results:",
            "report",
            "compare",
            "Providers:",
            "list",
            "verify")
        .doesNotContain("Commands:");
    assertThat(Captured.run().succeeded().out()).isEqualTo(help);
    assertThat(Captured.run("help").succeeded().out()).isEqualTo(help);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "demo",
        "hash",
        "measure",
        "growth",
        "strings",
        "report",
        "compare",
        "tradeoffs",
        "passwords",
        "capacity",
        "lint",
        "list",
        "verify"
      })
  void everyCommandHasHelp(String command) {
    String help = Captured.run(command, "--help").succeeded().out();
    assertThat(help).startsWith("Usage: hashcost " + command);
    assertThat(Captured.run("help", command).succeeded().out()).isEqualTo(help);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr", "de", "ar", "hi"})
  void noLocaleChangesAWord(String language) {
    Locale before = Locale.getDefault();
    String list = Captured.run("list").succeeded().out();
    String help = Captured.run("--help").succeeded().out();
    try {
      Locale.setDefault(new Locale(language));
      assertThat(Captured.run("list").succeeded().out()).isEqualTo(list);
      assertThat(Captured.run("--help").succeeded().out()).isEqualTo(help);
      assertThat(
              Captured.run("hash", "MD5", "--text", "", "--encoding", "decimal").succeeded().out())
          .isEqualTo("281949768489412648962353822266799178366\n");
      assertThat(Captured.run("demo", "--iterations", "0").err()).contains("1,000,000,000");
    } finally {
      Locale.setDefault(before);
    }
  }
}
