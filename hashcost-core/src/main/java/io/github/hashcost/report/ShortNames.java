package io.github.hashcost.report;

import io.github.hashcost.api.AlgorithmId;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The shortest spelling of each id that means no other of them. Immutable. */
public final class ShortNames {
  private final Map<AlgorithmId, String> names;

  private ShortNames(Map<AlgorithmId, String> names) {
    this.names = names;
  }

  /** Of these ids, in any order and as often as they come. */
  public static ShortNames of(Collection<AlgorithmId> ids) {
    Set<AlgorithmId> distinct = new TreeSet<>(ids);
    List<Function<AlgorithmId, String>> spellings =
        List.of(
            AlgorithmId::name,
            ShortNames::withProvider,
            id -> withOwnParameters(id, distinct),
            ShortNames::withParameters,
            AlgorithmId::toString);
    Map<AlgorithmId, String> names = new LinkedHashMap<>();
    for (Function<AlgorithmId, String> spelling : spellings) {
      Map<String, Long> uses =
          distinct.stream().collect(Collectors.groupingBy(spelling, Collectors.counting()));
      for (AlgorithmId id : distinct) {
        String name = spelling.apply(id);
        if (uses.getOrDefault(name, 0L) == 1) {
          names.putIfAbsent(id, name);
        }
      }
    }
    return new ShortNames(names);
  }

  /**
   * Such as {@code sha-256}; {@code bc/sha-256} where {@code jca/sha-256} is there too; {@code
   * bcrypt:cost=10} where it is there at another cost. An id that was not among them is spelt out.
   */
  public String of(AlgorithmId id) {
    return names.getOrDefault(id, id.toString());
  }

  private static String withProvider(AlgorithmId id) {
    String text = id.toString();
    int parameters = text.indexOf(':');
    return parameters < 0 ? text : text.substring(0, parameters);
  }

  /** With the parameters in which it is not like all of its name. */
  private static String withOwnParameters(AlgorithmId id, Set<AlgorithmId> all) {
    Map<String, String> own = new LinkedHashMap<>(id.parameters());
    own.entrySet()
        .removeIf(
            parameter ->
                all.stream()
                    .filter(other -> other.name().equals(id.name()))
                    .map(other -> other.parameters().get(parameter.getKey()))
                    .allMatch(parameter.getValue()::equals));
    return withParameters(id.withParameters(own));
  }

  private static String withParameters(AlgorithmId id) {
    return id.toString().substring(withProvider(id).length() - id.name().length());
  }
}
