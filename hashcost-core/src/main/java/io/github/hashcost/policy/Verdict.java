package io.github.hashcost.policy;

import io.github.hashcost.api.AlgorithmId;
import java.util.Optional;

/** What one policy says of one setting. Immutable. */
public final class Verdict {
  /** How the setting stands. */
  public enum Status {
    /** Each cost reaches that of one row. */
    MET,
    /** No row is reached, though there are some for this function. */
    BELOW,
    /** The policy has no figure for this function. */
    NOT_COVERED
  }

  private final CostPolicy policy;
  private final AlgorithmId judged;
  private final Status status;
  private final Optional<PolicyRow> row;

  private Verdict(CostPolicy policy, AlgorithmId judged, Status status, Optional<PolicyRow> row) {
    this.policy = policy;
    this.judged = judged;
    this.status = status;
    this.row = row;
  }

  static Verdict met(CostPolicy policy, AlgorithmId judged, PolicyRow row) {
    return new Verdict(policy, judged, Status.MET, Optional.of(row));
  }

  static Verdict below(CostPolicy policy, AlgorithmId judged, PolicyRow nearest) {
    return new Verdict(policy, judged, Status.BELOW, Optional.of(nearest));
  }

  static Verdict notCovered(CostPolicy policy, AlgorithmId judged) {
    return new Verdict(policy, judged, Status.NOT_COVERED, Optional.empty());
  }

  /** Whose verdict it is; it has the date and the source. */
  public CostPolicy policy() {
    return policy;
  }

  /** The setting it is about, as given. */
  public AlgorithmId judged() {
    return judged;
  }

  public Status status() {
    return status;
  }

  public boolean isMet() {
    return status == Status.MET;
  }

  /** The first row that is met, or the nearest one that is not; empty where there is none. */
  public Optional<PolicyRow> row() {
    return row;
  }

  /**
   * A setting that the policy accepts: the one judged when it does, else the one that takes least
   * more. Each cost that is short of the nearest row is raised to it, and none is lowered. Empty
   * when not covered.
   */
  public Optional<AlgorithmId> compliant() {
    return row.map(r -> isMet() ? judged : r.raise(judged));
  }

  /** Such as {@code OWASP (2026-03-26): below; nearest that meets it: bcrypt:cost=10}. */
  @Override
  public String toString() {
    String said =
        switch (status) {
          case MET -> "met (" + row.orElseThrow() + ")";
          case BELOW -> "below; nearest that meets it: " + compliant().orElseThrow();
          case NOT_COVERED -> "says nothing of " + judged.name();
        };
    return policy + ": " + said;
  }
}
