package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.Lint;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LintCommandTest {
  private static final String SECRET = "kQ7xWv3ZpL9sTbN2";

  @TempDir private Path directory;

  private static Captured judge(String setting, String... more) {
    String[] command = new String[3 + more.length];
    command[0] = "lint";
    command[1] = setting;
    command[2] = "--no-measure";
    System.arraycopy(more, 0, command, 3, more.length);
    return Captured.run(command);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "argon2id:m=19456,t=2,p=1; 0; 'MET: argon2id:m=19456,t=2,p=1 reaches OWASP (2026-03-26)'",
        "bc/argon2id:m=19456,t=2,p=1; 0; MET: bc/argon2id",
        "$argon2id$v=19$m=19456,t=2,p=1$SECRET$SECRET; 0; MET: argon2id",
        "$2b$10$SECRET; 0; MET: bcrypt:cost=10",
        "{bcrypt}$2a$12$; 0; MET: bcrypt:cost=12",
        "argon2id:m=16384,t=2,p=1; 1; BELOW: argon2id",
        "$2y$08$SECRET; 1; BELOW: bcrypt:cost=8",
        "$7$C6..../....SECRET; 1; 'BELOW: scrypt:n=16384,r=8,p=1'",
        "$pbkdf2-sha256$29000$SECRET; 1; BELOW: pbkdf2-hmac-sha256:i=29000",
        "pbkdf2-sha256:i=600000; 0; MET: pbkdf2-hmac-sha256:i=600000",
        "$6$SECRET$SECRET; 1; NOT COVERED: OWASP (2026-03-26) says nothing of sha512crypt",
        "$5$SECRET$SECRET; 1; NOT COVERED: OWASP (2026-03-26) says nothing of sha256crypt",
        "$y$j9T$SECRET; 1; NOT COVERED: OWASP (2026-03-26) says nothing of yescrypt",
        "argon2i:m=65536,t=3,p=1; 1; NOT COVERED: OWASP (2026-03-26) says nothing of argon2i",
        "sha-256; 1; NOT COVERED: sha-256 is no password hash",
        "djb2; 1; NOT COVERED: djb2 is no password hash",
      })
  void theFirstLineIsTheVerdictAndTheExitCodeFollows(String setting, int exitCode, String first) {
    Captured run = judge(setting.replace("SECRET", SECRET));

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(exitCode);
    assertThat(run.lines().get(0)).startsWith(first);
    assertThat(run.out()).doesNotContain(SECRET);
    assertThat(run.lines()).allSatisfy(l -> assertThat(l).matches("[ -~]{0,100}"));
  }

  @Test
  void theNearestCompliantSettingIsTheSecondLine() {
    assertThat(judge("password4j/argon2id:m=16384,t=2,p=1").lines().get(1))
        .isEqualTo("Nearest setting that does: password4j/argon2id:m=19456,t=2,p=1");
  }

  @Test
  void eachPolicyHasItsRow() {
    assertThat(judge("argon2id:m=65536,t=2,p=1").out())
        .containsPattern("OWASP +2026-03-26 +met +argon2id:m=65536,t=2,p=1")
        .containsPattern("RFC-9106 +2021-09 +below +argon2id:m=65536,t=3,p=1")
        .containsPattern("NIST-SP-800-132 +2010-12 +not covered +- ")
        .containsPattern("NIST-SP-800-63B-4 +2025 +no figure +- ")
        .containsPattern("libsodium-sensitive +2024 +below +argon2id:m=1048576,t=4,p=1")
        .containsPattern("Keycloak +2026 +below \\(defaults\\) +argon2id:m=65536,t=5,p=1")
        .contains("RFC-9106: ", "its p is 4; lanes share out the work");
  }

  @Test
  void anotherPolicyDecidesWhereAsked() throws IOException {
    Path house =
        Files.writeString(
            directory.resolve("house.txt"),
            "policy House\ndate 2026\nsource the wiki\nleast bcrypt:cost=12\n");

    assertThat(judge("bcrypt:cost=11").exitCode()).isZero();
    assertThat(judge("bcrypt:cost=11", "--policies", house.toString()).exitCode()).isZero();
    Captured run = judge("bcrypt:cost=11", "--policies", house.toString(), "--policy", "house");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.lines().get(0)).isEqualTo("BELOW: bcrypt:cost=11 does not reach House (2026)");
  }

  @Test
  void whatItCostsHereIsMeasured() {
    Captured run = Captured.run("lint", "pbkdf2-hmac-sha256:i=2000", "--policy", "NIST-SP-800-132");

    assertThat(run.succeeded().out())
        .containsPattern("Here: jca/pbkdf2-hmac-sha256:i=2000,l=32 takes [0-9.]+ [mu]?s \\(")
        .containsPattern("OWASP .*i=600000 +about [0-9.,]+ m?s");
  }

  @Test
  void whatWouldTakeTooLongIsWorkedOutInstead() {
    Captured run = Captured.run("lint", "bcrypt:cost=24");

    assertThat(run.succeeded().out()).containsPattern("Here: bc/bcrypt:cost=24\\S* takes about");
  }

  @Test
  void aSettingForWhichTheHeapIsTooSmallIsJudgedAllTheSame() {
    Captured run = Captured.run("lint", "$argon2id$v=19$m=16777216,t=1,p=1$");

    assertThat(run.succeeded().lines().get(0)).startsWith("MET");
  }

  @Test
  void standardInputKeepsTheHashOutOfTheHistory() {
    InputStream before = System.in;
    System.setIn(
        new ByteArrayInputStream(("$2b$11$" + SECRET + "\n").getBytes(StandardCharsets.UTF_8)));
    try {
      assertThat(Captured.run("lint", "--stdin", "--no-measure").succeeded().lines().get(0))
          .startsWith("MET: bcrypt:cost=11 ");
    } finally {
      System.setIn(before);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "argon2id:m=16384,t=2; argon2id without p: give each cost",
        "argon2id:m=16384; without t, p",
        "argon2i:t=2,p=1; argon2i without m",
        "bcrypt; bcrypt without cost: give each cost, as in bcrypt:cost=10",
        "scrypt:n=65536,p=1; scrypt without r",
        "argon2id:m=16384,t=0,p=1; t=0: allowed",
        "argon2id:m=7,t=1,p=1; m=7: allowed",
        "argon2id:m=16384,t=2,p=1x; whole number",
        "argon2id:m=16384,t=2,p; position 23",
        "argon2ix:m=16384,t=2,p=1; no function 'argon2ix'",
        "$argon2id$v=19$m=16384,t=2$SECRET; position 27",
        "$2b$10SECRET; position 7",
        "$9$SECRET; position 2",
        "b$SECRET; neither an id",
        "''; neither an id",
      })
  void whatIsMalformedIsRefusedAndNotRepeated(String setting, String reason) {
    Captured run = judge(setting.replace("SECRET", SECRET)).refused(2);

    assertThat(run.err()).contains(reason).doesNotContainIgnoringCase(SECRET);
  }

  @Test
  void optionsThatMakeNoSenseAreRefused() {
    assertThat(Captured.run("lint").refused(2).err()).contains("exactly one of");
    assertThat(Captured.run("lint", "bcrypt:cost=10", "--stdin").refused(2).err())
        .contains("exactly one of");
    assertThat(judge("bcrypt:cost=10", "--policy", "OWSP").refused(2).err()).contains("OWASP");
    assertThat(judge("bcrypt:cost=10", "--policies", "none.txt").refused(2).err())
        .contains("none.txt: does not exist");
    assertThat(judge("bcrypt:cost=10", "--json", directory.toString()).refused(2).err())
        .contains("is a directory");
  }

  @Test
  void theVerdictsAreWrittenAsJsonAndAsATable() throws IOException {
    Path json = directory.resolve("lint.json");
    Path csv = directory.resolve("lint.csv");
    String stored = "$argon2id$v=19$m=16384,t=2,p=1$" + SECRET + "$" + SECRET;

    judge(stored, "--json", json.toString(), "--csv", csv.toString());

    String document = Files.readString(json);
    try (JsonParser parser = new JsonFactory().createParser(document)) {
      while (parser.nextToken() != null) {
        assertThat(parser.currentToken()).isNotNull();
      }
    }
    assertThat(document)
        .contains("\"schema\" : \"hashcost-lint/1\"", "\"status\" : \"BELOW\"")
        .doesNotContain(SECRET);
    List<String> rows = Files.readAllLines(csv);
    assertThat(rows.get(0)).startsWith("policy,as_of,kind,status,setting,row,compliant,here_ns");
    assertThat(rows).hasSize(11).noneMatch(row -> row.contains(SECRET));
  }

  @Test
  void theProgramPrintsEachVerdict() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      Lint.main(new String[0]);
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .hasSize(10)
        .anyMatch(line -> line.startsWith("OWASP (2026-03-26): below; nearest"));
  }

  @Test
  void aFunctionThatOnlyAPolicyKnowsIsJudgedWithoutAnyProvider() {
    Captured run = Captured.run(HashCatalog::of, "lint", "argon2id:m=19456,t=2,p=1");

    assertThat(run.succeeded().out()).contains("Not measured: nothing here computes argon2id");
  }
}
