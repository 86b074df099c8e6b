package io.github.hashcost.cli.accuracy;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The command of a JVM with the executable, the class path, the collector, the heap and the
 * compiler of this one, without what would slow it, write files or listen.
 */
final class JvmLikeThis {
  /** Heap and stack, compiler, and flags; of these not what writes. */
  private static final String KEPT = "-Xm[snx].+|-Xss.+|-Xint|-Xcomp|-Xmixed|-Xbatch|-XX:.+";

  private static final String NOT_KEPT =
      "-XX:[+]?(HeapDump|Log|ErrorFile|VMOptionsFile|Flags|Archive|AutoCreate|Record|AOT|OnError"
          + "|OnOutOfMemory|ExitOnOutOfMemory|CrashOnOutOfMemory|Print|Trace|CITime"
          + "|StartFlightRecording|FlightRecorder).*";

  /** Java reads arguments out of these; those of this JVM are among its own already. */
  private static final List<String> VARIABLES =
      List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");

  private JvmLikeThis() {}

  static Process start(Class<?> main) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command(main, ManagementFactory.getRuntimeMXBean().getInputArguments()))
            .redirectError(Redirect.DISCARD);
    VARIABLES.forEach(builder.environment()::remove);
    return builder.start();
  }

  static List<String> command(Class<?> main, List<String> arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    arguments.stream().filter(a -> a.matches(KEPT) && !a.matches(NOT_KEPT)).forEach(command::add);
    command.add("-cp");
    command.add(System.getProperty("java.class.path", ""));
    command.add(main.getName());
    return command;
  }
}
