package io.github.hashcost.environment;

import java.util.List;
import java.util.Optional;

/** What {@code /proc/cpuinfo} says of its first processor. */
record CpuInfo(Optional<String> model, List<String> features) {
  /**
   * x86 first, then ARM: hash instructions, vectors, carry-less products, CRC, and the
   * multiplications that ciphers like.
   */
  private static final List<String> MATTER =
      List.of(
          "sha_ni",
          "sha512",
          "aes",
          "vaes",
          "pclmulqdq",
          "vpclmulqdq",
          "gfni",
          "sse4_2",
          "ssse3",
          "avx",
          "avx2",
          "avx512f",
          "avx512vl",
          "avx512_ifma",
          "bmi2",
          "adx",
          "neon",
          "asimd",
          "sve",
          "sve2",
          "sha1",
          "sha2",
          "sha3",
          "sm3",
          "pmull",
          "crc32");

  /** On x86, MIPS and POWER. */
  private static final List<String> MODEL = List.of("model name", "cpu model", "cpu");

  private static final List<String> FEATURES = List.of("flags", "Features");

  static CpuInfo parse(List<String> lines) {
    List<String> first = lines.stream().takeWhile(line -> !line.isBlank()).toList();
    List<String> has = List.of(value(first, FEATURES).orElse("").split(" ", -1));
    return new CpuInfo(value(first, MODEL), MATTER.stream().filter(has::contains).toList());
  }

  private static Optional<String> value(List<String> lines, List<String> keys) {
    return keys.stream()
        .flatMap(key -> lines.stream().filter(line -> line.split(":", 2)[0].strip().equals(key)))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .filter(value -> !value.isEmpty())
        .findFirst();
  }
}
