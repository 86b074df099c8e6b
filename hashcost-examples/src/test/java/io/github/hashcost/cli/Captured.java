package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;

/** One command, run in this JVM, and what it wrote. */
public record Captured(int exitCode, String out, String err) {
  public static Captured run(String... args) {
    return run(HashCatalog::discover, args);
  }

  public static Captured run(Supplier<HashCatalog> catalog, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = HashcostMain.run(Screen.plain(stream(out), stream(err)), catalog, args);
    return new Captured(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** What it wrote on a terminal without colours, progress among it. */
  public static Captured onTerminal(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Screen screen = Screen.terminal(stream(out), stream(err), false);
    int exitCode = HashcostMain.run(screen, HashCatalog::discover, args);
    return new Captured(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  public List<String> lines() {
    return out.lines().toList();
  }

  public Captured succeeded() {
    assertThat(err).isEmpty();
    assertThat(exitCode).isZero();
    assertThat(out.lines())
        .allSatisfy(
            line -> assertThat(line).matches("[ -~]*").hasSizeLessThanOrEqualTo(Screen.WIDTH));
    return this;
  }

  /** One line of reason, nothing else. */
  public Captured refused(int expectedExitCode) {
    assertThat(err).matches("hashcost: [ -~]+\n").doesNotContain("Exception", "\tat ");
    assertThat(out).isEmpty();
    assertThat(exitCode).isEqualTo(expectedExitCode);
    return this;
  }
}
