package io.github.hashcost.report;

import io.github.hashcost.api.SecurityClaims.Strength;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;

/** The word for a strength in a file. */
final class StrengthWord {
  /** What the first files had, and could be read as "no attack". */
  private static final Map<String, Strength> OLDER = Map.of("none", Strength.NONE);

  private StrengthWord() {}

  static String of(Strength strength) {
    return strength == Strength.NONE ? "no-resistance" : strength.name().toLowerCase(Locale.ROOT);
  }

  static Strength read(JsonIn json) throws IOException {
    return json.oneOf(Strength.values(), StrengthWord::of, OLDER);
  }
}
