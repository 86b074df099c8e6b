package io.github.hashcost.harness;

/**
 * A computation without state that answers a number, such as a checksum: a {@link Work} would box
 * it.
 *
 * @param <T> what it works on
 */
@FunctionalInterface
public interface LongWork<T> {
  /**
   * One call.
   *
   * @return what came out, so that none of the work can be left out
   * @throws Exception ends this cell with a failure, not the run
   */
  long apply(T input) throws Exception;
}
