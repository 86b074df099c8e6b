package io.github.hashcost.examples.ledger.study;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** How much a study measures. Immutable. */
final class Scope {
  /** In the order of the tables; ratios in the text are to the first. */
  static final List<String> FUNCTIONS = List.of("sha3-256", "sha-256", "blake3-256");

  /**
   * Builds the longest chains in a file, alone: what a file costs shows best beside a cheap hash.
   */
  static final String LONGEST_IN_FILE = "sha-256";

  private static final String PAYLOAD =
      "door 17 opened by badge 4711, north wing, second floor, 08:15:00";

  private final List<Integer> inputBytes;
  private final List<Integer> lengths;
  private final List<Integer> batches;
  private final int everyBatchUpTo;
  private final Duration commits;

  private Scope(
      List<Integer> inputBytes,
      List<Integer> lengths,
      List<Integer> batches,
      int everyBatchUpTo,
      Duration commits) {
    this.inputBytes = inputBytes;
    this.lengths = lengths;
    this.batches = batches;
    this.everyBatchUpTo = everyBatchUpTo;
    this.commits = commits;
  }

  static Scope full() {
    return new Scope(
        List.of(64, 256, 1 << 10, 4 << 10, 16 << 10, 64 << 10),
        List.of(100, 1_000, 10_000, 100_000),
        List.of(1, 10, 100, 1_000),
        10_000,
        Duration.ofSeconds(10));
  }

  /** As many iterations of fewer and shorter cases. */
  static Scope quick() {
    return new Scope(
        List.of(64, 1 << 10, 64 << 10),
        List.of(100, 1_000),
        List.of(1, 100),
        1_000,
        Duration.ofSeconds(2));
  }

  static Scope tiny() {
    return new Scope(List.of(64), List.of(20), List.of(1, 10), 20, Duration.ofMillis(500));
  }

  /** 64 bytes of ASCII text, none of which JSON escapes. */
  static byte[] payload() {
    return PAYLOAD.getBytes(StandardCharsets.US_ASCII);
  }

  List<Integer> inputBytes() {
    return inputBytes;
  }

  /** Entries of a chain that is appended or verified, the longest last. */
  List<Integer> lengths() {
    return lengths;
  }

  /** Entries between two commits, the most last. */
  List<Integer> batches() {
    return batches;
  }

  /** The length up to which a chain is appended in every batch size; longer ones in the largest. */
  int everyBatchUpTo() {
    return everyBatchUpTo;
  }

  /** What all commits to the device may take together. */
  Duration commits() {
    return commits;
  }
}
