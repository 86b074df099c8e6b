package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.harness.forked.FaultyProvider;
import io.github.hashcost.harness.forked.SilentProvider;
import io.github.hashcost.harness.forked.StuckProvider;
import io.github.hashcost.result.Plan;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How a child JVM ends when its parent does. */
class ForkEndTest {
  private static final long WAIT_SECONDS = 60;

  @TempDir private Path directory;

  private static ForkJob job(Class<?> provider) {
    ForkJob.Item item = new ForkJob.Item(Map.of(), Input.ofSize(2), OptionalInt.empty(), false);
    Plan plan = Plan.builder().rounds(1).iterations(OptionalLong.of(9)).warmUp(false).build();
    return new ForkJob(
        provider.getName(),
        AlgorithmId.parse("faulty/hangs"),
        plan,
        Duration.ofHours(1),
        List.of(item));
  }

  private ForkCommand command(String... more) {
    ForkCommand here = ForkCommand.likeThisJvm();
    List<String> arguments = new ArrayList<>(here.arguments());
    arguments.addAll(List.of(more));
    return new ForkCommand(
        here.java(), arguments, directory + File.pathSeparator + here.classPath(), "", "");
  }

  /** As of a parent that is killed: no hook of its own runs, but its ends of the pipes close. */
  @ParameterizedTest
  @ValueSource(classes = {StuckProvider.class, SilentProvider.class, FaultyProvider.class})
  void aChildEndsWithItsInputWhereverItsProviderHangs(Class<?> provider) throws Exception {
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.writeString(services.resolve(HashProvider.class.getName()), provider.getName());
    Process child = command().start();
    try {
      job(provider).write(new WireOut(child.getOutputStream()));
      WireIn in = new WireIn(new BufferedInputStream(child.getInputStream()));
      Optional<byte[]> first = ForkFrames.read(in);
      assertThat(ForkMessage.decoded(first.orElseThrow(), List.of()))
          .isInstanceOf(ForkMessage.Started.class);
      assertThat(child.waitFor(1, TimeUnit.SECONDS)).as("ended while its parent lives").isFalse();
      child.getOutputStream().close();
      assertThat(child.waitFor(WAIT_SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      child.destroyForcibly().waitFor();
    }
  }

  /** With a child that reads no input, so that nothing but the hook can end it. */
  @Test
  void theEndOfAJvmEndsItsChildren() throws Exception {
    Process parent =
        new ProcessBuilder(
                ForkCommand.likeThisJvm().java().toString(),
                "-cp",
                ForkCommand.likeThisJvm().classPath(),
                Parent.class.getName(),
                directory.resolve("paused").toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader said =
        new BufferedReader(
            new InputStreamReader(parent.getInputStream(), StandardCharsets.UTF_8))) {
      ProcessHandle child = ProcessHandle.of(Long.parseLong(said.readLine())).orElseThrow();
      try {
        parent.getOutputStream().close();
        child.onExit().get(WAIT_SECONDS, TimeUnit.SECONDS);
      } finally {
        child.destroyForcibly();
      }
    } finally {
      parent.destroyForcibly().waitFor();
    }
  }

  /** Starts a child that stops before it begins, says which, and ends when it is told to. */
  static final class Parent {
    public static void main(String[] args) throws IOException, InterruptedException {
      Path paused = Path.of(args[0]);
      ForkCommand here = ForkCommand.likeThisJvm();
      ForkCommand command =
          new ForkCommand(
              here.java(),
              List.of(
                  "-XX:+UnlockDiagnosticVMOptions",
                  "-XX:+PauseAtStartup",
                  "-XX:PauseAtStartupFile=" + paused),
              here.classPath(),
              "",
              "");
      ChildJvm.start(command, job(FaultyProvider.class), List.of());
      while (!Files.exists(paused)) {
        Thread.sleep(5);
      }
      ProcessHandle.current().children().forEach(child -> System.out.println(child.pid()));
      int end = System.in.read();
      System.exit(end < 0 ? 0 : 1);
    }
  }
}
