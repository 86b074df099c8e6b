package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.Task;
import io.github.hashcost.harness.TaskContext;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Ed25519 on the text of a checkpoint, by the JDK and by Bouncy Castle. */
final class SignatureExperiment implements Experiment {
  private static final List<String> LIBRARIES = List.of("jdk", "bc");
  private static final List<String> OPERATIONS = List.of("keygen", "sign", "verify");

  /** As long as a checkpoint of a ledger with SHA-256. */
  private static final byte[] MESSAGE =
      ("hashcost-ledger-checkpoint/1\nsha-256\n100000\n" + "0".repeat(64) + "\n")
          .getBytes(StandardCharsets.US_ASCII);

  static int messageBytes() {
    return MESSAGE.length;
  }

  private static String name(String operation, String library) {
    return "ed25519-" + operation + "-" + library;
  }

  @Override
  public String name() {
    return "signatures";
  }

  @Override
  public List<Operation> operations() {
    return LIBRARIES.stream()
        .flatMap(l -> OPERATIONS.stream().map(o -> Operation.of(name(o, l), c -> task(o, l, c))))
        .toList();
  }

  private static Task task(String operation, String library, TaskContext context) throws Exception {
    Signer signer = library.equals("jdk") ? new JdkSigner() : new BcSigner();
    Supplier<byte[]> message = context.opaque(MESSAGE);
    Supplier<byte[]> signature = context.opaque(signer.sign(MESSAGE));
    return switch (operation) {
      case "keygen" -> signer::newKeyPair;
      case "sign" -> () -> signer.sign(message.get());
      default ->
          () -> {
            if (!signer.verify(message.get(), signature.get())) {
              throw new IllegalStateException("a signature of its own does not hold");
            }
            return message;
          };
    };
  }

  @Override
  public List<Table> tables(RunResult run) {
    Table.Builder table =
        Figures.columns(
                Table.named("stat_ed25519.csv")
                    .column("operation", "name", "keygen (both keys), sign or verify")
                    .column("library", "name", "jdk or bc (Bouncy Castle, lightweight API)")
                    .column("message_bytes", "bytes", "length of what is signed"),
                "call")
            .column("per_s", "calls per second", "at the median");
    for (String operation : OPERATIONS) {
      for (String library : LIBRARIES) {
        Figures figures = Figures.of(run.cell(name(operation, library)), 1);
        Table.Row row = table.row().add(operation).add(library).add(MESSAGE.length);
        figures.addTo(row);
        row.add(figures.perSecond());
      }
    }
    return List.of(table.build());
  }

  @Override
  public List<String> summary(RunResult run) {
    return OPERATIONS.stream()
        .map(
            operation ->
                "Ed25519 "
                    + operation
                    + ": "
                    + LIBRARIES.stream()
                        .map(l -> l + " " + Figures.of(run.cell(name(operation, l)), 1).rate())
                        .collect(Collectors.joining(", ")))
        .toList();
  }
}
