package io.github.hashcost.harness;

import java.util.List;

/**
 * Another JVM like this one, to measure in: one run tells of one JVM only, and the next one may
 * compile the same code otherwise.
 */
public final class FreshJvm {
  private FreshJvm() {}

  /**
   * A JVM that runs a main class of this program, not started yet: the same executable, class path,
   * modules, heap, collector and flags, as a child of isolation {@code FORK} has them. Left out is
   * what would slow it, listen, write files or tell a secret: debuggers, agents, logs, dumps and
   * system properties, and the variables from which Java takes flags.
   *
   * @param main found on the class path or module path of this JVM
   * @param flags of the JVM, after those that it has in common with this one
   * @param arguments of the main class; others can read a command line, so no secret may be there
   */
  public static ProcessBuilder running(Class<?> main, List<String> flags, List<String> arguments) {
    return ForkCommand.likeThisJvm().running(main, flags, arguments);
  }
}
