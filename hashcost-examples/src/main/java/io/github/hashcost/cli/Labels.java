package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the functions of a demo are called: as in a lecture where that is clear, else by their ids.
 */
final class Labels {
  private static final Pattern ACRONYM = Pattern.compile("(md|sha|shake|hmac-|pbkdf2)[a-z0-9/-]*");

  private final Map<Candidate, String> labels = new LinkedHashMap<>();

  private Labels(List<Candidate> candidates) {
    for (Candidate c : candidates) {
      long namesakes =
          candidates.stream().filter(o -> o.spec().name().equals(c.spec().name())).count();
      labels.put(c, namesakes == 1 ? label(c.spec().name()) : c.id().toString());
    }
  }

  static Labels of(List<Candidate> candidates) {
    return new Labels(candidates);
  }

  String of(Candidate candidate) {
    return Optional.ofNullable(labels.get(candidate)).orElseGet(() -> candidate.id().toString());
  }

  int width() {
    return labels.values().stream().mapToInt(String::length).max().orElse(0);
  }

  private static String label(String name) {
    boolean acronym = ACRONYM.matcher(name).matches() && !name.endsWith("crypt");
    return acronym ? name.toUpperCase(Locale.ROOT) : name;
  }
}
