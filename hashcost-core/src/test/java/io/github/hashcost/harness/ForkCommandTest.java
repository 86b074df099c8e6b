package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForkCommandTest {
  private static List<String> line(String argument) {
    return new ForkCommand(Path.of("java"), List.of(argument), "a.jar", "", "").line();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx256m",
        "-Xms1g",
        "-Xmn32m",
        "-Xss2m",
        "-Xint",
        "-XX:+UseSerialGC",
        "-XX:-UseSHA256Intrinsics",
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:TieredStopAtLevel=1",
        "-XX:ActiveProcessorCount=2",
        "-XX:MaxRAMPercentage=50",
        "-XX:LargePageSizeInBytes=2m",
        "-Xshare:off",
        "--add-modules=java.sql",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "--enable-native-access=ALL-UNNAMED",
        "-Dfile.encoding=UTF-8",
        "-Duser.language=tr",
        "-Duser.country=TR",
      })
  void whatMakesAJvmFastOrSlowIsKept(String argument) {
    assertThat(line(argument)).contains(argument);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=5005",
        "-agentpath:/opt/profiler.so=start",
        "-javaagent:/opt/jacoco.jar=destfile=x",
        "-Xdebug",
        "-Xrunjdwp:transport=dt_socket",
        "-Dcom.sun.management.jmxremote.port=9010",
        "-Ddatabase.password=secret",
        "-Duser.languages=x",
        "-Dpassword",
        "-XX:StartFlightRecording=filename=x.jfr",
        "-XX:StartFlightRecording=x",
        "-XX:FlightRecorderOptions=stackdepth=64",
        "-Xlog:gc*:file=gc.log",
        "-Xloggc:gc.log",
        "-XX:+LogCompilation",
        "-XX:LogFile=x",
        "-XX:+HeapDumpOnOutOfMemoryError",
        "-XX:HeapDumpPath=x",
        "-XX:ErrorFile=x",
        "-XX:OnError=x",
        "-XX:OnOutOfMemoryError=x",
        "-XX:+ExitOnOutOfMemoryError",
        "-XX:+CrashOnOutOfMemoryError",
        "-XX:ArchiveClassesAtExit=x",
        "-XX:+PrintCompilation",
        "-verbose:gc",
        "-showversion",
        "--show-module-resolution",
        "--module-path=elsewhere",
      })
  void debuggersAgentsFilesAndSecretsAreLeftOut(String argument) {
    assertThat(line(argument)).doesNotContain(argument);
  }

  @Test
  void theChildHasThePathsOfItsParent() {
    ForkCommand command = new ForkCommand(Path.of("java"), List.of(), "a.jar", "mods", "app");
    assertThat(command.line())
        .startsWith("java")
        .containsSubsequence("--module-path=mods", "--add-modules=app", "-cp", "a.jar")
        .endsWith(ForkMain.class.getName());
  }

  @Test
  void anotherMainClassHasTheSameFlagsAndNoneOfTheHarness() {
    ForkCommand command =
        new ForkCommand(Path.of("java"), List.of("-Xmx1g", "-Dpassword=x"), "a.jar", "", "");
    ProcessBuilder other =
        command.running(String.class, List.of("-Xint"), List.of("measure", "-f", "djb2"));
    assertThat(other.command())
        .startsWith("java", "-Xmx1g", "-Xint", "-cp", "a.jar")
        .endsWith("java.base/java.lang.String", "measure", "-f", "djb2")
        .noneMatch(word -> word.startsWith("-XX:") || word.contains("password"));
    assertThat(other.environment())
        .doesNotContainKeys("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");
  }
}
