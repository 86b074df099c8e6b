package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How a digest is printed. */
enum DigestEncoding {
  HEX(HexFormat.of()::formatHex),
  BASE64(Base64.getEncoder()::encodeToString),
  /** One unsigned number, first byte highest. */
  DECIMAL(digest -> new BigInteger(1, digest).toString());

  private final Function<byte[], String> encode;

  DigestEncoding(Function<byte[], String> encode) {
    this.encode = encode;
  }

  String encode(byte[] digest) {
    return encode.apply(digest);
  }

  static DigestEncoding parse(String text) {
    return Arrays.stream(values())
        .filter(e -> e.spelling().equals(text))
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

  private String spelling() {
    return name().toLowerCase(Locale.ROOT);
  }
}
