package io.github.hashcost.readme;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Draws what a command printed, as an SVG of a terminal. */
final class DemoPicture {
  private static final double COLUMN = 8.4;
  private static final int LINE = 19;
  private static final int COLUMNS = 100;
  private static final int MARGIN = 20;
  private static final int FIRST_LINE = 62;

  private static final String PLAIN = "#c9d1d9";
  private static final String PROMPT = "#7ee787";
  private static final String HEADING = "#79c0ff";
  private static final String RULE = "#484f58";
  private static final String RATIO = "#ffa657";
  private static final Pattern RATIOS = Pattern.compile("costs [0-9.,]+ (x|times)");

  private final StringBuilder svg = new StringBuilder();
  private int y = FIRST_LINE;

  private DemoPicture() {}

  static String svg(String command, List<String> lines) {
    DemoPicture picture = new DemoPicture();
    picture.open(lines.size() + 1);
    picture.line("$ " + command, PROMPT);
    lines.forEach(picture::line);
    return picture.svg.append("</g>\n</svg>\n").toString();
  }

  private void open(int lines) {
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="WIDTH" height="HEIGHT" viewBox="0 0 WIDTH HEIGHT" role="img">
        <title>Output of the hashcost demo</title>
        <rect width="WIDTH" height="HEIGHT" rx="8" fill="#0d1117"/>
        <circle cx="26" cy="24" r="6" fill="#ff5f56"/>
        <circle cx="46" cy="24" r="6" fill="#ffbd2e"/>
        <circle cx="66" cy="24" r="6" fill="#27c93f"/>
        <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">
        """
            .replace("WIDTH", String.valueOf((int) Math.ceil(COLUMNS * COLUMN) + 2 * MARGIN))
            .replace("HEIGHT", String.valueOf(FIRST_LINE + LINE * (lines - 1) + MARGIN)));
  }

  private void line(String text) {
    if (text.startsWith("== ")) {
      line(text, HEADING);
    } else if (text.matches("[- ]+")) {
      line(text, RULE);
    } else {
      line(text, PLAIN);
    }
  }

  private void line(String text, String colour) {
    int from = 0;
    for (Matcher ratio = RATIOS.matcher(text); ratio.find(); from = ratio.end()) {
      piece(text, from, ratio.start(), colour);
      piece(text, ratio.start(), ratio.end(), RATIO);
    }
    piece(text, from, text.length(), colour);
    y += LINE;
  }

  /** Its length is given, so that columns stay columns in whatever font there is. */
  private void piece(String line, int from, int to, String colour) {
    String text = line.substring(from, to);
    if (!text.isBlank()) {
      svg.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%.1f\" y=\"%d\" textLength=\"%.1f\" fill=\"%s\"%s xml:space=\"preserve\">%s</text>\n",
              MARGIN + COLUMN * from,
              y,
              COLUMN * text.length(),
              colour,
              colour.equals(HEADING) ? " font-weight=\"bold\"" : "",
              text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")));
    }
  }
}
