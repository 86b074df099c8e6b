package io.github.hashcost.cli.accuracy;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps a thread on one CPU, where the system is Linux and has {@code taskset}. Only the thread: a
 * JVM that may use one CPU only takes another collector and fewer compiler threads.
 */
final class ThreadPin {
  /** Each resolves to the thread that reads it. */
  private static final Path THREAD = Path.of("/proc/thread-self");

  private static final Path STATUS = Path.of("/proc/thread-self/status");

  private static final Pattern THREAD_LINK = Pattern.compile("\\d+/task/(\\d+)");
  private static final Pattern ALLOWED = Pattern.compile("(?m)^Cpus_allowed_list:\\s*([0-9,-]+)$");
  private static final int MOST_CPUS = 4096;
  private static final long TASKSET_SECONDS = 5;

  private ThreadPin() {}

  /** A CPU that this thread may use; not the first, which serves most interrupts, if it can be. */
  static OptionalInt choose() {
    return choose(allowedNow());
  }

  static OptionalInt choose(List<Integer> allowed) {
    return allowed.stream()
        .mapToInt(cpu -> cpu)
        .filter(cpu -> cpu != 0 || allowed.size() == 1)
        .findFirst();
  }

  /**
   * Pins the calling thread.
   *
   * @return why it could not be done; empty where it was
   */
  static Optional<String> pin(int cpu) {
    try {
      OptionalInt thread = threadId(Files.readSymbolicLink(THREAD).toString());
      if (thread.isEmpty()) {
        return Optional.of("the system does not tell the number of a thread");
      }
      Process taskset =
          new ProcessBuilder(command(cpu, thread.getAsInt()))
              .redirectOutput(Redirect.DISCARD)
              .redirectError(Redirect.DISCARD)
              .start();
      if (!taskset.waitFor(TASKSET_SECONDS, TimeUnit.SECONDS)) {
        taskset.destroyForcibly();
      }
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.of("it takes Linux with the command taskset");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.of("interrupted");
    }
    return allowedNow().equals(List.of(cpu))
        ? Optional.empty()
        : Optional.of("the system did not allow it");
  }

  static List<String> command(int cpu, int thread) {
    return List.of("taskset", "-cp", String.valueOf(cpu), String.valueOf(thread));
  }

  /** From where {@code /proc/thread-self} leads to, such as {@code 4711/task/4713}. */
  static OptionalInt threadId(String link) {
    Matcher m = THREAD_LINK.matcher(link);
    return m.matches() ? number(m.group(1)) : OptionalInt.empty();
  }

  private static List<Integer> allowedNow() {
    try {
      return allowed(Files.readString(STATUS));
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The CPUs that a {@code status} file names, such as {@code 0-3,8}; empty where it has none. */
  static List<Integer> allowed(String status) {
    List<Integer> cpus = new ArrayList<>();
    Matcher m = ALLOWED.matcher(status);
    if (m.find()) {
      for (String range : m.group(1).split(",", -1)) {
        String[] ends = range.split("-", -1);
        OptionalInt first = number(ends[0]);
        OptionalInt last = number(ends[ends.length - 1]);
        if (first.isEmpty() || last.isEmpty()) {
          return List.of();
        }
        for (int cpu = first.getAsInt(); cpu <= Math.min(last.getAsInt(), MOST_CPUS); cpu++) {
          cpus.add(cpu);
        }
      }
    }
    return cpus;
  }

  private static OptionalInt number(String digits) {
    return digits.matches("\\d{1,9}")
        ? OptionalInt.of(Integer.parseInt(digits))
        : OptionalInt.empty();
  }
}
