package io.github.hashcost.examples.strings;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.analysis.Ratio;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a run of {@link StringHashes} says. Immutable. */
public final class StringResults {
  private static final double NANOS_PER_SECOND = 1e9;

  private final List<StringHash> measured;
  private final RunResult run;
  private final Comparison comparison;

  private StringResults(List<StringHash> measured, RunResult run) {
    this.measured = measured;
    this.run = run;
    this.comparison = Comparison.of(run);
  }

  /**
   * Of a run.
   *
   * @param run of the operations of {@code hashes}, with or without the other stages
   */
  public static StringResults of(StringHashes hashes, RunResult run) {
    return new StringResults(
        hashes.all().stream().filter(h -> cell(run, h).samples().isPresent()).toList(), run);
  }

  private static Cell cell(RunResult run, StringHash hash) {
    return run.cell(hash.id().toString());
  }

  /** Those with figures, in the order asked for. */
  public List<StringHash> measured() {
    return measured;
  }

  public Cell cell(StringHash hash) {
    return cell(run, hash);
  }

  /** Of a call, from text to text. */
  public Estimate nanos(StringHash hash) {
    return comparison.nanos(cell(hash));
  }

  public Ratio ratio(StringHash hash, StringHash other) {
    return comparison.ratio(cell(hash), cell(other));
  }

  /** Calls a second. */
  public Estimate rate(StringHash hash) {
    Estimate nanos = nanos(hash);
    Interval interval = nanos.interval();
    return Estimate.of(
        NANOS_PER_SECOND / nanos.point(),
        new Interval(
            NANOS_PER_SECOND / interval.high(),
            NANOS_PER_SECOND / interval.low(),
            interval.level()),
        nanos.samples());
  }

  /**
   * Such as {@code sha-256-hex x 14,672 ops/sec ±1.26% (300 samples)}: what follows the sign is
   * half the width of the interval.
   */
  public String line(StringHash hash) {
    Estimate rate = rate(hash);
    boolean one = rate.samples() == 1;
    return String.format(
        Locale.ROOT,
        rate.point() < 100 ? "%s x %,.2f ops/sec %s (%,d %s)" : "%s x %,.0f ops/sec %s (%,d %s)",
        hash.name(),
        rate.point(),
        one
            ? "\u00b1n/a"
            : String.format(
                Locale.ROOT, "\u00b1%.2f%%", 100 * rate.interval().relativeHalfWidth(rate.point())),
        rate.samples(),
        one ? "sample" : "samples");
  }

  /** The one with the least median first, then all that this run cannot tell from it. */
  public List<StringHash> fastest() {
    return fastest(measured);
  }

  /** The same among some of them; none where there is none. */
  public List<StringHash> fastest(List<StringHash> some) {
    List<StringHash> sorted =
        some.stream().sorted(Comparator.comparingDouble(h -> nanos(h).point())).toList();
    return sorted.stream()
        .filter(h -> h.equals(sorted.get(0)) || !ratio(h, sorted.get(0)).distinguishable())
        .toList();
  }

  /**
   * The part of a whole call that the first stage takes, alone; empty where it was not measured.
   */
  public Optional<Ratio> encoding(StringHash hash) {
    return part(hash, StringHashes.toUtf8());
  }

  /** The part that the digest of the bytes takes, alone. */
  public Optional<Ratio> digest(StringHash hash) {
    return part(hash, hash.function().id().toString());
  }

  /** The part that the text of the digest takes, alone. */
  public Optional<Ratio> text(StringHash hash) {
    return part(hash, "op/" + StringHashes.toText(hash));
  }

  private Optional<Ratio> part(StringHash hash, String stage) {
    return run.cells(stage).stream()
        .filter(cell -> cell.id().toString().equals(stage) && cell.samples().isPresent())
        .findFirst()
        .map(cell -> comparison.ratio(cell, cell(hash)));
  }
}
