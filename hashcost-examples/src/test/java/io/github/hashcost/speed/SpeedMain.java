package io.github.hashcost.speed;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Prints what the adapters cost. Arguments: the ids of the functions, none for all. */
final class SpeedMain {
  private static final int JVMS = 3;

  private final List<Figure> library = new ArrayList<>();
  private final List<Figure> c = new ArrayList<>();

  private SpeedMain() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    new SpeedMain().run(List.of(args));
  }

  private void run(List<String> ids) throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory("hashcost-speed");
    try {
      String compiler = "";
      String whyNot = "";
      String program = "";
      try {
        compiler = CCompiler.version();
        program = CCompiler.compile(directory).toString();
      } catch (CCompiler.Missing e) {
        whyNot = e.getMessage();
      }
      for (int jvm = 1; jvm <= JVMS; jvm++) {
        System.err.println("JVM " + jvm + " of " + JVMS);
        child(program, ids);
      }
      System.out.println(SpeedText.besideLibrary(library));
      System.out.print(
          program.isEmpty() ? SpeedText.withoutC(whyNot) : SpeedText.besideC(c, compiler));
    } finally {
      CCompiler.remove(directory);
    }
  }

  private void child(String program, List<String> ids) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(
        List.of("-cp", System.getProperty("java.class.path"), SpeedChild.class.getName(), program));
    command.addAll(ids);
    Process process = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        Figure.parsed(SpeedChild.LIBRARY, line).ifPresent(library::add);
        Figure.parsed(SpeedChild.C, line).ifPresent(c::add);
      }
    } finally {
      process.destroy();
    }
    if (process.waitFor() != 0) {
      throw new IOException("a child JVM failed; what it said stands above");
    }
  }
}
