package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.policy.CostPolicy;
import io.github.hashcost.policy.PolicyRow;
import io.github.hashcost.policy.Verdict;
import io.github.hashcost.report.CsvTable;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The verdicts in words and as a table.
 *
 * @param verdicts of every policy
 * @param decides the one that the exit code is of
 */
record LintReport(LintVerdicts verdicts, Verdict decides, LintSubject subject) {
  private static final String ABOUT = "about ";

  /** Of at most {@link Screen#WIDTH} characters. */
  List<String> lines() {
    List<String> lines = new ArrayList<>(Words.wrap(headline()));
    decides
        .compliant()
        .filter(id -> !decides.isMet())
        .ifPresent(id -> lines.add("Nearest setting that does: " + id));
    lines.add("");
    lines.addAll(table());
    lines.add("");
    lines.addAll(Words.wrapAll(notes()));
    return lines;
  }

  private String headline() {
    CostPolicy policy = decides.policy();
    return switch (decides.status()) {
      case MET -> "MET: " + subject.id() + " reaches " + policy;
      case BELOW -> "BELOW: " + subject.id() + " does not reach " + policy;
      case NOT_COVERED -> "NOT COVERED: " + notCovered(policy);
    };
  }

  private String notCovered(CostPolicy policy) {
    String covered =
        policy.rows().stream()
            .map(row -> row.setting().name())
            .distinct()
            .collect(Collectors.joining(", "));
    return (subject.isForPasswords()
            ? policy + " says nothing of " + subject.id().name()
            : subject.id().name() + " is no password hash: it is fast, and so is guessing")
        + "; "
        + policy.name()
        + (covered.isEmpty() ? " gives no figure" : " covers " + covered);
  }

  private List<String> table() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("policy")
            .left("as of")
            .left("verdict")
            .left("setting that meets it")
            .right("here");
    for (LintVerdicts.Line line : verdicts.lines()) {
      Verdict verdict = line.verdict();
      table.row(
          verdict.policy().name(),
          verdict.policy().asOf(),
          word(verdict),
          verdict.compliant().map(AlgorithmId::toString).orElse("-"),
          line.cost().map(LintReport::time).orElse("-"));
    }
    return table.build().lines();
  }

  private static String word(Verdict verdict) {
    String word =
        switch (verdict.status()) {
          case MET -> "met";
          case BELOW -> "below";
          case NOT_COVERED -> verdict.policy().rows().isEmpty() ? "no figure" : "not covered";
        };
    boolean defaults = verdict.policy().kind() == CostPolicy.Kind.DEFAULTS;
    return word + (defaults && verdict.row().isPresent() ? " (defaults)" : "");
  }

  private static String time(SettingCosts.Cost cost) {
    return (cost.measured() ? "" : ABOUT) + Quantity.time(cost.nanos().point());
  }

  private List<String> notes() {
    List<String> notes = new ArrayList<>();
    subject.candidate().flatMap(this::here).ifPresent(notes::add);
    if (!verdicts.reason().isEmpty()) {
      notes.add("Not measured: " + verdicts.reason());
    }
    if (subject.candidate().isEmpty()) {
      notes.add("Not measured: nothing here computes " + subject.id() + ".");
    }
    if (verdicts.lines().stream().flatMap(l -> l.cost().stream()).anyMatch(c -> !c.measured())) {
      notes.add("What is 'about' is worked out from the work of both settings.");
    }
    notes.add("Source: " + decides.policy().source() + ".");
    verdicts.lines().forEach(line -> note(line.verdict()).ifPresent(notes::add));
    return notes;
  }

  private Optional<String> here(Candidate candidate) {
    return verdicts
        .own()
        .map(
            cost ->
                "Here: "
                    + candidate.id()
                    + " takes "
                    + time(cost)
                    + (cost.measured()
                        ? " ("
                            + Quantity.time(cost.nanos().interval().low())
                            + " to "
                            + Quantity.time(cost.nanos().interval().high())
                            + ", "
                            + cost.nanos().samples()
                            + " calls)"
                        : "")
                    + memory(candidate)
                    + ".");
  }

  private static String memory(Candidate candidate) {
    long bytes = candidate.spec().parameters().memoryBytes(candidate.setting());
    return bytes == 0 ? "" : " and fills " + Quantity.bytes(bytes);
  }

  private Optional<String> note(Verdict verdict) {
    List<String> parts = new ArrayList<>();
    verdict.row().map(PolicyRow::note).filter(n -> !n.isEmpty()).ifPresent(parts::add);
    if (verdict.row().isPresent() || verdict.policy().rows().isEmpty()) {
      Optional.of(verdict.policy().note()).filter(n -> !n.isEmpty()).ifPresent(parts::add);
    }
    verdict.row().flatMap(this::lanes).ifPresent(parts::add);
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(verdict.policy().name() + ": " + String.join("; ", parts) + ".");
  }

  private Optional<String> lanes(PolicyRow row) {
    String own = subject.id().parameters().get("p");
    String theirs = row.setting().parameters().get("p");
    boolean argon2 = row.setting().name().startsWith("argon2");
    return !argon2 || own == null || theirs == null || own.equals(theirs)
        ? Optional.empty()
        : Optional.of("its p is " + theirs + "; lanes share out the work and are not compared");
  }

  /** A row for each policy. */
  CsvTable csv() {
    CsvTable table =
        CsvTable.of(
            "policy",
            "as_of",
            "kind",
            "status",
            "setting",
            "row",
            "compliant",
            "here_ns",
            "here_measured",
            "source",
            "note");
    for (LintVerdicts.Line line : verdicts.lines()) {
      Verdict verdict = line.verdict();
      table.row(
          verdict.policy().name(),
          verdict.policy().asOf(),
          verdict.policy().kind(),
          verdict.status(),
          verdict.judged(),
          verdict.row().map(PolicyRow::toString).orElse(""),
          verdict.compliant().map(AlgorithmId::toString).orElse(""),
          line.cost().<Object>map(c -> c.nanos().point()).orElse(""),
          line.cost().<Object>map(SettingCosts.Cost::measured).orElse(""),
          verdict.policy().source(),
          verdict.row().map(PolicyRow::note).orElse(verdict.policy().note()));
    }
    return table;
  }
}
