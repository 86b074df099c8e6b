package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sizes as the command line spells them: {@code 12}, {@code 4KiB}, {@code 1MiB}, {@code 1GiB}. */
final class ByteSize {
  private static final Pattern SPELLING = Pattern.compile("([0-9]{1,18})(|KiB|MiB|GiB)");
  private static final List<String> UNITS = List.of("", "KiB", "MiB", "GiB");

  private ByteSize() {}

  /**
   * @return bytes; {@link Long#MAX_VALUE} for what is more than that
   * @throws HashcostException.InvalidParameter when it is no size
   */
  static long parse(String text) {
    Matcher size = SPELLING.matcher(text);
    if (!size.matches()) {
      throw new HashcostException.InvalidParameter(
          "size '"
              + text
              + "': a whole number of bytes, KiB, MiB or GiB is expected, such as 12 or 4KiB");
    }
    long number = Long.parseLong(size.group(1));
    int shift = 10 * UNITS.indexOf(size.group(2));
    return number > Long.MAX_VALUE >> shift ? Long.MAX_VALUE : number << shift;
  }

  /** Sizes between commas, each once. */
  static List<Long> parseAll(String text) {
    List<Long> sizes =
        Arrays.stream(text.split(",", -1)).map(String::strip).map(ByteSize::parse).toList();
    if (sizes.stream().distinct().count() < sizes.size()) {
      throw new HashcostException.InvalidParameter("sizes " + text + ": each is allowed once");
    }
    return sizes;
  }
}
