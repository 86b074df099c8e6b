package io.github.hashcost.testkit;

import io.github.hashcost.api.HashcostException;

/** What may be said of an exception: the text of others may hold an input. */
final class Words {
  private Words() {}

  static String of(Throwable thrown) {
    return thrown instanceof HashcostException ours
        ? ours.getClass().getSimpleName() + ": " + ours.getMessage()
        : thrown.getClass().getName();
  }

  static String ofCause(Exception wrapper) {
    Throwable cause = wrapper.getCause();
    return of(cause == null ? wrapper : cause);
  }
}
