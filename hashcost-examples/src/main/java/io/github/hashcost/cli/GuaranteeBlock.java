package io.github.hashcost.cli;

import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.examples.Djb2Preimage;
import io.github.hashcost.report.Quantity;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a digest gives away: the way back from it, where there is one. */
final class GuaranteeBlock {
  static final String TITLE = "What the guarantee is: the way back from a digest";

  private final DemoPlan plan;

  GuaranteeBlock(DemoPlan plan) {
    this.plan = plan;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (Candidate f : plan.functions()) {
      if (f.spec().name().equals(DemoPlan.DJB2)) {
        lines.addAll(djb2(f));
      } else {
        lines.addAll(
            Words.wrap(
                plan.labels().of(f)
                    + ": "
                    + Claims.preimage(f)
                    + f.claims()
                        .map(SecurityClaims::citation)
                        .map(c -> " (" + c + ").")
                        .orElse(".")));
      }
    }
    return lines;
  }

  private List<String> djb2(Candidate djb2) {
    String label = plan.labels().of(djb2) + ": ";
    Optional<String> password = plan.subject().generatedPassword();
    if (password.isEmpty()) {
      return Words.wrap(
          label + Claims.preimage(djb2) + "; the way back is shown for generated passwords only.");
    }
    long digest = digest(djb2, password.get()).longValue();
    long start = System.nanoTime();
    List<String> found = Djb2Preimage.find(digest, password.get().length(), 2);
    double nanos = System.nanoTime() - start;
    return found.stream()
        .filter(other -> !other.equals(password.get()))
        .findFirst()
        .map(other -> found(label, djb2, other, nanos))
        .orElseGet(() -> Words.wrap(label + "no other password of this length has this digest."));
  }

  private static List<String> found(String label, Candidate djb2, String other, double nanos) {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        Words.wrap(
            label
                + "from the digest and the length alone, another password was computed in "
                + Quantity.time(nanos)
                + ":"));
    lines.addAll(Words.wrap(other));
    lines.addAll(
        Words.wrap(
            "Its djb2 digest is "
                + digest(djb2, other)
                + " too: whoever compares digests lets both in."));
    return lines;
  }

  private static BigInteger digest(Candidate djb2, String password) {
    return new BigInteger(1, djb2.hash(password.getBytes(StandardCharsets.US_ASCII)));
  }
}
