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
  @TempDir private Path directory;

  @Test
  void theFirstLineIsTheIdThatWasFound() {
    Captured found =
        Captured.run("calibrate", "argon2id", "--target", "20ms", "--memory", "4MiB").succeeded();
    assertThat(HashCatalog.discover().get(found.lines().get(0)).id())
        .hasToString(found.lines().get(0));
    assertThat(found.out())
        .contains("% of the target of 20.0 ms", "$argon2id$v=19$m=", "== Spring Security ==")
        .contains("BELOW OWASP (");
  }

  @Test
  void theFilesHaveEveryProbeAndNothingSecret() throws IOException {
    Path json = directory.resolve("c.json");
    Path csv = directory.resolve("c.csv");
    Captured.run(
            "calibrate",
            "pbkdf2-hmac-sha256",
            "--target",
            "20ms",
            "--json",
            json.toString(),
            "--csv",
            csv.toString())
        .succeeded();
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
        "calibrate nothing; nothing",
        "calibrate; ID"
      })
  void badInputIsRefusedInOneLine(String command, String reason) {
    assertThat(Captured.run(command.split(" ", -1)).refused(2).err()).contains(reason);
  }

  @Test
  void whatIsNoPasswordHashIsMarkedWhenItIsAllowed() {
    Captured found =
        Captured.run("calibrate", "sha-256", "--target", "10ms", "--allow-unsuitable").succeeded();
    assertThat(found.lines().get(0)).isEqualTo("jca/sha-256");
    assertThat(found.out()).contains("WARNING: it is no password hash");
  }

  @Test
  void theSpreadOfFreshJvmsIsShown() {
    Captured found =
        Captured.run("calibrate", "pbkdf2-hmac-sha256", "--target", "5ms", "--jvms", "2")
            .succeeded();
    assertThat(found.out()).containsPattern("Again in 2 fresh JVMs: .* ms, .*the slowest\\stook");
  }

  @Test
  void theExampleFindsASetting() {
    assertThat(Calibrate.setting("pbkdf2-hmac-sha256", 10)).contains("pbkdf2-hmac-sha256:i=");
  }
}
