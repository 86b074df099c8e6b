package io.github.hashcost.readme;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Draws what a command printed, as an SVG of a terminal. */
final class DemoPicture {
  private static final double COLUMN = 8.4;
  private static final int LINE = 19;
  private static final int COLUMNS = 100;
  private static final int MARGIN = 20;
  private static final int FIRST_LINE = 62;

  private static final Pattern RATIO = Pattern.compile("costs [0-9.,]+ (x|times)");

  private DemoPicture() {}

  static String svg(String command, List<String> lines) {
    int width = (int) Math.ceil(COLUMNS * COLUMN) + 2 * MARGIN;
    int height = FIRST_LINE + LINE * (lines.size() + 1) + MARGIN;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" role="img">
            <title>Output of the hashcost demo</title>
            <style>
            text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #c9d1d9; white-space: pre }
            .prompt { fill: #7ee787 } .heading { fill: #79c0ff; font-weight: bold } .rule { fill: #484f58 } .ratio { fill: #ffa657 }
            </style>
            <rect width="%1$d" height="%2$d" rx="8" fill="#0d1117"/>
            <circle cx="22" cy="20" r="6" fill="#ff5f56"/><circle cx="42" cy="20" r="6" fill="#ffbd2e"/><circle cx="62" cy="20" r="6" fill="#27c93f"/>
            """,
            width,
            height));
    line(svg, 0, "$ " + command);
    for (int i = 0; i < lines.size(); i++) {
      line(svg, i + 1, lines.get(i));
    }
    return svg.append("</svg>\n").toString();
  }

  private static void line(StringBuilder svg, int row, String text) {
    if (text.isEmpty()) {
      return;
    }
    // The length is given, so that columns stay columns in whatever font there is.
    svg.append(
        String.format(
            Locale.ROOT,
            "<text xml:space=\"preserve\" x=\"%d\" y=\"%d\" textLength=\"%.1f\"%s>%s</text>\n",
            MARGIN,
            FIRST_LINE + LINE * row,
            COLUMN * text.length(),
            style(text),
            RATIO.matcher(escaped(text)).replaceAll("<tspan class=\"ratio\">$0</tspan>")));
  }

  private static String style(String text) {
    if (text.startsWith("$ ")) {
      return " class=\"prompt\"";
    }
    if (text.startsWith("== ")) {
      return " class=\"heading\"";
    }
    return text.matches("[- ]+") ? " class=\"rule\"" : "";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
