package io.github.hashcost.result;

/** How much of the measured code is fresh for each cell, least first. */
public enum Isolation {
  /** A copy of the timing loop of its own: its own profile, its own compilation. */
  LOOP,
  /** The provider's package too. */
  ADAPTER,
  /** The libraries behind it too; not the JDK, nor hashcost itself. */
  LIBRARY,
  /** A child JVM. */
  FORK
}
