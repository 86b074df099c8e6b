package io.github.hashcost.result;

/** What ended the sampling of a cell that was to reach a precision. */
public enum Ending {
  /** Its interval was narrow enough. */
  PRECISION,

  /** It had all the samples that a cell may have. */
  ROUNDS,

  /** More samples would have taken longer than its part of the time budget. */
  BUDGET
}
