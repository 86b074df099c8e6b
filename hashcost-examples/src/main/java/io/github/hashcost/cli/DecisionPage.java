package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.passwords.LoginGoal;
import io.github.hashcost.examples.passwords.PasswordDecision;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.CapacityResult;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.Report;
import io.github.hashcost.stats.Estimate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The decision on a page: what to take, what it costs whom, and what that rests on. */
final class DecisionPage {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final PasswordDecision decision;
  private final DecisionAttacker attacker = new DecisionAttacker();
  private final DecisionVerdicts verdicts;

  DecisionPage(PasswordDecision decision) {
    this.decision = decision;
    verdicts = new DecisionVerdicts(decision);
  }

  Page page() {
    Page page = new Page("Which setting to store passwords with");
    List<Candidate> settings = decision.settings();
    answer(page);
    decision
        .found()
        .ifPresent(
            run -> {
              DecisionCosts.add(page, run, settings);
              attacker.add(page, run, settings);
              verdicts.add(page);
            });
    if (!decision.expectedRows().isEmpty()) {
      new DecisionRows(decision, attacker).add(page);
    }
    decision.capacity().ifPresent(capacity -> DecisionCapacity.add(page, capacity));
    notFound(page);
    new DecisionDoubts(decision).add(page);
    evidence(page);
    return page;
  }

  private void answer(Page page) {
    LoginGoal goal = decision.goal();
    page.section("The answer")
        .say(
            "Asked for: at most "
                + DecisionWords.time(goal.target())
                + " of hashing for a login, at most "
                + Quantity.bytes(goal.memoryBytes())
                + " for one hash, "
                + Words.counted(goal.verifiers(), "login", "logins")
                + " hashing at once.");
    decision
        .capacity()
        .ifPresentOrElse(
            capacity -> chosen(page, capacity),
            () -> page.say("No setting was found. The reasons are below."));
  }

  private void chosen(Page page, CapacityResult capacity) {
    Candidate setting = capacity.setting();
    Estimate cost = decision.calibration(setting).nanos();
    page.say(
        "Of the settings found, this one costs the attacker most: "
            + setting
            + attacker
                .guesses(setting)
                .map(
                    g ->
                        "; one "
                            + attacker.device()
                            + " makes "
                            + Amounts.count(g.perSecond())
                            + " guesses/s ("
                            + g.grade().text()
                            + ")")
                .orElse("")
            + ". A login takes "
            + Quantity.time(cost.point())
            + " ("
            + DecisionWords.interval(cost.interval())
            + "), "
            + Math.round(100 * cost.point() / decision.goal().target().toNanos())
            + " % of what was allowed.");
    page.say(
        verdicts.ofOwasp(setting)
            + ". This machine carries "
            + Quantity.ratio(capacity.loginsPerSecond())
            + " logins/s with it.");
  }

  private void notFound(Page page) {
    List<String> lines = new ArrayList<>();
    decision
        .calibrations()
        .forEach(
            (function, calibration) -> {
              if (calibration instanceof Calibration.Infeasible infeasible) {
                lines.add(name(function) + ": " + infeasible);
              }
            });
    decision.refused().forEach((function, why) -> lines.add(name(function) + ": " + why));
    if (!lines.isEmpty()) {
      page.section("For which nothing was found");
      lines.forEach(page::say);
    }
  }

  private static String name(Candidate function) {
    return function.id().withParameters(Map.of()).toString();
  }

  private void evidence(Page page) {
    page.section("What it rests on");
    decision
        .found()
        .or(decision::rows)
        .ifPresent(
            run -> {
              page.say("measured: " + MINUTE.format(run.startedAt()));
              Report.of(run).environment(Integer.MAX_VALUE).forEach(page::say);
            });
    page.say(
        "Costs are of this machine and this JVM in these minutes; the attacker's rates and the"
            + " policies are of their dates. Only costs are judged: not salts, peppers, libraries,"
            + " nor a password that leaks otherwise.");
  }
}
