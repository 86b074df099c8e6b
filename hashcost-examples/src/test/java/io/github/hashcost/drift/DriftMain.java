package io.github.hashcost.drift;

import io.github.hashcost.api.HashProvider;
import io.github.hashcost.cli.HashcostMain;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Keeps a baseline, then checks unchanged code against it, and code that hashes 15 % more, in turn.
 * Argument: how many checks of each, 10 without it.
 */
final class DriftMain {
  private static final List<String> MEASURE =
      List.of("measure", "-f", "djb2,sha-256,planted/sum,planted/digest", "--sizes", "100,64KiB");

  /** What takes 15 % longer; of 100 bytes, the digest hashes no block more. */
  private static final List<String> SLOWED =
      List.of("planted/sum on 100 B", "planted/sum on 64 KiB", "planted/digest on 64 KiB");

  private final Path directory;
  private int alarms;
  private int undecided;
  private final Map<String, Integer> caught = new LinkedHashMap<>();

  private DriftMain(Path directory) {
    this.directory = directory;
    SLOWED.forEach(cell -> caught.put("slower " + cell, 0));
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    int checks = args.length == 0 ? 10 : Integer.parseInt(args[0]);
    Path directory = Files.createTempDirectory("hashcost-drift");
    boolean held;
    try {
      held = new DriftMain(directory).run(checks);
    } finally {
      remove(directory);
    }
    System.exit(held ? 0 : 1);
  }

  private boolean run(int checks) throws IOException, InterruptedException {
    if (hashcost(AsKept.class, "--save-baseline", "kept") != 0) {
      throw new IOException("no baseline was kept");
    }
    for (int i = 1; i <= checks; i++) {
      alarms += check("unchanged", i, AsKept.class).isEmpty() ? 0 : 1;
      for (String cell : check("15 % more", i, Slowed.class)) {
        caught.merge(cell, 1, Integer::sum);
      }
    }
    System.out.printf(
        Locale.ROOT, "%nUnchanged: %d of %d checks told of a change.%n", alarms, checks);
    caught.forEach(
        (cell, times) ->
            System.out.printf(
                Locale.ROOT, "15 %% more: %s told in %d of %d.%n", cell, times, checks));
    System.out.printf(Locale.ROOT, "Verdicts of undecidable, of all: %d.%n", undecided);
    return alarms == 0 && SLOWED.stream().allMatch(cell -> caught.get("slower " + cell) == checks);
  }

  /** The cells that are told to be faster or slower. */
  private List<String> check(String what, int number, Class<?> provider)
      throws IOException, InterruptedException {
    Path summary = directory.resolve("summary.md");
    Files.deleteIfExists(summary);
    long start = System.nanoTime();
    int exitCode = hashcost(provider, "--baseline", "kept", "--summary", summary.toString());
    double seconds = (System.nanoTime() - start) / 1e9;
    List<String> lines = Files.readAllLines(summary);
    List<String> changed = new ArrayList<>();
    for (String line : lines) {
      String[] row = line.split("\\|", -1);
      if (row.length < 5) {
        continue;
      }
      String verdict = row[2].strip();
      if (verdict.equals("slower") || verdict.equals("faster")) {
        changed.add(verdict + " " + row[1].strip());
        System.out.println("  " + line);
      }
      undecided += verdict.equals("undecidable") ? 1 : 0;
    }
    System.out.printf(
        Locale.ROOT,
        "%s, check %d: exit code %d, %s, %.0f s%n",
        what,
        number,
        exitCode,
        lines.get(0).replaceFirst(".*': ", ""),
        seconds);
    return changed;
  }

  /** With one of the two providers on the class path, as a build before and after a change. */
  private int hashcost(Class<?> provider, String... options)
      throws IOException, InterruptedException {
    Path classes = directory.resolve(provider.getSimpleName());
    Path services = Files.createDirectories(classes.resolve("META-INF").resolve("services"));
    Files.writeString(services.resolve(HashProvider.class.getName()), provider.getName() + "\n");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.add("-cp");
    command.add(classes + File.pathSeparator + System.getProperty("java.class.path"));
    command.add(HashcostMain.class.getName());
    command.addAll(MEASURE);
    command.addAll(List.of(options));
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectOutput(options[0].equals("--baseline") ? Redirect.DISCARD : Redirect.INHERIT)
        .redirectError(Redirect.DISCARD)
        .start()
        .waitFor();
  }

  private static void remove(Path directory) throws IOException {
    List<Path> all;
    try (Stream<Path> walk = Files.walk(directory)) {
      all = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : all) {
      Files.delete(path);
    }
  }
}
