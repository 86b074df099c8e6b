package io.github.hashcost.attacker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.time.LocalDate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The texts are made up; the forms of their lines are those of hashcat 6.2.6 and John 1.9.0. */
class CrackerBenchmarkTest {
  private static final LocalDate DAY = LocalDate.of(2026, 12, 1);

  private static CrackerBenchmark parse(String text) {
    return CrackerBenchmark.parse(text, "bench.txt", DAY);
  }

  @Test
  void readsWhatHashcatPrintsForPeople() {
    CrackerBenchmark read =
        parse(
            """
            hashcat (v7.0.1) starting in benchmark mode

            CUDA API (CUDA 12.0)
            ====================
            * Device #01: Test Card, Twin 7, 1000/2000 MB, 12MCU
            * Device #2: Test Card 8, 1000/2000 MB, 12MCU

            ---------------------
            * Hash-Mode 0 (MD5)
            ---------------------

            Speed.#01........:  1234.5 MH/s (1.00ms) @ Accel:1 Loops:1 Thr:1 Vec:1
            Speed.#2.........:      2 GH/s (1.00ms) @ Accel:1 Loops:1 Thr:1 Vec:1
            Speed.#*.........:  3234.5 MH/s

            * Hash-Mode 12100 (PBKDF2-HMAC-SHA512) [Iterations: 1999]
            Speed.#01........:     4321 H/s (1.00ms) @ Accel:1 Loops:1 Thr:1 Vec:1
            * Hash-Mode 3200 (bcrypt $2*$, Blowfish (Unix)) [Iterations: 64]
            Speed.#01........:     5.5 kH/s (1.00ms) @ Accel:1 Loops:1 Thr:1 Vec:1
            * Hash-Mode 1000 (NTLM)
            Speed.#01........:     9 GH/s (1.00ms) @ Accel:1 Loops:1 Thr:1 Vec:1

            Started: Fri Feb  6 01:02:03 2026
            Stopped: Fri Feb  6 01:02:09 2026
            """);
    assertThat(read.card().rates())
        .extracting(Rate::toString)
        .containsExactly(
            "md5 on Test Card, Twin 7: 1235000000 guesses/s",
            "md5 on Test Card 8: 2000000000 guesses/s",
            "md5 on all devices of bench.txt: 3235000000 guesses/s",
            "pbkdf2-hmac-sha512:i=1999 on Test Card, Twin 7: 4321 guesses/s",
            "bcrypt:cost=6 on Test Card, Twin 7: 5500 guesses/s");
    assertThat(read.card().rates().get(0).guessesPerSecond()).isEqualTo(1_234_500_000.0);
    assertThat(read.card().rates())
        .allSatisfy(
            rate -> assertThat(rate.citation()).isEqualTo("hashcat 7.0.1, 2026-02-06, bench.txt"));
    assertThat(read.card().rates().get(3).mode()).isEqualTo("12100");
    assertThat(read.skipped()).containsExactly("NTLM");
  }

  @Test
  void readsWhatHashcatPrintsForPrograms() {
    CrackerBenchmark read =
        parse(
            """
            # version: v6.2.6
            # option: --optimized-kernel-enable
            1:1400:1500:5000:12.00:2000000
            1:34000:1500:5000:12.00:17
            2:99999:1500:5000:12.00:17
            Started: Tue Dec 30 23:59:59 2025
            """);
    assertThat(read.card().rates())
        .extracting(Rate::toString)
        .containsExactly(
            "sha-256 on device 1 of bench.txt: 2000000 guesses/s",
            "argon2id:m=65536,t=3,p=1 on device 1 of bench.txt: 17 guesses/s");
    assertThat(read.card().rates().get(0).measuredOn()).isEqualTo("2025-12-30");
    assertThat(read.skipped()).containsExactly("mode 99999");
  }

  @Test
  void readsWhatJohnPrints() {
    CrackerBenchmark read =
        parse(
            """
            Will run 4 OpenMP threads
            Benchmarking: bcrypt ("$2a$06", 64 iterations) [Blowfish 32/64 X3]... DONE
            Raw:\t1500 c/s real, 400 c/s virtual

            Benchmarking: Raw-SHA256 [SHA256 256/256 AVX2 8x]... (4xOMP) DONE
            Many salts:\t2500K c/s real, 600K c/s virtual
            Only one salt:\t2000K c/s real, 500K c/s virtual

            Benchmarking: PBKDF2-HMAC-SHA256 [PBKDF2-SHA256 256/256 AVX2 8x]... (4xOMP) DONE
            Speed for cost 1 (iteration count) of 1000
            Raw:\t8000 c/s real, 2000 c/s virtual

            Benchmarking: scrypt (16384, 8, 1) [Salsa20/8 128/128 AVX]... (4xOMP) DONE
            Speed for cost 1 (N) of 16384, cost 2 (r) of 8, cost 3 (p) of 1
            Raw:\t90 c/s real, 25 c/s virtual

            Benchmarking: argon2 [Blake2 AVX]... (4xOMP) DONE
            Speed for cost 1 (t) of 3, cost 2 (m) of 4096, cost 3 (p) of 1, cost 4 (type [0:Argon2d 1:Argon2i 2:Argon2id]) of 0 and 1
            Raw:\t90 c/s real, 25 c/s virtual
            """);
    assertThat(read.card().rates())
        .extracting(Rate::toString)
        .containsExactly(
            "bcrypt:cost=6 on device of bench.txt: 1500 guesses/s",
            "sha-256 on device of bench.txt: 2500000 guesses/s",
            "pbkdf2-hmac-sha256:i=1000 on device of bench.txt: 8000 guesses/s",
            "scrypt:n=16384,r=8,p=1 on device of bench.txt: 90 guesses/s");
    assertThat(read.card().rates().get(0).citation())
        .isEqualTo("John the Ripper, 2026-12-01, bench.txt");
    assertThat(read.skipped()).containsExactly("argon2");
  }

  @Test
  void whatIsNoBenchmarkIsRefused() {
    assertThatThrownBy(() -> parse("hello\n"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageStartingWith("bench.txt: no speed of a known function")
        .hasMessageContaining("hashcat -b");
    assertThatThrownBy(() -> parse("1:99999:1:1:1.0:5\n")).hasMessageContaining("mode 99999");
  }

  @Property(tries = 300)
  void anyTextIsReadOrRefused(@ForAll("lines") String text) {
    try {
      assertThat(parse(text).card().rates()).isNotEmpty();
    } catch (HashcostException.InvalidParameter e) {
      assertThat(e).hasMessageContaining("bench.txt");
    }
  }

  @Provide
  Arbitrary<String> lines() {
    return Arbitraries.of(
            "* Hash-Mode 0 (MD5)",
            "* Hash-Mode 3200 (x) [Iterations: 0]",
            "* Hash-Mode 3200 (x) [Iterations: 999999999999]",
            "Speed.#1.........: 0 H/s (",
            "Speed.#*: 999999999999999 PH/s (",
            "1:1400:1:1:1.0:999999999999999999",
            "1:0:1:1:1:0.0",
            "Started: Mon Foo 99 01:02:03 2026",
            "Started: Mon Feb 99 01:02:03 2026",
            "Benchmarking: bcrypt (\"$2a$99\", x) [y]... DONE",
            "Raw:\t999999999999999G c/s real",
            "* Device #1: , 1/1 MB",
            "")
        .list()
        .ofMaxSize(8)
        .map(lines -> String.join("\n", lines));
  }
}
