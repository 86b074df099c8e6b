package io.github.hashcost.examples.strings;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.result.RunResult;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The fastest hash for a text of 60 KB, from the text to the hexadecimal digits. The command {@code
 * hashcost strings} has more functions, documents and columns.
 */
public final class LargeStrings {
  private static final int BYTES = 60_000;

  private LargeStrings() {}

  /** Takes no arguments and about ten seconds. */
  public static void main(String[] args) {
    StringHashes hashes =
        StringHashes.of(
            HashCatalog.discover().getAll("md5", "sha-1", "sha-256", "blake2b-128"),
            List.of(DigestText.HEX),
            GraphqlDocument.ofBytes(BYTES, Script.LATIN));
    RunResult run = Harness.withDefaults().run(hashes.operations());
    StringResults results = StringResults.of(hashes, run);

    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    results.measured().forEach(hash -> out.println(results.line(hash)));
    out.println(
        "Fastest is "
            + results.fastest().stream().map(StringHash::name).collect(Collectors.joining(", ")));
  }
}
