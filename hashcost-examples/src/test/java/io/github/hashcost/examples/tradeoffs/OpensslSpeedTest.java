package io.github.hashcost.examples.tradeoffs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpensslSpeedTest {
  @Test
  void asksForOneSizeOfOneDigestWithoutAShell() throws NoAnswer {
    PlannedPrograms programs =
        // As OpenSSL 3.0.19 writes it.
        new PlannedPrograms().saying("speed", "+H:64\n+F:25:sha256:299700585.57\n");
    double nanos = OpensslSpeed.of(programs).nanosPerCall("sha256", 64);
    assertThat(nanos).isCloseTo(213.5466, within(1e-3));
    assertThat(programs.commands())
        .hasSize(1)
        .first()
        .asString()
        .isEqualTo("[openssl, speed, -mr, -seconds, 1, -bytes, 64, -evp, sha256]");
  }

  @Test
  void itsAbsenceIsToldAsItIs() {
    OpensslSpeed openssl = OpensslSpeed.of(new PlannedPrograms());
    assertThatThrownBy(openssl::version)
        .isInstanceOf(NoAnswer.class)
        .hasMessage("there is no openssl on the PATH");
    assertThatThrownBy(() -> openssl.nanosPerCall("md5", 64)).isInstanceOf(NoAnswer.class);
  }

  @ParameterizedTest
  @CsvSource({
    "OpenSSL 3.0.19 27 Jan 2026 (Library: OpenSSL 3.0.19 27 Jan 2026), OpenSSL 3.0.19",
    "LibreSSL 3.3.6, LibreSSL 3.3.6",
  })
  void saysItsVersion(String line, String version) throws NoAnswer {
    PlannedPrograms programs = new PlannedPrograms().saying("version", line + "\n");
    assertThat(OpensslSpeed.of(programs).version()).isEqualTo(version);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "OpenSSL", "3.0.19", "OpenSSL 3\u001b[31m", "no\nOpenSSL 3.0"})
  void aVersionThatIsNoneIsNoAnswer(String line) {
    PlannedPrograms programs = new PlannedPrograms().saying("version", line);
    assertThatThrownBy(() -> OpensslSpeed.of(programs).version()).isInstanceOf(NoAnswer.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "+H:64\n",
        "+F:25:sha256:299700585.57\n",
        "+H:16:64\n+F:25:sha256:1.00:299700585.57\n",
        "+H:64\n+F:25:sha256:1.00:299700585.57\n",
        "+H:16\n+F:25:sha256:299700585.57\n",
        "+H:64\n+F:25:sha256:299700585.57\n+F:25:md5:299700585.57\n",
        "+H:64\n+F:25:sha256:0.00\n",
        "+H:64\n+F:25:sha256:-1.00\n",
        "+H:64\n+F:25:sha256:nan\n",
        "+H:64\n+F:25:sha256:inf\n",
        "+H:64\n+F:25:sha256:1e9\n",
        "+H:64\n+F:25:sha256:299700585,57\n",
        "+H:64\n+F:25:sha256:\u0662\u0669\n",
        "+H:64\n+F:25:sha256:9999999999999999.00\n",
        "+H:99999999999\n+F:25:sha256:299700585.57\n",
        " +H:64\n+F:25:sha256:299700585.57\n",
        "+H:64\n+F:25::299700585.57\n",
        "+H:64\n\n+F:25:sha256:299700585.57\n",
        "Doing sha256 for 1s\n+H:64\n+F:25:sha256:299700585.57\n",
      })
  void anythingButOneFigureIsNoAnswer(String answer) {
    assertThatThrownBy(() -> OpensslSpeed.bytesPerSecond(answer, 64)).isInstanceOf(NoAnswer.class);
  }

  @Property
  void readsBackWhatItWrites(
      @ForAll @IntRange(min = 1, max = 999_999) int bytes,
      @ForAll @LongRange(min = 1, max = 999_999_999_999L) long hundredths)
      throws NoAnswer {
    String answer =
        String.format(
            Locale.ROOT, "+H:%d\n+F:25:x:%d.%02d\n", bytes, hundredths / 100, hundredths % 100);
    assertThat(OpensslSpeed.bytesPerSecond(answer, bytes))
        .isCloseTo(hundredths / 100.0, within(1e-3));
  }

  @Property
  void noTextIsAnythingButReadOrRefused(@ForAll String text, @ForAll boolean started) {
    String answer = started ? "+H:64\n+F:25:sha256:" + text : text;
    try {
      assertThat(OpensslSpeed.bytesPerSecond(answer, 64)).isPositive().isFinite();
    } catch (NoAnswer e) {
      assertThat(e.why()).startsWith("openssl ").doesNotContain("\n");
    }
  }
}
