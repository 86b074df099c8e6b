package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.Calibrator;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "calibrate",
    mixinStandardHelpOptions = true,
    description = "Finds the setting of a password hash that takes a given time here.",
    footer = {
      "",
      "Parameters that the id names are kept: argon2id:p=2.",
      "Exit codes: 0 found, 1 there is none, 2 bad input.",
      "Example: hashcost calibrate argon2id --target 250ms --memory 64MiB --verifiers 4"
    })
final class CalibrateCommand implements Callable<Integer> {
  private static final int MOST_LANES = 1 << 24;
  private static final int MOST_VERIFIERS = 1024;
  private static final int MOST_JVMS = 100;

  private final Screen screen;
  private final Supplier<HashCatalog> catalog;

  @Parameters(index = "0", paramLabel = "ID", description = "The function, such as argon2id.")
  private String id = "";

  @Option(
      names = "--target",
      paramLabel = "TIME",
      description = "What one verification may take; 250ms unless told otherwise.")
  private String target = "250ms";

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      description =
          "The most memory that one may fill; unless told otherwise the smaller of 64MiB and a"
              + " quarter of the heap over the number of verifiers.")
  private Optional<String> memory = Optional.empty();

  @Option(
      names = "--parallelism",
      paramLabel = "LANES",
      description = "Lanes of one verification; never searched.")
  private Optional<String> parallelism = Optional.empty();

  @Option(
      names = "--verifiers",
      paramLabel = "N",
      description = "Calibrate N at once; 1 unless told otherwise.")
  private String verifiers = "1";

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description =
          "How long it may search; 60s unless told otherwise, and 20 targets at most after warming up.")
  private String budget = "60s";

  @Option(
      names = "--jvms",
      paramLabel = "N",
      description = "Measure what was found in N fresh JVMs too, on top of the budget.")
  private Optional<String> jvms = Optional.empty();

  @Option(
      names = "--allow-unsuitable",
      description = "Calibrate what is no password hash too. Do not store passwords with it.")
  private boolean unsuitable;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the answer and each probe.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--csv", paramLabel = "FILE", description = "Write each probe as a table.")
  private Optional<String> csv = Optional.empty();

  CalibrateCommand(Screen screen, Supplier<HashCatalog> catalog) {
    this.screen = screen;
    this.catalog = catalog;
  }

  @Override
  public Integer call() {
    Duration goal = TimeSpan.parse("--target", target);
    int atOnce = (int) WholeNumber.parse("--verifiers", verifiers, 1, MOST_VERIFIERS);
    Calibrator calibrator =
        calibrator(goal, atOnce, TimeSpan.parse("--budget", budget), catalog.get());
    int again = jvms.map(n -> (int) WholeNumber.parse("--jvms", n, 1, MOST_JVMS)).orElse(0);
    if (again > 0 && atOnce > 1) {
      throw new HashcostException.InvalidParameter(
          "--jvms measures one at a time, and --verifiers " + atOnce + " at once; leave one out");
    }
    Optional<ResultOutput> document = ResultOutput.of("--json", json);
    Optional<ResultOutput> table = ResultOutput.of("--csv", csv);
    Calibration calibration = calibrator.calibrate(id);
    document.ifPresent(o -> o.write(new CalibrateJson(calibration, goal, atOnce)::writeTo));
    table.ifPresent(o -> o.write(CalibrateCsv.of(calibration)::writeTo));
    if (calibration instanceof Calibration.Found found) {
      Optional<FreshJvms> spread =
          again == 0
              ? Optional.empty()
              : Optional.of(FreshJvms.measure(found.setting(), again, screen));
      new CalibrateReport(found, goal, atOnce, spread).lines().forEach(screen::line);
      return 0;
    }
    screen.error(
        Stream.concat(
                Stream.of(calibration.toString()),
                calibration.caveats().stream().map(caveat -> "doubt: " + caveat.detail()))
            .collect(Collectors.joining("; ")));
    return 1;
  }

  private Calibrator calibrator(
      Duration goal, int atOnce, Duration mostTime, HashCatalog functions) {
    Calibrator calibrator =
        Calibrator.of(functions)
            .target(goal)
            .verifiers(atOnce)
            .budget(mostTime)
            .onProgress(screen::progress);
    if (unsuitable) {
      calibrator = calibrator.allowUnsuitable();
    }
    if (memory.isPresent()) {
      calibrator = calibrator.memoryBytes(ByteSize.parse(memory.get()));
    }
    if (parallelism.isPresent()) {
      long lanes = WholeNumber.parse("--parallelism", parallelism.get(), 1, MOST_LANES);
      calibrator = calibrator.parallelism((int) lanes);
    }
    return calibrator;
  }
}
