package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.RunResult;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The instruction set with which a cell's hash was computed, as far as that is known: HotSpot has
 * code for some of the JDK's own digests that wants one, and flags that switch it off
 * (vm_version_x86.cpp and vm_version_aarch64.cpp of OpenJDK 17). No other implementation is known
 * to use any: Bouncy Castle, Guava and hash4j are plain Java, and what a native library uses was
 * decided when it was built.
 *
 * @param rank 0 is the best there is
 * @param words such as {@code sha_ni}
 */
record HashInstructions(int rank, String words) {
  private static final String AVX2 = "avx2";
  private static final String SHA512 = "sha512";

  /**
   * @param names of the functions
   * @param made instruction sets that are made for them, as the kernel spells them
   * @param vectors whether there is code for AVX2 too
   * @param off flags that switch all of it off
   */
  private record Rule(Pattern names, List<String> made, boolean vectors, List<String> off) {}

  private static final List<Rule> RULES =
      List.of(
          new Rule(
              Pattern.compile("(pbkdf2-)?(hmac-)?sha-?1"),
              List.of("sha_ni", "sha1"),
              false,
              List.of("-XX:-UseSHA", "-XX:-UseSHA1Intrinsics")),
          new Rule(
              Pattern.compile("(pbkdf2-)?(hmac-)?sha-?(224|256)"),
              List.of("sha_ni", "sha2"),
              true,
              List.of("-XX:-UseSHA", "-XX:-UseSHA256Intrinsics")),
          new Rule(
              Pattern.compile("(pbkdf2-)?(hmac-)?sha-?(384|512(/256)?)"),
              List.of(SHA512),
              true,
              List.of("-XX:-UseSHA", "-XX:-UseSHA512Intrinsics")));

  private static final List<String> NO_AVX2 = List.of("-XX:UseAVX=0", "-XX:UseAVX=1");

  /** What was used for a cell of this run; empty where nobody can say. */
  static Optional<HashInstructions> of(Cell cell, RunResult run) {
    Environment environment = run.environment();
    boolean hotSpot = environment.jvm().getOrDefault("name", "").matches(".*(OpenJDK|HotSpot).*");
    if (!hotSpot || environment.cpuFeatures().isEmpty() || !isOfJdk(cell.id(), run)) {
      return Optional.empty();
    }
    return RULES.stream()
        .filter(rule -> rule.names.matcher(cell.id().name()).matches())
        .findFirst()
        .map(rule -> used(rule, environment));
  }

  private static HashInstructions used(Rule rule, Environment environment) {
    List<String> flags =
        Arrays.asList(environment.jvm().getOrDefault("flags", "").split("\\s+", -1));
    if (rule.off.stream().noneMatch(flags::contains)) {
      for (String set : rule.made) {
        if (has(environment, set)) {
          return new HashInstructions(0, set);
        }
      }
      if (rule.vectors && has(environment, AVX2) && NO_AVX2.stream().noneMatch(flags::contains)) {
        return new HashInstructions(1, AVX2);
      }
    }
    return new HashInstructions(2, "no such instructions");
  }

  /** Those of x86 for SHA-512 came later than the code for them on ARM. */
  private static boolean has(Environment environment, String set) {
    return environment.cpuFeatures().contains(set)
        && (!set.equals(SHA512) || "aarch64".equals(environment.os().get("arch")));
  }

  /** By what the result says of the function itself, or of the one that an operation names. */
  private static boolean isOfJdk(AlgorithmId id, RunResult run) {
    return run.functions().entrySet().stream()
        .filter(e -> e.getKey().name().equals(id.name()))
        .filter(e -> e.getKey().equals(id) || isNamed(id, e.getKey()))
        .map(Map.Entry::getValue)
        .map(FunctionFacts::implementation)
        .anyMatch(i -> i.orElse("").endsWith("(JDK)"));
  }

  private static boolean isNamed(AlgorithmId operation, AlgorithmId function) {
    return function.qualifier().isEmpty()
        && function.provider().equals(Optional.ofNullable(operation.parameters().get("provider")));
  }
}
