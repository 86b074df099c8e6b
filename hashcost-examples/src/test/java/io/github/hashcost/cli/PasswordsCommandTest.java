package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.report.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PasswordsCommandTest {
  @TempDir private Path directory;

  @Test
  void everythingIsOnOnePage() throws IOException {
    Path out = directory.resolve("decision.md");
    Path json = directory.resolve("decision.json");

    Captured run =
        Captured.run(
            () -> PlantedPasswords.of("bcrypt", "argon2id"),
            "passwords",
            "--target",
            "10s",
            "--budget",
            "20s",
            "--memory",
            "1MiB",
            "--out",
            out.toString(),
            "--json",
            json.toString());

    assertThat(run.succeeded().out())
        .containsSubsequence(
            "Which setting to store passwords with",
            "== The answer ==",
            "at most 10.0 s of hashing",
            "costs the attacker most: planted/bcrypt:cost=12",
            "It meets OWASP (2026-03-26)",
            "== What they cost here ==",
            "logins/s",
            "== What they cost the attacker, with one ",
            "== What the policies say ==",
            "== BELOW OWASP (2026-03-26): what its floor costs here ==",
            "== OWASP's rows as they are ==",
            "bcrypt:cost=10",
            "== What this machine carries with planted/bcrypt:cost=12",
            "== What it rests on ==",
            "measured: 2",
            "java: ");
    List<String> markdown = Files.readAllLines(out);
    assertThat(markdown.get(0)).isEqualTo("# Which setting to store passwords with");
    assertThat(markdown)
        .contains("## The answer", "## What it rests on")
        .filteredOn(line -> line.startsWith("|"))
        .allMatch(line -> line.endsWith("|"));
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactlyInAnyOrder(out, json);
    }
    assertThat(ResultFile.read(json).functions().keySet().toString())
        .contains("planted/bcrypt:cost=12", "planted/argon2id:m=1024");
  }

  @Test
  void withoutAnyPasswordHashThereIsNoAnswer() {
    Captured run = Captured.run(HashCatalog::of, "passwords", "--budget", "1s");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("No setting was found.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--target|0ms; --target",
        "--target|1h; from 1ms to 10s",
        "--target|fast; --target",
        "--memory|900GiB; with this heap and 1 verifier",
        "--memory|0; 1 B to",
        "--memory|64MiB|--verifiers|1000; and 1,000 verifiers",
        "--verifiers|0; from 1 to 1,024",
        "--budget|soon; --budget",
        "--budget|1ms; from 1s to 1h",
        "--out|DIR; is a directory",
        "surplus; too many",
      })
  void badInputIsRefusedBeforeAnythingIsMeasured(String options, String reason) {
    String[] command =
        Stream.concat(
                Stream.of("passwords"),
                Stream.of(options.replace("DIR", directory.toString()).split("\\|", -1)))
            .toArray(String[]::new);

    assertThat(Captured.run(command).refused(2).err()).contains(reason);
  }
}
