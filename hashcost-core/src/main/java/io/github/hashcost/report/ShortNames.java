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

/** The shortest spelling of each id that means no other of them. */
final class ShortNames {
  private final Map<AlgorithmId, String> names;

  private ShortNames(Map<AlgorithmId, String> names) {
    this.names = names;
  }

  static ShortNames of(Collection<AlgorithmId> ids) {
    Set<AlgorithmId> distinct = new TreeSet<>(ids);
    List<Function<AlgorithmId, String>> spellings =
        List.of(
            AlgorithmId::name,
            ShortNames::withProvider,
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

  String of(AlgorithmId id) {
    return names.getOrDefault(id, id.toString());
  }

  private static String withProvider(AlgorithmId id) {
    String text = id.toString();
    int parameters = text.indexOf(':');
    return parameters < 0 ? text : text.substring(0, parameters);
  }

  private static String withParameters(AlgorithmId id) {
    return id.toString().substring(withProvider(id).length() - id.name().length());
  }
}
