package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Isolation;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** An isolation as a user writes it. */
final class IsolationOption {
  private IsolationOption() {}

  static Isolation parse(String text) {
    return Arrays.stream(Isolation.values())
        .filter(isolation -> spelling(isolation).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new HashcostException.InvalidParameter(
                    "--isolation '"
                        + Words.oneLine(text)
                        + "': accepted are "
                        + Arrays.stream(Isolation.values())
                            .map(IsolationOption::spelling)
                            .collect(Collectors.joining(", "))));
  }

  private static String spelling(Isolation isolation) {
    return isolation.name().toLowerCase(Locale.ROOT);
  }
}
