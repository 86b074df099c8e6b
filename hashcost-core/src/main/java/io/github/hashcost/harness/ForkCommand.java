package io.github.hashcost.harness;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How to start a JVM like this one: its executable, collector, heap and other flags, and the paths
 * on which it found its classes. Immutable.
 *
 * @param arguments of this JVM, as it was given them
 * @param classPath empty where there is none
 * @param modulePath empty where there is none
 * @param mainModule the module that this JVM started with, empty where it was a class
 */
record ForkCommand(
    Path java, List<String> arguments, String classPath, String modulePath, String mainModule) {
  private static final List<String> NEVER_OURS =
      List.of(
          // Debuggers, agents and profilers would slow the child, or wait for the same port.
          "-agentlib:.*",
          "-agentpath:.*",
          "-javaagent:.*",
          "-Xdebug",
          "-Xrun.*",
          "-XX:StartFlightRecording.*",
          "-XX:FlightRecorder.*",
          "-XX:[+]FlightRecorder",
          // Files that two JVMs would overwrite for each other, or that outlive the run.
          "-Xlog.*",
          "-XX:[+]?(HeapDump|Log|ErrorFile|VMOptionsFile|Flags|Archive|AutoCreate|Record|AOT).*",
          "-Xshare:dump",
          // Words of the JVM on the pipe.
          "-verbose.*",
          "-showversion",
          "--show.*",
          "-XX:[+](Print|Trace|CITime).*",
          // How it ends is for us to see.
          "-XX:[+]?(OnError|OnOutOfMemoryError|ExitOnOutOfMemoryError|CrashOnOutOfMemoryError).*",
          // Set from its property.
          "--module-path=.*");

  /** Properties may hold secrets, so only these, which a function's result may hang on. */
  private static final String PROPERTY = "-D.*";

  private static final String HARMLESS = "-D(file\\.encoding|user\\.language|user\\.country)=.*";

  private static final Pattern LEFT_OUT = Pattern.compile(String.join("|", NEVER_OURS));

  /** They would bring the flags back that were left out; this JVM's arguments hold theirs. */
  private static final List<String> VARIABLES_WITH_FLAGS =
      List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");

  static ForkCommand likeThisJvm() {
    return new ForkCommand(
        Path.of(System.getProperty("java.home", ""), "bin", "java"),
        ManagementFactory.getRuntimeMXBean().getInputArguments(),
        System.getProperty("java.class.path", ""),
        System.getProperty("jdk.module.path", ""),
        System.getProperty("jdk.module.main", ""));
  }

  /** Why a child could not load this class as this JVM did. */
  static Optional<String> unreachable(Class<?> provider) {
    if (!isWhereAChildFindsIt(ForkMain.class)) {
      return Optional.of("hashcost was loaded by a loader that a child JVM does not have");
    }
    return isWhereAChildFindsIt(provider)
        ? Optional.empty()
        : Optional.of("its provider was loaded by a loader that a child JVM does not have");
  }

  private static boolean isWhereAChildFindsIt(Class<?> type) {
    try {
      return Class.forName(type.getName(), false, ClassLoader.getSystemClassLoader()) == type;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  /** Holds no secret: others can read a command line. */
  List<String> line() {
    // A crash leaves no file behind; a JVM that does not know the flag goes on.
    return line(
        ForkMain.class, List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:+ErrorFileToStderr"));
  }

  private List<String> line(Class<?> main, List<String> flags) {
    List<String> line = new ArrayList<>();
    line.add(java.toString());
    arguments.stream().filter(ForkCommand::isKept).forEach(line::add);
    line.addAll(flags);
    if (!modulePath.isEmpty()) {
      line.add("--module-path=" + modulePath);
    }
    if (!mainModule.isEmpty()) {
      line.add("--add-modules=" + mainModule);
    }
    if (!classPath.isEmpty()) {
      line.add("-cp");
      line.add(classPath);
    }
    Module module = main.getModule();
    if (module.isNamed()) {
      line.add("-m");
      line.add(module.getName() + "/" + main.getName());
    } else {
      line.add(main.getName());
    }
    return line;
  }

  private static boolean isKept(String argument) {
    return argument.matches(PROPERTY)
        ? argument.matches(HARMLESS)
        : !LEFT_OUT.matcher(argument).matches();
  }

  /**
   * @throws IOException when there is no such executable, or it may not be run
   */
  Process start() throws IOException {
    return builder(line()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
  }

  /** Of a JVM with the same flags, and these besides, that runs another main class. */
  ProcessBuilder running(Class<?> main, List<String> flags, List<String> programArguments) {
    List<String> line = line(main, flags);
    line.addAll(programArguments);
    return builder(line);
  }

  private static ProcessBuilder builder(List<String> line) {
    ProcessBuilder builder = new ProcessBuilder(line);
    VARIABLES_WITH_FLAGS.forEach(builder.environment()::remove);
    return builder;
  }
}
