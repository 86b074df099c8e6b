package io.github.hashcost.cli;

/** Nobody reads standard output any more, or its disk is full. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1;

  OutputLost() {
    super("standard output could not be written");
  }
}
