package io.github.hashcost.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JvmArgumentsTest {
  @Test
  void flagsKeepWhatMayChangeAFigureAndNothingThatMayBeSecret() {
    assertThat(
            arguments(
                    "-Xmx256m",
                    "-XX:+UseSerialGC",
                    "-XX:CompileCommand=exclude,a.B::c",
                    "-Dpassword=hunter2",
                    "-javaagent:/opt/a.jar=token",
                    "-agentlib:jdwp=transport=dt_socket",
                    "-Xrunjdwp:password=hunter2",
                    "-Xbootclasspath/a:/home/someone/x.jar",
                    "-XX:HeapDumpPath=/home/someone/dump",
                    "-XX:OnError=hunter2",
                    "-Xlog:gc:file=/home/someone/gc.log",
                    "--add-opens=java.base/java.lang=ALL-UNNAMED")
                .flags())
        .isEqualTo(
            "-Xmx256m -XX:+UseSerialGC -XX:CompileCommand=exclude,a.B::c -XX:HeapDumpPath=... -XX:OnError=..."
                + " -Xlog:gc:file=...");
  }

  @ParameterizedTest
  @CsvSource({
    "'mixed mode, sharing',                , mixed",
    "'interpreted mode',                -Xint, interpreted",
    "'compiled mode, sharing',         -Xcomp, compiled",
    "'mixed mode', -XX:TieredStopAtLevel=1, level 1",
    "'mixed mode', -XX:TieredStopAtLevel=0, interpreted",
    "'mixed mode', -XX:TieredStopAtLevel=4, mixed",
    "'mixed mode', -XX:TieredStopAtLevel=1 -XX:TieredStopAtLevel=3, level 3",
    "'mixed mode', -XX:TieredStopAtLevel=1 -XX:TieredStopAtLevel=4, mixed",
    "'mixed mode', -XX:+UnlockExperimentalVMOptions -XX:+UseJVMCICompiler, jvmci",
    "'mixed mode', -XX:+UseGraalJIT, jvmci",
    "'something else (JIT enabled)', , ''",
  })
  void theCompilerIsToldFromTheJvmAndItsArguments(String info, String arguments, String jit) {
    JvmArguments all = arguments(arguments == null ? new String[0] : arguments.split(" ", -1));

    assertThat(all.jit(info, "17.0.1+2").orElse("")).isEqualTo(jit);
  }

  @Test
  void aBuildWithItsOwnCompilerUsesItUnlessTold() {
    String version = "21.0.1+12-jvmci-23.1-b22";

    assertThat(arguments().jit("mixed mode", version)).hasValue("jvmci");
    assertThat(arguments("-XX:-UseJVMCICompiler").jit("mixed mode", version)).hasValue("mixed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-agentlib:jdwp=transport=dt_socket,server=y",
        "-agentpath:/usr/lib/libjdwp.so=server=y",
        "-Xrunjdwp:transport=dt_socket"
      })
  void aDebuggerIsNoOtherAgent(String argument) {
    JvmArguments all = arguments("-Xmx1g", argument);

    assertThat(all.debugger()).isTrue();
    assertThat(all.agent()).isFalse();
    assertThat(all.coverage()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-javaagent:/home/someone/org.jacoco.agent-0.8.12-runtime.jar=destfile=x",
        "-javaagent:C:\\tools\\intellij-Coverage-agent.jar"
      })
  void aCoverageAgentIsKnownByItsFile(String argument) {
    JvmArguments all = arguments(argument);

    assertThat(all.coverage()).isTrue();
    assertThat(all.agent()).isTrue();
    assertThat(all.debugger()).isFalse();
  }

  @Test
  void neitherADirectoryNorAnOptionMakesACoverageAgentOrADebugger() {
    JvmArguments all = arguments("-javaagent:/coverage/jdwp/trace.jar=jacoco,jdwp");

    assertThat(all.agent()).isTrue();
    assertThat(all.coverage()).isFalse();
    assertThat(all.debugger()).isFalse();
  }

  @Test
  void withoutAgentsThereAreNone() {
    JvmArguments all = arguments("-Xmx1g", "-Dagent=-javaagent:x.jar", "-ea");

    assertThat(all.agent()).isFalse();
    assertThat(all.debugger()).isFalse();
  }

  private static JvmArguments arguments(String... arguments) {
    return new JvmArguments(List.of(arguments));
  }
}
