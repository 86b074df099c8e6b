package io.github.hashcost.examples.ledger.study;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** How much a study measures. Immutable. */
final class Scope {
  /** In the order of the tables; ratios in the text are to the first. */
  static final List<String> FUNCTIONS = List.of("sha3-256", "sha-256", "blake3-256");

  private static final String PAYLOAD =
      "door 17 opened by badge 4711, north wing, second floor, 08:15:00";

  private final List<Integer> inputBytes;
  private final List<Integer> lengths;
  private final List<Integer> verifiedLengths;
  private final List<Integer> batches;

  private Scope(
      List<Integer> inputBytes,
      List<Integer> lengths,
      List<Integer> verifiedLengths,
      List<Integer> batches) {
    this.inputBytes = inputBytes;
    this.lengths = lengths;
    this.verifiedLengths = verifiedLengths;
    this.batches = batches;
  }

  static Scope full() {
    return new Scope(
        List.of(64, 256, 1 << 10, 4 << 10, 16 << 10, 64 << 10),
        List.of(100, 1_000, 10_000, 100_000),
        List.of(100, 1_000, 10_000),
        List.of(1, 10, 100, 1_000));
  }

  /** The ends of the full one where they are cheap. */
  static Scope quick() {
    return new Scope(
        List.of(64, 1 << 10, 64 << 10), List.of(100, 1_000), List.of(100, 1_000), List.of(1, 100));
  }

  static Scope tiny() {
    return new Scope(List.of(64), List.of(20), List.of(20), List.of(10));
  }

  /** 64 bytes of ASCII text, none of which JSON escapes. */
  static byte[] payload() {
    return PAYLOAD.getBytes(StandardCharsets.US_ASCII);
  }

  List<Integer> inputBytes() {
    return inputBytes;
  }

  /** Entries of a chain that is appended. */
  List<Integer> lengths() {
    return lengths;
  }

  /** Entries of a chain that is verified. */
  List<Integer> verifiedLengths() {
    return verifiedLengths;
  }

  /** Entries between two commits. */
  List<Integer> batches() {
    return batches;
  }
}
