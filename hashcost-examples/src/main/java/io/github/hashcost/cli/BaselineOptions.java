package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What {@code measure} is to keep, or to be held against. */
final class BaselineOptions {
  private static final int LEAST_JVMS = 3;
  private static final int MOST_JVMS = 50;

  @Option(
      names = "--save-baseline",
      paramLabel = "NAME",
      description =
          "Measure in several fresh JVMs and keep the results, in place of those of this name, in"
              + " .hashcost/baselines.")
  private Optional<String> save = Optional.empty();

  @Option(
      names = "--jvms",
      paramLabel = "N",
      description = "Fresh JVMs of --save-baseline, 3 or more. Default: 5.")
  private Optional<String> jvms = Optional.empty();

  @Option(
      names = "--baseline",
      paramLabel = "NAME",
      description =
          "Measure in a fresh JVM, in three more where a cell is suspect, and tell what changed;"
              + " exit 1 where something got slower.")
  private Optional<String> against = Optional.empty();

  @Option(
      names = "--fail-above",
      paramLabel = "PERCENT",
      description = "With --baseline: the change that counts. Default: 10%%.")
  private Optional<String> failAbove = Optional.empty();

  @Option(
      names = "--reference",
      paramLabel = "ID",
      description = "With --baseline: judge ratios to this one of the functions, not to the first.")
  private Optional<String> reference = Optional.empty();

  @Option(
      names = "--absolute",
      description = "With --baseline: judge times, not ratios; on the same machine only.")
  private boolean absolute;

  @Option(
      names = "--summary",
      paramLabel = "FILE",
      description = "With --baseline: write the verdicts as Markdown, for a pull request.")
  private Optional<String> summary = Optional.empty();

  /** Whether other JVMs are to measure. */
  boolean asked() {
    return save.isPresent() || against.isPresent();
  }

  Optional<String> save() {
    return save;
  }

  int jvms() {
    return jvms.map(n -> (int) WholeNumber.parse("--jvms", n, LEAST_JVMS, MOST_JVMS)).orElse(5);
  }

  Optional<String> against() {
    return against;
  }

  double failAbove() {
    return failAbove.map(p -> Percentage.parse("--fail-above", p)).orElse(0.10);
  }

  /**
   * Canonical id of the function that ratios are judged to, so that it is the same in every run; or
   * empty where times are judged.
   *
   * @throws HashcostException.InvalidParameter when it is not measured, or there is no other
   */
  Optional<String> reference(HashCatalog catalog, List<Candidate> measured) {
    if (absolute) {
      return Optional.empty();
    }
    if (against.isPresent() && measured.size() == 1) {
      throw new HashcostException.InvalidParameter(
          "one function alone has no ratio; give -f a reference before it, or say --absolute");
    }
    AlgorithmId id = reference.map(name -> catalog.get(name).id()).orElse(measured.get(0).id());
    if (measured.stream().noneMatch(candidate -> candidate.id().equals(id))) {
      throw new HashcostException.InvalidParameter(
          "--reference " + id + " is not among the functions of -f; add it there");
    }
    return Optional.of(id.toString());
  }

  Optional<String> summary() {
    return summary;
  }

  /**
   * Before anything else is looked at.
   *
   * @throws HashcostException.InvalidParameter when options do not go together
   */
  void requireConsistent() {
    if (save.isPresent() && against.isPresent()) {
      throw new HashcostException.InvalidParameter(
          "--save-baseline keeps a baseline, --baseline is held against one; only one is allowed");
    }
    if (jvms.isPresent() && save.isEmpty()) {
      throw new HashcostException.InvalidParameter("--jvms belongs to --save-baseline; give both");
    }
    Map<String, Boolean> checks = new LinkedHashMap<>();
    checks.put("--fail-above", failAbove.isPresent());
    checks.put("--reference", reference.isPresent());
    checks.put("--absolute", absolute);
    checks.put("--summary", summary.isPresent());
    checks.forEach(
        (option, given) -> {
          if (given && against.isEmpty()) {
            throw new HashcostException.InvalidParameter(
                option + " belongs to --baseline NAME; give both");
          }
        });
    if (absolute && reference.isPresent()) {
      throw new HashcostException.InvalidParameter(
          "--absolute judges times, --reference ratios; only one is allowed");
    }
  }
}
