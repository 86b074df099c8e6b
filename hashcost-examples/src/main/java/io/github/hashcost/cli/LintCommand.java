package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.CostPolicy;
import io.github.hashcost.policy.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "lint",
    mixinStandardHelpOptions = true,
    description = "Judges the setting of a password hash by published policies.",
    footer = {
      "",
      "Of a stored hash only the costs are read; salt and hash may be left out, and are never shown.",
      "Exit codes: 0 met, 1 below or not covered by the policy, 2 malformed.",
      "Example: hashcost lint 'argon2id:m=16384,t=2,p=1'",
      "Example: hashcost lint '$2b$10$'"
    })
final class LintCommand implements Callable<Integer> {
  private static final String DECIDING = "OWASP";

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Parameters(
      paramLabel = "SETTING",
      arity = "0..1",
      description = "An id with each of its costs, or a stored hash, in single quotes.")
  private Optional<String> setting = Optional.empty();

  @Option(names = "--stdin", description = "Read it from standard input, which no history keeps.")
  private boolean stdin;

  @Option(
      names = "--policy",
      paramLabel = "NAME",
      description = "The policy that decides the exit code; OWASP unless told otherwise.")
  private Optional<String> policy = Optional.empty();

  @Option(
      names = "--policies",
      paramLabel = "FILE",
      description = "Policies of your own more; docs/policies.md has the format.")
  private Optional<String> policies = Optional.empty();

  @Option(names = "--no-measure", description = "Judge only; run nothing.")
  private boolean judgeOnly;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the verdicts as JSON.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Write the verdicts as a table.")
  private Optional<String> csv = Optional.empty();

  LintCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    Optional<ResultOutput> document = ResultOutput.of("--json", json);
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    CostPolicies all =
        policies
            .map(file -> CostPolicies.bundled().with(InputFile.path(file)))
            .orElseGet(CostPolicies::bundled);
    CostPolicy decides = all.policy(policy.orElse(DECIDING));
    HashCatalog functions = catalog.get();
    LintSubject subject = LintSubject.of(text(), functions, all);
    Verdict verdict = decides.judge(subject.id());
    SettingCosts costs = judgeOnly ? SettingCosts.none() : costs(functions, subject, verdict);
    LintVerdicts verdicts = LintVerdicts.of(all.judge(subject.id()), subject, functions, costs);
    LintReport report = new LintReport(verdicts, verdict, subject);
    document.ifPresent(o -> o.write(new LintJson(report)::writeTo));
    table.ifPresent(o -> o.write(report.csv()::writeTo));
    report.lines().forEach(screen::line);
    return verdict.isMet() ? 0 : 1;
  }

  private String text() {
    if (stdin == setting.isPresent()) {
      throw new HashcostException.InvalidParameter(
          "exactly one of a setting and --stdin is expected; see hashcost lint --help");
    }
    return setting.orElseGet(LintSubject::fromStandardInput);
  }

  /** Of the setting, and of the one that would do. */
  private SettingCosts costs(HashCatalog functions, LintSubject subject, Verdict verdict) {
    if (subject.candidate().isEmpty() || !subject.isForPasswords()) {
      return SettingCosts.none();
    }
    List<Candidate> settings = new ArrayList<>(List.of(subject.candidate().get()));
    verdict
        .compliant()
        .filter(id -> !id.equals(subject.id()))
        .flatMap(id -> subject.at(functions, id))
        .ifPresent(settings::add);
    return SettingCosts.measure(settings, screen::progress);
  }
}
