package io.github.hashcost.examples.tradeoffs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.hashcost.api.HashcostException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SystemProgramsTest {
  private static final Duration LONG_ENOUGH = Duration.ofSeconds(60);

  @TempDir private Path directory;

  /** On the path, where the system has a shell that can run it. */
  private SystemPrograms script(String name, String... lines) throws IOException {
    assumeThat(Files.isExecutable(Path.of("/bin/sh"))).isTrue();
    Path file = directory.resolve(name);
    Files.writeString(file, "#!/bin/sh\n" + String.join("\n", lines) + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwx------"));
    return SystemPrograms.on(directory.toString());
  }

  private String run(SystemPrograms programs, String... command) throws NoAnswer {
    return programs.output(List.of(command), LONG_ENOUGH);
  }

  @Test
  void answersWhatTheProgramWrote() throws Exception {
    SystemPrograms programs = script("tell", "echo \"$1|$2\"", "echo aside >&2");
    assertThat(run(programs, "tell", "a b", "$HOME;*")).isEqualTo("a b|$HOME;*\n");
    assertThat(run(programs, directory.resolve("tell").toString(), "1", "2")).isEqualTo("1|2\n");
  }

  @Test
  void itRunsInTheLocaleCWithoutInput() throws Exception {
    SystemPrograms programs = script("tell", "read line && echo \"$line\"", "echo $LC_ALL");
    assertThat(run(programs, "tell")).isEqualTo("C\n");
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    String relative = directory.getFileName().toString();
    for (String path : List.of("", relative, directory.toString(), ":" + File.pathSeparator)) {
      assertThatThrownBy(() -> run(SystemPrograms.on(path), "openssl", "version"))
          .isInstanceOf(NoAnswer.class)
          .hasMessage("there is no openssl on the PATH");
    }
  }

  @Test
  void whatIsNoProgramIsNotRun() throws IOException {
    Files.createDirectory(directory.resolve("gcc"));
    Files.writeString(directory.resolve("python3"), "print(1)");
    for (String name : List.of("gcc", "python3")) {
      assertThatThrownBy(() -> run(SystemPrograms.on(directory.toString()), name))
          .hasMessage("there is no " + name + " on the PATH");
    }
  }

  @Test
  void aProgramThatFailsIsNamed() throws IOException {
    SystemPrograms programs = script("fail", "echo half an answer", "exit 3");
    assertThatThrownBy(() -> run(programs, "fail"))
        .isInstanceOf(NoAnswer.class)
        .hasMessage("fail failed with exit code 3");
  }

  @Test
  void aProgramThatCannotStartIsNamed() throws IOException {
    SystemPrograms programs = script("broken", "");
    Files.writeString(directory.resolve("broken"), "#!/nothing/there\n");
    assertThatThrownBy(() -> run(programs, "broken")).hasMessage("broken could not be started");
  }

  @Test
  void moreThanAPipeHoldsIsTakenAwayAndRefused() throws IOException {
    SystemPrograms programs =
        script(
            "chatter", "i=0", "while [ $i -lt 9000 ]; do echo 123456789012345; i=$((i+1)); done");
    assertThatThrownBy(() -> run(programs, "chatter"))
        .isInstanceOf(NoAnswer.class)
        .hasMessage("chatter wrote more than 64 KiB");
  }

  @Test
  void aProgramThatTakesTooLongIsEndedWithItsChildren() throws Exception {
    SystemPrograms programs =
        script("hang", "cd " + directory, "sleep 300 &", "echo $! > part && mv part pid", "wait");
    Path file = directory.resolve("pid");
    // A slow machine may not have come as far as the child yet.
    for (long millis = 500; !Files.exists(file); millis *= 2) {
      Duration limit = Duration.ofMillis(millis);
      assertThatThrownBy(() -> programs.output(List.of("hang"), limit))
          .isInstanceOf(NoAnswer.class)
          .hasMessageStartingWith("hang took more than ");
    }
    long child = Long.parseLong(Files.readString(file).strip());
    for (int i = 0; i < 1_000 && isRunning(child); i++) {
      Thread.sleep(10);
    }
    assertThat(isRunning(child)).isFalse();
  }

  /** What has ended has no program any more, even while nobody has noticed its end. */
  private static boolean isRunning(long pid) {
    return ProcessHandle.of(pid).flatMap(handle -> handle.info().command()).isPresent();
  }

  @Test
  void anInterruptEndsIt() throws IOException {
    SystemPrograms programs = script("hang", "sleep 300");
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> run(programs, "hang"))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
