package io.github.hashcost.policy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What somebody demands of the setting of a password hash: rows of which one is enough, from a
 * dated source. Immutable.
 */
public final class CostPolicy {
  /** What the rows are. */
  public enum Kind {
    /** What should be reached. */
    DEMANDS,
    /** What a program does unless told otherwise, to compare with; nobody demands it. */
    DEFAULTS
  }

  private final String name;
  private final Kind kind;
  private final String asOf;
  private final String source;
  private final String note;
  private final List<PolicyRow> rows;

  CostPolicy(
      String name, Kind kind, String asOf, String source, String note, List<PolicyRow> rows) {
    this.name = name;
    this.kind = kind;
    this.asOf = asOf;
    this.source = source;
    this.note = note;
    this.rows = List.copyOf(rows);
  }

  /** Such as {@code OWASP} or {@code RFC-9106}: letters, digits, '-' and '.'. */
  public String name() {
    return name;
  }

  public Kind kind() {
    return kind;
  }

  /**
   * When the source was as the rows say, as exactly as that is known: a day {@code 2026-03-26}, a
   * month {@code 2021-09} or a year.
   */
  public String asOf() {
    return asOf;
  }

  /** Where to look it up. */
  public String source() {
    return source;
  }

  /** What else the source says, or nothing. */
  public String note() {
    return note;
  }

  /** In the source's order; none where the source gives no figure. */
  public List<PolicyRow> rows() {
    return rows;
  }

  /** {@link #judge(AlgorithmId)} of its canonical id. */
  public Verdict judge(Candidate candidate) {
    return judge(candidate.id());
  }

  /**
   * Whether the costs reach those of any one row of the function. A provider makes no difference,
   * nor do parameters that the rows do not name.
   *
   * <p>Below all, the row is the nearest that takes the least more, by the product of what each
   * cost is short by; of two equally near the one that the source has first.
   *
   * @param setting by the function's own name, not an alias, with each cost spelt; see {@link
   *     StoredSetting#parse} for that of a stored hash
   * @throws HashcostException.InvalidParameter when a cost of a covered function is missing, or no
   *     whole number from 1 on
   */
  public Verdict judge(AlgorithmId setting) {
    List<PolicyRow> candidates = rows.stream().filter(r -> r.isFor(setting)).toList();
    Optional<PolicyRow> nearest =
        candidates.stream().min(Comparator.comparingDouble(r -> r.shortfall(setting)));
    return nearest
        .map(
            row ->
                row.shortfall(setting) == 1
                    ? Verdict.met(this, setting, row)
                    : Verdict.below(this, setting, row))
        .orElseGet(() -> Verdict.notCovered(this, setting));
  }

  /** Name and date. */
  @Override
  public String toString() {
    return name + " (" + asOf + ")";
  }
}
