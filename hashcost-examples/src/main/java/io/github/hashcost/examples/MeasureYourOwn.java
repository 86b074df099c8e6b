package io.github.hashcost.examples;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/**
 * Measures code that is no hash beside one that is: what encoding a text costs, and what hashing it
 * costs.
 */
public final class MeasureYourOwn {
  private MeasureYourOwn() {}

  /** Takes no arguments. */
  public static void main(String[] args) {
    String text = "two words ".repeat(100);
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    HexFormat hex = HexFormat.of();
    var run =
        Harness.withDefaults()
            .run(
                Operation.hash(HashCatalog.discover().get("sha-256"), Input.of("text", bytes)),
                Operation.of("to-utf8", text, t -> t.getBytes(StandardCharsets.UTF_8)),
                Operation.of("to-hex", bytes, hex::formatHex));
    Comparison comparison = Comparison.of(run);
    System.out.println(comparison.ratio("to-utf8", "sha-256"));
    System.out.println(comparison.ratio("to-hex", "sha-256"));
  }
}
