package io.github.hashcost.password;

/**
 * A level that was not run.
 *
 * @param why such as {@code they fill 310 MiB, and 192 MiB is allowed}
 * @param forMemory whether memory is the reason, and not time
 */
record NotRun(int atOnce, String why, boolean forMemory) {
  @Override
  public String toString() {
    return atOnce + " at once were not run: " + why;
  }
}
