package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.SettingCost;
import io.github.hashcost.policy.CostPolicy;
import io.github.hashcost.policy.PolicyRow;
import io.github.hashcost.policy.Verdict;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.stats.Estimate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A setting that was found: the id, what it costs, what policies say, and what to paste. */
final class CalibrateReport {
  private static final double NEAR = 0.94;

  private final Calibration.Found found;
  private final double targetNanos;
  private final int verifiers;
  private final Optional<FreshJvms> spread;

  CalibrateReport(
      Calibration.Found found, Duration target, int verifiers, Optional<FreshJvms> spread) {
    this.found = found;
    this.spread = spread;
    this.targetNanos = CalibrateJson.nanos(target);
    this.verifiers = verifiers;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(found.setting().id().toString());
    Snippets snippets = Snippets.of(found.setting());
    List<String> said = new ArrayList<>(List.of(cost()));
    said.addAll(why());
    found.caveats().forEach(c -> said.add("Doubt: " + c.detail() + "; " + c.hint() + "."));
    said.add(probes());
    spread.map(FreshJvms::line).ifPresent(said::add);
    snippets.prefix().ifPresent(prefix -> said.add("Prefix of what is stored: " + prefix));
    lines.addAll(Words.wrapAll(said));
    lines.addAll(policies());
    for (Snippet snippet : snippets.all()) {
      lines.add("");
      lines.add("== " + snippet.title() + " ==");
      elsewhere(snippet).ifPresent(lines::add);
      lines.addAll(snippet.text());
    }
    return lines;
  }

  private String cost() {
    Estimate nanos = found.nanos();
    return Quantity.time(nanos.point())
        + " ("
        + Quantity.time(nanos.interval().low())
        + " to "
        + Quantity.time(nanos.interval().high())
        + ", "
        + Words.counted(nanos.samples(), "sample", "samples")
        + ")"
        + (verifiers > 1 ? " with " + verifiers + " at once" : "")
        + ": "
        + percent()
        + " % of the target of "
        + Quantity.time(targetNanos);
  }

  private String percent() {
    double percent = 100 * found.nanos().point() / targetNanos;
    return percent >= 10 ? String.valueOf(Math.round(percent)) : Quantity.ratio(percent);
  }

  private List<String> why() {
    Optional<SettingCost> next = found.next();
    if (next.isPresent()) {
      return List.of("The next step, " + next.get() + ", would be above it.");
    }
    boolean told = found.caveats().stream().anyMatch(c -> c.code().equals("short-of-target"));
    return found.nanos().point() < NEAR * targetNanos && !told
        ? List.of(
            "There is no nearer one: the memory limit, the parameters that the id names, or the"
                + " function's own limits allow no more.")
        : List.of();
  }

  private String probes() {
    long nanos =
        found.probes().stream()
            .flatMap(p -> p.run().cells().stream())
            .flatMap(c -> c.samples().stream())
            .mapToLong(s -> s.totalNanos())
            .sum();
    return Words.counted(found.probes().size(), "probe", "probes")
        + ", "
        + Quantity.time((double) nanos)
        + " of hashing";
  }

  /** Demands first, and those below loudest. */
  private List<String> policies() {
    List<String> lines = new ArrayList<>();
    Optional<Boolean> suitable = found.setting().claims().map(c -> c.forPasswords());
    if (!suitable.orElse(false)) {
      lines.add("");
      lines.addAll(Words.wrap("WARNING: it is no password hash. Do not store passwords with it."));
    }
    List<Verdict> demands =
        found.verdicts().stream()
            .filter(v -> v.policy().kind() == CostPolicy.Kind.DEMANDS)
            .filter(v -> v.status() != Verdict.Status.NOT_COVERED)
            .toList();
    if (!demands.isEmpty()) {
      lines.add("");
    }
    Stream.of(Verdict.Status.BELOW, Verdict.Status.MET)
        .flatMap(status -> demands.stream().filter(v -> v.status() == status))
        .map(this::verdict)
        .forEach(text -> lines.addAll(Words.wrap(text)));
    return lines;
  }

  /** Lanes share out the work and add none, so that they are not compared. */
  private static String lanes(PolicyRow row, Candidate floor) {
    String lanes = row.setting().parameters().getOrDefault("p", "");
    return floor.spec().name().startsWith("argon2")
            && !lanes.isEmpty()
            && !lanes.equals(String.valueOf(floor.setting().number("p")))
        ? " (its own p=" + lanes + " shares out the same work)"
        : "";
  }

  /** The cost is that of one library. */
  private Optional<String> elsewhere(Snippet snippet) {
    String measured = found.setting().id().provider().orElse("");
    return snippet
        .library()
        .filter(library -> !library.equals(measured))
        .map(
            library ->
                "// The cost above is that of "
                    + measured
                    + ": with "
                    + library
                    + " it takes another time.");
  }

  private String verdict(Verdict verdict) {
    if (verdict.isMet()) {
      return "meets " + verdict.policy() + ": " + verdict.row().orElseThrow();
    }
    return "BELOW "
        + verdict.policy()
        + PolicyFloor.of(found.setting(), verdict)
            .map(
                floor ->
                    ": "
                        + verdict.compliant().orElseThrow()
                        + " would do, and cost about "
                        + Quantity.time(found.expected(floor).nanos())
                        + " here"
                        + lanes(verdict.row().orElseThrow(), floor))
            .orElse("");
  }
}
