package io.github.hashcost.environment;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the arguments of a JVM say that may change a figure, and nothing that may be secret. */
final class JvmArguments {
  private static final Pattern HARMLESS = Pattern.compile("[\\w.,:*$%=+-]*");
  private static final Pattern AGENT =
      Pattern.compile("(?:-javaagent:|-agentlib:|-agentpath:|-Xrun)([^=]*).*", Pattern.DOTALL);
  private static final Pattern LEVEL = Pattern.compile("-XX:TieredStopAtLevel=(\\d+)");
  private static final Pattern JVMCI = Pattern.compile("-XX:([+-])Use(?:JVMCICompiler|GraalJIT)");
  private static final Pattern MODE = Pattern.compile("^(\\w+) mode\\b");
  private static final Optional<String> INTERPRETED = Optional.of("interpreted");
  private static final Pattern COVERAGE = Pattern.compile("jacoco|coverage|cobertura|clover");

  private final List<String> arguments;

  JvmArguments(List<String> arguments) {
    this.arguments = List.copyOf(arguments);
  }

  /**
   * The {@code -X} and {@code -XX} ones. Properties and agents are left out, and of values that
   * could be a path, a command or a secret only {@code ...} is kept.
   */
  String flags() {
    return arguments.stream()
        .filter(
            a -> a.startsWith("-X") && !a.startsWith("-Xrun") && !a.startsWith("-Xbootclasspath"))
        .map(JvmArguments::withoutSecret)
        .collect(Collectors.joining(" "));
  }

  private static String withoutSecret(String flag) {
    boolean command = flag.startsWith("-XX:On");
    return !command && HARMLESS.matcher(flag).matches()
        ? flag
        : flag.replaceFirst("(?s)(=|[^\\w:+-]).*", "$1...");
  }

  boolean debugger() {
    return agents().anyMatch(JvmArguments::isDebugger);
  }

  /** Any but a debugger. */
  boolean agent() {
    return agents().anyMatch(name -> !isDebugger(name));
  }

  /** An agent that counts what was run, and for that changes the code that runs. */
  boolean coverage() {
    return agents().anyMatch(name -> COVERAGE.matcher(name).find());
  }

  private static boolean isDebugger(String agent) {
    return agent.contains("jdwp");
  }

  /** File names in small letters. */
  private Stream<String> agents() {
    return values(AGENT)
        .map(agent -> agent.replaceFirst("(?s).*[/\\\\]", "").toLowerCase(Locale.ROOT));
  }

  /**
   * {@code interpreted}; {@code level 1} to {@code level 3} where the compiler stops there; {@code
   * jvmci}; else the JVM's own word: {@code mixed} as it comes, {@code compiled} with {@code
   * -Xcomp}.
   *
   * @param info the property {@code java.vm.info}
   * @param version the property {@code java.vm.version}
   */
  Optional<String> jit(String info, String version) {
    Optional<String> own =
        Optional.of(MODE.matcher(info)).filter(Matcher::find).map(m -> m.group(1));
    Optional<String> level = last(LEVEL).filter(n -> n.matches("[0-3]"));
    if (own.equals(INTERPRETED) || level.equals(Optional.of("0"))) {
      return INTERPRETED;
    }
    // A build that brings such a compiler uses it unless told not to.
    boolean jvmci = last(JVMCI).orElse(version.contains("jvmci") ? "+" : "-").equals("+");
    return level.map(n -> "level " + n).or(() -> jvmci ? Optional.of("jvmci") : own);
  }

  /** The JVM, too, goes by the last of several. */
  private Optional<String> last(Pattern pattern) {
    return values(pattern).reduce((earlier, later) -> later);
  }

  private Stream<String> values(Pattern pattern) {
    return arguments.stream().map(pattern::matcher).filter(Matcher::matches).map(m -> m.group(1));
  }
}
