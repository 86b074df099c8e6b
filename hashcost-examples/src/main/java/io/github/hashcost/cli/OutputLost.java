package io.github.hashcost.cli;

/** Standard output takes no more: its reader has gone, or its disk is full. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final boolean readerGone;

  /**
   * @param readerGone whether it was a pipe, whose reader had enough, as {@code head} has
   */
  OutputLost(boolean readerGone) {
    super("standard output could not be written");
    this.readerGone = readerGone;
  }

  boolean isReaderGone() {
    return readerGone;
  }
}
