package io.github.hashcost.cli;

import io.github.hashcost.result.RunResult;
import java.util.List;

/** The same measurement again and again, each time in a JVM of its own. */
interface FreshRuns {
  /**
   * One run.
   *
   * @param measurement the arguments of {@code measure} that say what and how
   * @param doing for a person who waits, such as {@code JVM 2 of 5}
   * @throws NoJvm when none can be had, or it ended before it had measured
   */
  RunResult run(List<String> measurement, String doing) throws NoJvm;

  /** Why there is no result. */
  class NoJvm extends Exception {
    private static final long serialVersionUID = 1L;

    NoJvm(String why) {
      super(why);
    }
  }
}
