package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/** Bytes on the command line. No message repeats them. */
public final class HexOption {
  private HexOption() {}

  /**
   * @throws HashcostException.InvalidParameter when it is no hexadecimal
   */
  static byte[] parse(String option, String hex) {
    try {
      return HexFormat.of().parseHex(hex);
    } catch (IllegalArgumentException e) {
      throw new HashcostException.InvalidParameter(
          option
              + ": pairs of hexadecimal digits (0-9, a-f) are expected; "
              + (hex.length() % 2 == 0 ? "some characters are none" : "one has no partner"));
    }
  }

  /**
   * The candidate with what its option, such as {@code --salt-hex}, gives it, if it was given.
   *
   * @param name of the parameter
   * @throws HashcostException.InvalidParameter when it takes no such bytes, or not that many
   */
  public static Candidate give(Candidate candidate, String name, Optional<String> hex) {
    if (hex.isEmpty()) {
      return candidate;
    }
    String option = "--" + name + "-hex";
    byte[] bytes = parse(option, hex.get());
    try {
      return candidate.withBytes(name, bytes);
    } catch (HashcostException.InvalidParameter e) {
      throw new HashcostException.InvalidParameter(
          option + ": " + candidate.id().withParameters(Map.of()) + ": " + e.getMessage(), e);
    }
  }
}
