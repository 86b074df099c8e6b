package io.github.hashcost.catalog;

import io.github.hashcost.api.AlgorithmId;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names that were perhaps meant. */
final class Nearest {
  private static final int SHOWN = 4;
  private static final int SHORTEST_PREFIX = 3;

  private record Near(String text, int nameDistance, int providerDistance) {}

  private Nearest() {}

  /**
   * Best first: by edits of the name, where a wrong provider counts as one, then by edits of the
   * provider's name, then by preference. Spelt with a provider if the id has one.
   */
  static List<String> to(AlgorithmId wanted, List<ProviderSnapshot> providers) {
    int furthest = Math.max(1, Math.min(3, wanted.name().length() / 3));
    return providers.stream()
        .flatMap(p -> p.functions().stream())
        .map(c -> near(wanted, c))
        .filter(n -> n.nameDistance <= furthest)
        .sorted(
            Comparator.<Near>comparingInt(n -> n.nameDistance + Integer.signum(n.providerDistance))
                .thenComparingInt(n -> n.providerDistance))
        .map(Near::text)
        .distinct()
        .limit(SHOWN)
        .toList();
  }

  private static Near near(AlgorithmId wanted, Candidate candidate) {
    String name = candidate.spec().name();
    int nameDistance =
        Stream.concat(Stream.of(name), candidate.spec().aliases().stream())
            .mapToInt(n -> distance(wanted.name(), n))
            .min()
            .orElseThrow();
    String provider = candidate.id().provider().orElseThrow();
    return wanted
        .provider()
        .map(p -> new Near(provider + "/" + name, nameDistance, editDistance(p, provider)))
        .orElseGet(() -> new Near(name, nameDistance, 0));
  }

  /** What only goes on, such as sha3 for sha3-256, is as near as one edit. */
  private static int distance(String wanted, String name) {
    boolean begun = wanted.length() >= SHORTEST_PREFIX && name.startsWith(wanted);
    int edits = editDistance(wanted, name);
    return begun ? Math.min(1, edits) : edits;
  }

  /** Insertions, deletions and replacements from one to the other (Levenshtein 1966). */
  static int editDistance(String a, String b) {
    int[] row = IntStream.rangeClosed(0, b.length()).toArray();
    for (int i = 1; i <= a.length(); i++) {
      int[] above = row;
      row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
