package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.Calibrate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalibrateCommandTest {
  /** What is searched for it is the dearest setting that is allowed. */
  private static final String EVERY_HOST_HOLDS = "10s";

  @TempDir private Path directory;

  @Test
  void theFirstLineIsTheIdThatWasFoundAndTheFilesHaveEveryProbe() throws IOException {
    Path json = directory.resolve("c.json");
    Path csv = directory.resolve("c.csv");
    String[] command = {
      "calibrate",
      "argon2id:t=1",
      "--target",
      EVERY_HOST_HOLDS,
      "--memory",
      "1MiB",
      "--json",
      json.toString(),
      "--csv",
      csv.toString()
    };
    Captured found = Captured.run(command).succeeded();
    assertThat(found.lines().get(0)).contains("/argon2id:m=1024,t=1,");
    assertThat(HashCatalog.discover().get(found.lines().get(0)).id())
        .hasToString(found.lines().get(0));
    assertThat(found.out())
        .contains(" % of the target of 10.0 s", "the memory limit")
        .contains("$argon2id$v=19$m=1024,t=1,p=1$", "== Spring Security ==", "BELOW OWASP (")
        .contains("// The cost above is that of bc: with password4j it takes another time.")
        .doesNotContain("that of bc: with bc");

    List<String> rows = Files.readAllLines(csv);
    assertThat(rows.get(0))
        .isEqualTo("purpose,setting,memory_bytes,samples,time_ns,low_ns,high_ns");
    String text = Files.readString(json);
    assertThat(text)
        .contains("hashcost-calibration/1", "\"outcome\" : \"found\"", "\"elapsedNanos\"")
        .doesNotContainIgnoringCase("\"salt\"")
        .doesNotContainIgnoringCase("\"digest\"");
    assertThat(text.split("\"purpose\"", -1)).hasSize(rows.size());
  }

  @Test
  void aTargetThatNothingMeetsFailsInOneLine() {
    Captured none = Captured.run("calibrate", "bcrypt", "--target", "1us").refused(1);
    assertThat(none.err()).contains("even the least setting takes").contains("cost=4");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "calibrate sha-256; no cost to choose",
        "calibrate djb2; no cost to choose",
        "calibrate argon2id --target 0ms; --target '0ms'",
        "calibrate argon2id --target soon; a time above 0",
        "calibrate argon2id --budget -1s; --budget",
        "calibrate argon2id --verifiers 0; --verifiers 0",
        "calibrate argon2id --memory 1023GiB; -Xmx",
        "calibrate argon2id --memory 1KiB; memory limit of 1 KiB",
        "calibrate bcrypt --parallelism 2; no such parameter",
        "calibrate argon2id:p=2 --parallelism 3; names another",
        "calibrate argon2id --jvms 0; --jvms 0",
        "calibrate argon2id --jvms 2 --verifiers 2; one at a time",
        "calibrate nothing; no function of this name",
        "calibrate; ID"
      })
  void badInputIsRefusedInOneLine(String command, String reason) {
    assertThat(Captured.run(command.split(" ", -1)).refused(2).err()).contains(reason);
  }

  @Test
  void whatIsNoPasswordHashIsMarkedWhenItIsAllowed() {
    Captured found =
        Captured.run("calibrate", "sha-256", "--target", EVERY_HOST_HOLDS, "--allow-unsuitable")
            .succeeded();
    assertThat(found.lines().get(0)).isEqualTo("jca/sha-256");
    assertThat(found.out()).contains("WARNING: it is no password hash");
  }

  @Test
  void theSpreadOfFreshJvmsIsShown() {
    Captured found =
        Captured.run(
                "calibrate",
                "pbkdf2-hmac-sha256:i=1000",
                "--target",
                EVERY_HOST_HOLDS,
                "--jvms",
                "2")
            .succeeded();
    assertThat(found.out())
        .containsPattern(
            "Again in 2 fresh JVMs: [0-9.]+ [mu]?s, [0-9.]+ [mu]?s; the\\sslowest\\stook");
  }

  @Test
  void theExampleFindsASetting() {
    assertThat(Calibrate.setting("pbkdf2-hmac-sha256:i=1000", 10_000))
        .startsWith("jca/pbkdf2-hmac-sha256:i=1000,");
  }
}
