package io.github.hashcost.examples.strings;

import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;

/** How a digest becomes text. */
public enum DigestText {
  /** Two small letters or digits a byte. */
  HEX {
    @Override
    public String of(byte[] digest) {
      return HexFormat.of().formatHex(digest);
    }
  },

  /** RFC 4648, section 4, with padding. */
  BASE64 {
    @Override
    public String of(byte[] digest) {
      return Base64.getEncoder().encodeToString(digest);
    }
  };

  public abstract String of(byte[] digest);

  /** {@code hex} or {@code base64}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
