package io.github.hashcost.cli;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.api.Availability;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.ProviderInfo;
import io.github.hashcost.examples.tradeoffs.NoAnswer;
import io.github.hashcost.examples.tradeoffs.OpensslSpeed;
import io.github.hashcost.examples.tradeoffs.Programs;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** What else the machine has to compare with, where it has it. */
final class FurtherDemo {
  private static final List<Integer> SIZES = List.of(64, 1024, 16 * 1024);

  private static final List<Digest> DIGESTS =
      List.of(
          new Digest("md5", "md5"),
          new Digest("sha-1", "sha1"),
          new Digest("sha-256", "sha256"),
          new Digest("sha3-256", "sha3-256"),
          new Digest("blake2b-512", "blake2b512"));

  private static final String NATIVE = "native";
  private static final List<String> CRYPT = List.of("bcrypt", "yescrypt");
  private static final Duration SIZE_BUDGET = Duration.ofSeconds(2);
  private static final Duration CRYPT_BUDGET = Duration.ofSeconds(3);

  /** As we call it, and as openssl does. */
  private record Digest(String name, String theirName) {}

  private final Screen screen;
  private final HashCatalog catalog;
  private final Subject subject;
  private final Programs programs;
  private final Function<Duration, Harness> harness;

  /**
   * @param harness by its time budget
   */
  FurtherDemo(
      Screen screen,
      HashCatalog catalog,
      Subject subject,
      Programs programs,
      Function<Duration, Harness> harness) {
    this.screen = screen;
    this.catalog = catalog;
    this.subject = subject;
    this.programs = programs;
    this.harness = harness;
  }

  void run() {
    screen.block(OpensslBlock.TITLE, openssl());
    screen.block(CryptBlock.TITLE, crypt());
  }

  private List<String> openssl() {
    OpensslSpeed openssl = OpensslSpeed.of(programs);
    String version;
    try {
      version = openssl.version();
    } catch (NoAnswer e) {
      return OpensslBlock.leftOut(e.why());
    }
    List<Candidate> ours = DIGESTS.stream().flatMap(d -> catalog.find(d.name()).stream()).toList();
    if (ours.isEmpty()) {
      return OpensslBlock.leftOut("none of our functions is one of openssl's");
    }
    List<OpensslRow> rows = new ArrayList<>();
    for (int bytes : SIZES) {
      Input input = Input.ofSize(bytes);
      RunResult run = harness.apply(SIZE_BUDGET).run(Operation.hashes(ours, input));
      DIGESTS.forEach(digest -> rows.add(row(digest, input, run, openssl)));
    }
    return new OpensslBlock(version, rows).lines();
  }

  private OpensslRow row(Digest digest, Input input, RunResult run, OpensslSpeed openssl) {
    screen.progress("openssl " + digest.theirName() + " on " + input.label(), 1);
    Optional<Candidate> ours = catalog.find(digest.name());
    String label = ours.map(f -> f.id().toString()).orElse(digest.name());
    OptionalDouble ourNanos = OptionalDouble.empty();
    List<String> whyNot = new ArrayList<>();
    if (ours.isEmpty()) {
      whyNot.add("no function " + digest.name() + " is here");
    } else {
      Cell cell = Cells.of(run, ours.get());
      cell.failure().map(Failure::toString).ifPresent(whyNot::add);
      if (cell.samples().isPresent()) {
        ourNanos = OptionalDouble.of(Comparison.of(run).nanos(cell).point());
      }
    }
    OptionalDouble theirNanos = OptionalDouble.empty();
    try {
      theirNanos = OptionalDouble.of(openssl.nanosPerCall(digest.theirName(), input.length()));
    } catch (NoAnswer e) {
      whyNot.add(e.why());
    }
    return new OpensslRow(label, input.label(), ourNanos, theirNanos, String.join("; ", whyNot));
  }

  private List<String> crypt() {
    if (subject.isFile()) {
      return CryptBlock.leftOut(List.of("it is about a password"));
    }
    Optional<Candidate> djb2 = catalog.find(DemoPlan.DJB2);
    if (djb2.isEmpty()) {
      return CryptBlock.leftOut(List.of("there is no djb2 to compare with"));
    }
    List<Candidate> functions = new ArrayList<>(List.of(djb2.get()));
    List<String> missing = new ArrayList<>();
    for (String name : CRYPT) {
      String id = NATIVE + "/" + name;
      catalog
          .find(id)
          .ifPresentOrElse(functions::add, () -> missing.add(id + ", since " + whyNot(name)));
    }
    if (functions.size() == 1) {
      return CryptBlock.leftOut(missing);
    }
    RunResult run = harness.apply(CRYPT_BUDGET).run(Operation.hashes(functions, subject.input()));
    return new CryptBlock(functions, run, missing).lines();
  }

  private String whyNot(String name) {
    Optional<ProviderInfo> provider =
        catalog.providers().stream().filter(p -> p.name().equals(NATIVE)).findFirst();
    Optional<Availability.Unavailable> ofAll =
        provider
            .map(ProviderInfo::availability)
            .filter(Availability.Unavailable.class::isInstance)
            .map(Availability.Unavailable.class::cast);
    return ofAll
        .or(() -> provider.flatMap(p -> Optional.ofNullable(p.missing().get(name))))
        .map(Availability.Unavailable::reason)
        .orElse("there is no provider of it");
  }
}
