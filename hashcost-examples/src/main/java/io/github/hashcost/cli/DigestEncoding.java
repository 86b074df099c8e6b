package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.stream.Collectors;

/** How a digest is printed. */
enum DigestEncoding {
  HEX,
  BASE64,
  /** One unsigned number, first byte highest. */
  DECIMAL;

  static DigestEncoding parse(String text) {
    return Arrays.stream(values())
        .filter(e -> e.spelling().equalsIgnoreCase(text))
        .findFirst()
        .orElseThrow(
            () ->
                new HashcostException.InvalidParameter(
                    "--encoding '"
                        + text
                        + "': accepted are "
                        + Arrays.stream(values())
                            .map(DigestEncoding::spelling)
                            .collect(Collectors.joining(", "))));
  }

  String encode(byte[] digest) {
    return switch (this) {
      case HEX -> HexFormat.of().formatHex(digest);
      case BASE64 -> Base64.getEncoder().encodeToString(digest);
      case DECIMAL -> new BigInteger(1, digest).toString();
    };
  }

  private String spelling() {
    return name().toLowerCase(Locale.ROOT);
  }
}
