package io.github.hashcost.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The document: the sections that have something to say, in {@code page.html}. */
final class Page {
  private static final Pattern SLOT = Pattern.compile("\\{\\{([a-z-]+)}}");

  private static final List<String> SCRIPTS =
      List.of(
          "theme.js",
          "units.js",
          "tables.js",
          "charts.js",
          "ratios.js",
          "growth.js",
          "plane.js",
          "samples.js",
          "start.js");

  private final List<Section> sections;
  private final int bars;

  Page(Figures figures) {
    Footnotes notes = new Footnotes(figures);
    ThreadsSection threads = new ThreadsSection(figures, notes);
    RatioSection ratios = new RatioSection(figures);
    bars = ratios.bars();
    sections =
        Stream.of(
                new Lead(figures),
                ratios,
                new ResultsSection(figures, notes),
                threads,
                new GrowthSection(figures),
                new PlaneSection(figures),
                new SamplesSection(figures),
                notes,
                new EnvironmentSection(figures))
            .filter(section -> !section.isEmpty())
            .toList();
  }

  String html() {
    String style = Resources.own("page.css") + ":root { --bars: " + bars + "; }\n";
    String chartJs = Resources.chartJs();
    String script = SCRIPTS.stream().map(Resources::own).collect(Collectors.joining("\n"));
    return fill(
        Map.of(
            "policy",
            policy(style, chartJs, script),
            "style",
            style,
            "body",
            body(),
            "data",
            data(),
            "chart-js",
            chartJs,
            "script",
            script));
  }

  /** In one pass, so that what fills a slot is not searched for slots. */
  private static String fill(Map<String, String> slots) {
    Matcher slot = SLOT.matcher(Resources.own("page.html"));
    return slot.replaceAll(
        match -> Matcher.quoteReplacement(Objects.requireNonNull(slots.get(match.group(1)))));
  }

  private String body() {
    Markup page = new Markup();
    sections.forEach(section -> section.writeTo(page));
    return page.toString();
  }

  private String data() {
    return ScriptData.object(
        json -> {
          for (Section section : sections) {
            section.writeTo(json);
          }
        });
  }

  /** Nothing is fetched, and no other script or style than these runs. */
  private static String policy(String style, String... scripts) {
    return "default-src 'none'; style-src "
        + hash(style)
        + "; script-src "
        + Stream.of(scripts).map(Page::hash).collect(Collectors.joining(" "))
        + "; base-uri 'none'; form-action 'none'";
  }

  private static String hash(String source) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(source.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
