package io.github.hashcost.cli;

import io.github.hashcost.result.RunResult;
import java.util.Optional;

/**
 * What a second JVM measured.
 *
 * @param whyNot a sentence where it measured nothing, else empty
 */
record ChildRun(Optional<RunResult> run, String whyNot) {
  static ChildRun of(RunResult run) {
    return new ChildRun(Optional.of(run), "");
  }

  static ChildRun none(String whyNot) {
    return new ChildRun(Optional.empty(), whyNot);
  }
}
