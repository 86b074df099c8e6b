package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * The files that a command line names, of any command: none may be written twice, or written over
 * while it is what the command reads. An argument names a file where its label says so, and one to
 * be written where its option does.
 */
public final class FileArguments {
  private static final Set<String> FILES = Set.of("FILE", "FIRST", "OTHER", "LEDGER");
  private static final Set<String> WRITTEN = Set.of("--json", "--csv", "--out", "--summary");

  private FileArguments() {}

  private record Named(String by, Path file, boolean written) {}

  /**
   * Before anything is read or measured.
   *
   * @throws HashcostException.InvalidParameter when a file would be written over
   */
  static void requireApart(ParseResult parsed) {
    List<Named> named = new ArrayList<>();
    for (Optional<ParseResult> p = Optional.of(parsed); p.isPresent(); p = subcommand(p.get())) {
      p.get().matchedOptionsSet().forEach(argument -> add(named, argument));
      p.get().matchedPositionalsSet().forEach(argument -> add(named, argument));
    }
    for (int i = 0; i < named.size(); i++) {
      for (int j = 0; j < named.size(); j++) {
        if (i != j && named.get(i).written && same(named.get(i).file, named.get(j).file)) {
          throw bad(named.get(i), named.get(j));
        }
      }
    }
  }

  private static Optional<ParseResult> subcommand(ParseResult parsed) {
    return Optional.ofNullable(parsed.subcommand());
  }

  private static void add(List<Named> named, ArgSpec argument) {
    if (FILES.contains(argument.paramLabel())) {
      String by =
          argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
      argument
          .stringValues()
          .forEach(name -> named.add(new Named(by, InputFile.path(name), WRITTEN.contains(by))));
    }
  }

  private static HashcostException bad(Named output, Named other) {
    return new HashcostException.InvalidParameter(
        other.written
            ? output.by + " and " + other.by + " name the same file; give each its own"
            : output.by + " '" + output.file + "' is what " + other.by + " reads; name another");
  }

  /**
   * Whether both are one file, however it is spelled, through whichever links. A pipe or a device
   * takes what comes, so it is never the same.
   */
  public static boolean same(Path one, Path other) {
    try {
      return Files.exists(one)
          ? Files.isRegularFile(one) && Files.exists(other) && Files.isSameFile(one, other)
          : !Files.exists(other) && place(one).equals(place(other));
    } catch (IOException e) {
      // Whoever opens it says what is wrong with it.
      return false;
    }
  }

  private static Path place(Path absent) throws IOException {
    Path absolute = absent.toAbsolutePath();
    Optional<Path> directory = Optional.ofNullable(absolute.getParent());
    return directory.isEmpty()
        ? absolute
        : directory.get().toRealPath().resolve(absolute.getFileName());
  }
}
