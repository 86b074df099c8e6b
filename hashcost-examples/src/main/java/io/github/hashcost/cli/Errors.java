package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Turns whatever went wrong into one line and an exit code. It repeats no argument that may be a
 * password.
 */
final class Errors {
  private static final int FAILED = 1;
  private static final int BAD_INPUT = 2;
  private static final int INTERRUPTED = 130;

  /** What a shell makes of a program that SIGPIPE ended. */
  private static final int READER_GONE = 141;

  private final Screen screen;

  Errors(Screen screen) {
    this.screen = screen;
  }

  int report(Throwable failure) {
    if (failure instanceof OutputLost lost && lost.isReaderGone()) {
      return READER_GONE;
    }
    screen.error(message(failure));
    if (failure instanceof HashcostException.Interrupted) {
      return INTERRUPTED;
    }
    boolean failed =
        failure instanceof HashcostException.ProviderFailure
            || !(failure instanceof HashcostException || failure instanceof ParameterException);
    return failed ? FAILED : BAD_INPUT;
  }

  private static String message(Throwable failure) {
    if (failure instanceof UnmatchedArgumentException e) {
      return unmatched(e);
    }
    if (failure instanceof OverwrittenOptionException e) {
      return "option " + name(e.getOverwritten()) + " is given twice; once is allowed";
    }
    if (failure instanceof ParameterException e
        && e.getValue() != null
        && String.valueOf(e.getMessage()).startsWith("Unknown subcommand")) {
      return unknownCommand(e, e.getValue());
    }
    if (failure instanceof ParameterException e) {
      String text = String.valueOf(e.getMessage()).replace("'", "");
      return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1) + help(e);
    }
    if (failure instanceof HashcostException.UnknownAlgorithm e) {
      return atATerminal(String.valueOf(e.getMessage()));
    }
    if (failure instanceof HashcostException e) {
      return String.valueOf(e.getMessage());
    }
    if (failure instanceof OutputLost e) {
      return String.valueOf(e.getMessage());
    }
    if (failure instanceof OutOfMemoryError) {
      return "the heap of this JVM is too small; start java with a greater -Xmx";
    }
    // The message of an unforeseen exception may hold an input, so only its name and place are
    // shown.
    String place =
        Arrays.stream(failure.getStackTrace())
            .filter(at -> at.getClassName().startsWith("io.github.hashcost."))
            .findFirst()
            .map(at -> " at " + at)
            .orElse("");
    return "internal failure: " + failure.getClass().getName() + place;
  }

  /** The library points to its methods; a person has a command for that. */
  private static String atATerminal(String message) {
    return message.replaceAll(
        "(see )?HashCatalog\\.\\w+\\(\\)( has all that there are)?", "see hashcost list");
  }

  private static String unmatched(UnmatchedArgumentException e) {
    List<String> unmatched = e.getUnmatched();
    String first = unmatched.get(0);
    CommandLine command = e.getCommandLine();
    if (e.isUnknownOption()) {
      String option = first.split("=", 2)[0];
      return "unknown option"
          + nearest(option, option, command.getCommandSpec().optionsMap().keySet())
          + help(e);
    }
    if (!command.getSubcommands().isEmpty()) {
      return unknownCommand(e, first);
    }
    return Words.counted(unmatched.size(), "argument", "arguments")
        + " too many; a text with spaces needs quotes"
        + help(e);
  }

  private static String unknownCommand(ParameterException e, String typed) {
    return "unknown command"
        + nearest("'" + typed + "'", typed, e.getCommandLine().getSubcommands().keySet())
        + help(e);
  }

  /**
   * What is like no word that there is may be a password, and what follows a word may be one that
   * was typed without a space; neither is repeated.
   */
  private static String nearest(String shown, String typed, Set<String> words) {
    List<String> nearest = Nearest.to(typed, words);
    if (nearest.isEmpty()) {
      return "";
    }
    boolean runsOn = words.stream().anyMatch(word -> word.length() > 2 && typed.startsWith(word));
    return (runsOn ? "" : " " + shown) + "; nearest: " + String.join(", ", nearest);
  }

  private static String help(ParameterException e) {
    return "; see " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help";
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
