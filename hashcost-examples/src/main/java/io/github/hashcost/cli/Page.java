package io.github.hashcost.cli;

import java.util.ArrayList;
import java.util.List;

/** A page of sections for a terminal, or as Markdown. */
final class Page {
  /** What a section is made of. */
  interface Part {
    /** Lines of at most {@link Screen#WIDTH} characters. */
    List<String> text();

    List<String> markdown();
  }

  /**
   * Sentences that belong together.
   *
   * @param line all of them, on one line
   */
  private record Paragraph(String line) implements Part {
    @Override
    public List<String> text() {
      return Words.wrap(line);
    }

    @Override
    public List<String> markdown() {
      return List.of(Words.oneLine(line));
    }
  }

  /** A title and what follows it. */
  private record Section(String title, List<Part> parts) {}

  private final String title;
  private final List<Section> sections = new ArrayList<>();

  Page(String title) {
    this.title = title;
  }

  /** Begins a section. */
  Page section(String heading) {
    sections.add(new Section(heading, new ArrayList<>()));
    return this;
  }

  /** To the section begun last. */
  Page add(Part part) {
    sections.get(sections.size() - 1).parts().add(part);
    return this;
  }

  /** A paragraph, to the section begun last. */
  Page say(String text) {
    return add(new Paragraph(text));
  }

  void show(Screen screen) {
    screen.line(title);
    for (Section section : sections) {
      screen.block(
          section.title(), section.parts().stream().flatMap(p -> p.text().stream()).toList());
    }
  }

  String markdown() {
    StringBuilder text = new StringBuilder("# " + title + "\n");
    for (Section section : sections) {
      text.append("\n## ").append(section.title()).append('\n');
      for (Part part : section.parts()) {
        text.append('\n').append(String.join("\n", part.markdown())).append('\n');
      }
    }
    return text.toString();
  }
}
