package io.github.hashcost.examples.tradeoffs;

import io.github.hashcost.api.HashcostException;
import java.time.Duration;
import java.util.List;

/** Runs other programs, one at a time. */
@FunctionalInterface
public interface Programs {
  /**
   * What a program wrote to its standard output until it ended with exit code 0.
   *
   * @param command the name of a program or its absolute path, then its arguments, which hold no
   *     secret: everybody on the machine can read them
   * @param limit then it is ended
   * @throws NoAnswer when it is not there, failed, took longer or wrote too much
   * @throws HashcostException.Interrupted when the thread is interrupted; the program is ended
   */
  String output(List<String> command, Duration limit) throws NoAnswer;
}
