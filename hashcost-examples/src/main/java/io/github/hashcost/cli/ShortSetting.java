package io.github.hashcost.cli;

import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A setting by its costs, without what is no cost: {@code bc/argon2id:m=65536,t=2,p=1}. */
final class ShortSetting {
  private ShortSetting() {}

  static String of(Candidate setting) {
    String name = setting.id().withParameters(Map.of()).toString();
    String costs = costs(setting);
    return costs.isEmpty() ? name : name + ":" + costs;
  }

  /** The library, and the setting without it: two cells of a table. */
  static List<String> cells(Candidate setting) {
    String whole = of(setting);
    String library = setting.id().provider().orElse("");
    return library.isEmpty()
        ? List.of(library, whole)
        : List.of(library, whole.substring(library.length() + 1));
  }

  private static String costs(Candidate setting) {
    return setting.spec().parameters().parameters().stream()
        .filter(ShortSetting::isCost)
        .map(p -> p.name() + "=" + setting.setting().number(p.name()))
        .collect(Collectors.joining(","));
  }

  /** The r of scrypt is an option, and a number that costs. */
  private static boolean isCost(Parameter p) {
    return switch (p.role()) {
      case TIME, MEMORY, PARALLELISM -> true;
      case OPTION -> p.choices().isEmpty();
      case LENGTH, SALT, KEY, DATA -> false;
    };
  }
}
