package io.github.hashcost.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Configuration to be pasted.
 *
 * @param title whose it is
 * @param imports Java types that the lines need; none where it is no Java
 * @param lines Java that makes a {@code String stored} of a {@code CharSequence password}, or
 *     options
 */
record Snippet(String title, List<String> imports, List<String> lines) {
  private static final Map<String, String> LIBRARIES =
      Map.of("com.password4j.", "password4j", "org.bouncycastle.", "bc", "javax.crypto.", "jca");

  static Snippet java(String title, List<String> imports, String... lines) {
    return new Snippet(title, imports, List.of(lines));
  }

  static Snippet options(String title, String... lines) {
    return new Snippet(title, List.of(), List.of(lines));
  }

  boolean isJava() {
    return !imports.isEmpty();
  }

  /** The provider of the library that hashes in it; empty where the imports do not tell. */
  Optional<String> library() {
    return LIBRARIES.entrySet().stream()
        .filter(library -> imports.stream().anyMatch(type -> type.startsWith(library.getKey())))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  List<String> text() {
    List<String> text =
        imports.stream()
            .map(type -> "import " + type + ";")
            .collect(Collectors.toCollection(ArrayList::new));
    text.addAll(lines);
    return text;
  }
}
