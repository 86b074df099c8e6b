package io.github.hashcost.attacker;

import io.github.hashcost.api.HashcostException;

/** Checks what a caller gives. */
final class Bounds {
  private Bounds() {}

  /** Above the lower bound, at most the upper. */
  static double require(String what, double value, double above, double max) {
    if (!(value > above && value <= max)) {
      throw new HashcostException.InvalidParameter(
          what
              + " "
              + value
              + ": a number above "
              + Figures.plain(above)
              + " and at most "
              + Figures.plain(max)
              + " is allowed");
    }
    return value;
  }
}
