package io.github.hashcost.harness;

/**
 * A timing loop. Its implementations are templates: {@link LoopCopies} defines each of them again
 * for every cell, so that a cell has its own profile and its own compilation. Hence none may
 * contain a lambda or a nested class, and each repeats the few lines of the loop itself.
 */
interface Loop {
  /**
   * Calls what it measures this often, without allocating, and publishes what came out so that none
   * of it is dead code.
   */
  void run(int calls) throws Exception;
}
