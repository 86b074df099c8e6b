package io.github.hashcost.cli;

/**
 * While it is open, code that ends the JVM is told on by name, and the exit code is 1: without it,
 * a provider that calls {@code System.exit(0)} would pass for a sound one.
 */
final class ExitGuard {
  private final Thread hook;

  private ExitGuard(Thread hook) {
    this.hook = hook;
  }

  static ExitGuard during(String check, Screen screen) {
    Thread hook =
        new Thread(
            () -> {
              screen.error(check + ": the JVM was ended meanwhile");
              Runtime.getRuntime().halt(1);
            },
            "hashcost-exit-guard");
    Runtime.getRuntime().addShutdownHook(hook);
    return new ExitGuard(hook);
  }

  void close() {
    Runtime.getRuntime().removeShutdownHook(hook);
  }
}
