package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JvmLikeThisTest {
  private static List<String> command(String argument) {
    return JvmLikeThis.command(LoneChild.class, List.of(argument));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx256m",
        "-Xms64m",
        "-Xmn32m",
        "-Xss2m",
        "-Xint",
        "-XX:+UseSerialGC",
        "-XX:MaxRAMPercentage=50",
        "-XX:TieredStopAtLevel=1",
        "-XX:-UseSHA256Intrinsics",
        "-XX:+UnlockDiagnosticVMOptions",
      })
  void keepsWhatDecidesHowFastItIs(String argument) {
    assertThat(command(argument)).contains(argument);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-agentlib:jdwp=transport=dt_socket,server=y,address=5005",
        "-javaagent:x.jar",
        "-agentpath:x.so",
        "-Xlog:gc:file=gc.log",
        "-Xdebug",
        "-Xrunjdwp:x",
        "-verbose:gc",
        "-Dsecret=1",
        "-XX:+HeapDumpOnOutOfMemoryError",
        "-XX:HeapDumpPath=x",
        "-XX:OnError=x",
        "-XX:+PrintCompilation",
        "-XX:StartFlightRecording=x",
        "-XX:+LogCompilation",
      })
  void leavesOutWhatWatchesOrWrites(String argument) {
    assertThat(command(argument)).doesNotContain(argument);
  }
}
