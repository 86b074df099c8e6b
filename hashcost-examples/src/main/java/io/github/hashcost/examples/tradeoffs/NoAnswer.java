package io.github.hashcost.examples.tradeoffs;

/** Another program is not there, failed, or said something else than was asked. */
public final class NoAnswer extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * @param why without a full stop, such as {@code there is no gcc on the PATH}
   */
  public NoAnswer(String why) {
    super(why);
  }

  /** Why, without a full stop. */
  public String why() {
    return String.valueOf(getMessage());
  }
}
