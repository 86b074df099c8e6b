package io.github.hashcost.catalog;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.text.EditDistance;
import java.util.Comparator;
import java.util.List;
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
        .map(p -> new Near(provider + "/" + name, nameDistance, EditDistance.of(p, provider)))
        .orElseGet(() -> new Near(name, nameDistance, 0));
  }

  /** What only goes on, such as sha3 for sha3-256, is as near as one edit. */
  private static int distance(String wanted, String name) {
    boolean begun = wanted.length() >= SHORTEST_PREFIX && name.startsWith(wanted);
    int edits = EditDistance.of(wanted, name);
    return begun ? Math.min(1, edits) : edits;
  }
}
