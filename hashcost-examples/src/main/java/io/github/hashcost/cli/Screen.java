package io.github.hashcost.cli;

import io.github.hashcost.harness.Progress;
import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Where a command writes: results to the one stream, progress and errors to the other. */
public final class Screen {
  public static final int WIDTH = 100;

  private static final long PROGRESS_PAUSE_NANOS = 100_000_000;

  private static final Path STANDARD_OUTPUT = Path.of("/dev/stdout");

  /** POSIX, sys/stat.h: S_IFMT, S_IFIFO and S_IFSOCK. */
  private static final int FILE_TYPE = 0170000;

  private static final int FIFO = 0010000;
  private static final int SOCKET = 0140000;

  private final PrintStream out;
  private final PrintStream err;
  private final Target target;
  private final boolean colour;
  private boolean lost;
  private int progressWidth;
  private long lastProgress = System.nanoTime() - PROGRESS_PAUSE_NANOS;

  /** Where standard output goes. */
  private enum Target {
    TERMINAL,
    PIPE,
    OTHER
  }

  private Screen(PrintStream out, PrintStream err, Target target, boolean colour) {
    this.out = out;
    this.err = err;
    this.target = target;
    this.colour = colour;
  }

  /** The process's own streams. */
  static Screen standard() {
    boolean terminal = isTerminal();
    boolean colour = terminal && System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
    Target other = isPipe() ? Target.PIPE : Target.OTHER;
    return new Screen(System.out, System.err, terminal ? Target.TERMINAL : other, colour);
  }

  /** Streams that no person watches. */
  static Screen plain(PrintStream out, PrintStream err) {
    return new Screen(out, err, Target.OTHER, false);
  }

  /** The same, for a reader who may have enough before the end. */
  static Screen pipe(PrintStream out, PrintStream err) {
    return new Screen(out, err, Target.PIPE, false);
  }

  static Screen terminal(PrintStream out, PrintStream err, boolean colour) {
    return new Screen(out, err, Target.TERMINAL, colour);
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).map(Screen::isTerminal).orElse(false);
  }

  /** From 22 on there is a console in a pipe too, and a method that tells. */
  private static boolean isTerminal(Console console) {
    try {
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }

  /** A pipe or a socket; where nobody can tell, it is none. */
  private static boolean isPipe() {
    try {
      int type = (Integer) Files.getAttribute(STANDARD_OUTPUT, "unix:mode") & FILE_TYPE;
      return type == FIFO || type == SOCKET;
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  PrintStream out() {
    return out;
  }

  PrintStream err() {
    return err;
  }

  boolean colour() {
    return colour;
  }

  /** In UTF-8, whatever the stream would make of it. */
  public void line(String text) {
    text(text + "\n");
  }

  /** As it is, in UTF-8. */
  void text(String text) {
    clearProgress();
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    out.write(utf8, 0, utf8.length);
  }

  /**
   * A block, shown at once.
   *
   * @throws OutputLost when it could not be written
   */
  void block(String title, List<String> lines) {
    line("");
    String heading = "== " + title + " ==";
    line(colour ? "\u001b[1m" + heading + "\u001b[0m" : heading);
    lines.forEach(this::line);
    flush();
  }

  /**
   * @throws OutputLost when something could not be written; once, so that it can be reported
   */
  void flush() {
    clearProgress();
    err.flush();
    if (out.checkError() && !lost) {
      lost = true;
      throw new OutputLost(target == Target.PIPE);
    }
  }

  public void error(String message) {
    clearProgress();
    out.flush();
    err.print("hashcost: " + Words.oneLine(message) + "\n");
    err.flush();
  }

  void progress(Progress progress) {
    progress(progress.doing(), progress.fraction());
  }

  public void progress(String doing, double fraction) {
    progress(() -> String.format(Locale.ROOT, "%3.0f %% %s", 100 * fraction, doing));
  }

  /** Where nobody knows how much there is to do. Asks for the text only where it is shown. */
  public void progress(Supplier<String> doing) {
    long now = System.nanoTime();
    if (target != Target.TERMINAL || now - lastProgress < PROGRESS_PAUSE_NANOS) {
      return;
    }
    lastProgress = now;
    // Not stripped: a percentage stands to the right.
    String text = doing.get().replaceAll("[^ -~]", "?");
    text = text.substring(0, Math.min(text.length(), 78));
    err.print("\r" + text + " ".repeat(Math.max(0, progressWidth - text.length())));
    err.flush();
    progressWidth = text.length();
  }

  private void clearProgress() {
    if (progressWidth > 0) {
      err.print("\r" + " ".repeat(progressWidth) + "\r");
      err.flush();
      progressWidth = 0;
    }
  }
}
