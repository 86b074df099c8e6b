package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFilePathTest {
  @TempDir Path directory;

  @Test
  void aFileIsReplacedWholeAndNothingElseIsLeft() throws IOException {
    Path file = directory.resolve("run.json");
    ResultFile.write(file, RandomRuns.of(1));
    RunResult second = RandomRuns.of(2);
    ResultFile.write(file, second);

    assertThat(RunFacts.of(ResultFile.read(file))).isEqualTo(RunFacts.of(second));
    assertThat(names()).containsExactly("run.json");
  }

  @Test
  void whatFailsHalfwayLeavesTheOldFile() throws IOException {
    Path file = directory.resolve("run.json");
    Files.writeString(file, "old");

    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    out -> {
                      out.write(new byte[100_000]);
                      throw new IOException("disk full");
                    }))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining(file + " cannot be written: disk full");
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("run.json");
  }

  @Test
  void anErrorHalfwayLeavesNothingEither() throws IOException {
    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    directory.resolve("run.json"),
                    out -> {
                      throw new StackOverflowError("deep");
                    }))
        .isInstanceOf(StackOverflowError.class);
    assertThat(names()).isEmpty();
  }

  @Test
  void aDirectoryIsNoTarget() throws IOException {
    assertThatThrownBy(() -> ResultFile.write(directory, RandomRuns.of(1)))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessage(directory + " is a directory; name a file in it");
    assertThatThrownBy(() -> ResultFile.read(directory))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("is a directory");
    assertThat(names()).isEmpty();
  }

  @Test
  void aMissingParentIsNamed() throws IOException {
    Path file = directory.resolve("no/such/run.json");

    assertThatThrownBy(() -> ResultFile.write(file, RandomRuns.of(1)))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessage(
            file
                + " cannot be written: "
                + file.getParent()
                + " is no directory; create it or name another");
    assertThatThrownBy(() -> ResultFile.read(file))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining(file + " cannot be read: there is no such file");
    assertThat(names()).isEmpty();
  }

  @Test
  void aDirectoryWithoutPermissionIsToldInWords() {
    assumeTrue(directory.toFile().setWritable(false));
    assumeFalse(Files.isWritable(directory), "this user may write anywhere");

    assertThatThrownBy(() -> ResultFile.write(directory.resolve("run.json"), RandomRuns.of(1)))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("permission denied");
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = Files.writeString(directory.resolve("real.json"), "old");
    Path link = Files.createSymbolicLink(directory.resolve("link.json"), file);
    ResultFile.write(link, RandomRuns.of(1));

    assertThat(link).isSymbolicLink();
    assertThat(RunFacts.of(ResultFile.read(file))).isEqualTo(RunFacts.of(RandomRuns.of(1)));
  }

  /** A pipe of our own: a test must not put a device at risk. */
  @Test
  void aPipeIsWrittenIntoAndNotReplaced() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")));
    Path pipe = directory.resolve("pipe");
    assertThat(new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor()).isZero();
    FutureTask<RunResult> reader = new FutureTask<>(() -> ResultFile.read(pipe));
    Thread thread = new Thread(reader);
    thread.setDaemon(true);
    thread.start();
    ResultFile.write(pipe, RandomRuns.of(1));

    assertThat(RunFacts.of(reader.get(120, TimeUnit.SECONDS)))
        .isEqualTo(RunFacts.of(RandomRuns.of(1)));
    assertThat(Files.isRegularFile(pipe)).isFalse();
  }

  @Test
  void anInterruptedThreadIsToldAndStaysInterrupted() throws IOException {
    try {
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> ResultFile.write(directory.resolve("run.json"), RandomRuns.of(1)))
          .isInstanceOf(HashcostException.Interrupted.class);
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
    } finally {
      Thread.interrupted();
    }
    assertThat(names()).isEmpty();
  }

  @Test
  void withoutJacksonTheMissingDependencyIsNamed() throws Exception {
    URL[] ours = {
      ResultFile.class.getProtectionDomain().getCodeSource().getLocation(),
      HashcostException.class.getProtectionDomain().getCodeSource().getLocation()
    };
    try (URLClassLoader loader = new URLClassLoader(ours, ClassLoader.getPlatformClassLoader())) {
      Class<?> resultFile = loader.loadClass(ResultFile.class.getName());

      assertThatThrownBy(() -> resultFile.getMethod("read", Path.class).invoke(null, directory))
          .cause()
          .hasMessageContaining("com.fasterxml.jackson.core:jackson-core")
          .extracting(e -> e.getClass().getName())
          .isEqualTo(HashcostException.Unsupported.class.getName());
    }
  }

  private Stream<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).toList().stream();
    }
  }
}
