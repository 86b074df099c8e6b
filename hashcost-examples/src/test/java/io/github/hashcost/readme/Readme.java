package io.github.hashcost.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** README.md, cut into headings, fenced blocks and rows of tables. */
final class Readme {
  /** The tests of a module run in its directory. */
  static final Path ROOT = Path.of("..");

  private static final String FENCE = "```";

  /** A number, but not the one in the name of a function. */
  private static final Pattern FIGURE = Pattern.compile("(?<![\\w.,-])[0-9][0-9.,]*");

  /** What stands between two fences. */
  record Block(String heading, String language, List<String> lines) {
    String text() {
      return String.join("\n", lines) + "\n";
    }

    String onlyLine() {
      assertThat(lines).as("the %s block of \"%s\"", language, heading).hasSize(1);
      return lines.get(0);
    }

    String name() {
      return heading + ": " + language;
    }
  }

  private final List<Block> blocks = new ArrayList<>();
  private final List<List<String>> rows = new ArrayList<>();
  private final String prose;

  private Readme(List<String> lines) {
    String heading = "";
    List<String> rest = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith(FENCE)) {
        int end = i + 1 + lines.subList(i + 1, lines.size()).indexOf(FENCE);
        blocks.add(
            new Block(
                heading, line.substring(FENCE.length()), List.copyOf(lines.subList(i + 1, end))));
        i = end;
        continue;
      }
      if (line.startsWith("#")) {
        heading = line.replaceFirst("#+ ", "");
      } else if (line.startsWith("|")) {
        rows.add(Stream.of(line.split("\\|")).map(String::strip).skip(1).toList());
      }
      rest.add(line);
    }
    prose = String.join("\n", rest);
  }

  static Readme read() {
    return new Readme(read("README.md").lines().toList());
  }

  /** A file of the project. */
  static String read(String path) {
    try {
      return Files.readString(ROOT.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Block> blocks() {
    return List.copyOf(blocks);
  }

  Block block(String name) {
    List<Block> found = blocks.stream().filter(b -> b.name().equals(name)).toList();
    assertThat(found).as("blocks that are \"%s\"", name).hasSize(1);
    return found.get(0);
  }

  /** Every row of every table, without the head and the line below it. */
  List<List<String>> rows() {
    return rows.subList(2, rows.size());
  }

  /** All lines outside of fences. */
  String prose() {
    return prose;
  }

  /** What lines of two runs have in common. */
  static String withoutFigures(String line) {
    return FIGURE.matcher(line).replaceAll("#");
  }
}
