package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Path;

/** Whether there is anything to read. */
public final class StandardInput {
  private StandardInput() {}

  /**
   * A process that is started without standard input opens another file in its place, a JVM one of
   * its own: its bytes would be hashed. Linux tells; elsewhere nobody does.
   *
   * @throws HashcostException.InvalidParameter when there is none
   */
  public static void requireOpen() {
    try {
      Path in = Path.of("/proc/self/fd/0").toRealPath();
      if (in.startsWith(Path.of(System.getProperty("java.home", "")).toRealPath())) {
        throw new HashcostException.InvalidParameter(
            "--stdin: there is no standard input; redirect one, such as < FILE, or take --file");
      }
    } catch (IOException e) {
      // A pipe has no path.
    }
  }
}
