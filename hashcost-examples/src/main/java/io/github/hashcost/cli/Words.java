package io.github.hashcost.cli;

import io.github.hashcost.report.Quantity;
import java.util.ArrayList;
import java.util.List;

/** Plain text that fits the screen. */
public final class Words {
  private Words() {}

  /**
   * Printable ASCII on one line: nothing a person typed can steer the terminal or start a second
   * line.
   */
  public static String oneLine(String text) {
    return text.strip().replaceAll("\\s+", " ").replaceAll("[^ -~]", "?");
  }

  /** Such as {@code 1 hash} and {@code 1,000 hashes}. */
  public static String counted(long number, String one, String more) {
    return Quantity.count(number) + " " + (number == 1 ? one : more);
  }

  /** Lines of at most {@link Screen#WIDTH} characters; a longer word is cut. */
  public static List<String> wrap(String text) {
    List<String> lines = new ArrayList<>();
    String rest = oneLine(text);
    while (rest.length() > Screen.WIDTH) {
      int space = rest.lastIndexOf(' ', Screen.WIDTH);
      int end = space > 0 ? space : Screen.WIDTH;
      lines.add(rest.substring(0, end).stripTrailing());
      rest = rest.substring(end).stripLeading();
    }
    lines.add(rest);
    return lines;
  }

  static List<String> wrapAll(List<String> texts) {
    return texts.stream().flatMap(t -> wrap(t).stream()).toList();
  }
}
