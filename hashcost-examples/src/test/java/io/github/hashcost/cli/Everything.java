package io.github.hashcost.cli;

import io.github.hashcost.catalog.HashCatalog;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** All that a command writes, whichever way it takes. */
final class Everything {
  private Everything() {}

  /** Of one command, run in this JVM: its own streams, those of the JVM, and every log record. */
  static String writtenBy(String... command) {
    return writtenBy(HashCatalog::discover, command);
  }

  static String writtenBy(Supplier<HashCatalog> catalog, String... command) {
    ByteArrayOutputStream past = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(past, true, StandardCharsets.UTF_8);
    Logger root = Logger.getLogger("");
    Handler handler = handler(stream);
    Level level = root.getLevel();
    PrintStream out = System.out;
    PrintStream err = System.err;
    System.setOut(stream);
    System.setErr(stream);
    root.setLevel(Level.ALL);
    root.addHandler(handler);
    try {
      Captured captured = Captured.run(catalog, command);
      return captured.out() + captured.err() + past.toString(StandardCharsets.UTF_8);
    } finally {
      root.removeHandler(handler);
      root.setLevel(level);
      System.setOut(out);
      System.setErr(err);
    }
  }

  private static Handler handler(PrintStream stream) {
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord entry) {
            stream.println(entry.getMessage());
            if (entry.getParameters() != null) {
              stream.println(Arrays.toString(entry.getParameters()));
            }
            if (entry.getThrown() != null) {
              entry.getThrown().printStackTrace(stream);
            }
          }

          @Override
          public void flush() {
            stream.flush();
          }

          @Override
          public void close() {}
        };
    handler.setLevel(Level.ALL);
    return handler;
  }
}
