package io.github.hashcost.attacker;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers in texts, the same in every locale. */
final class Figures {
  private Figures() {}

  /** Four significant digits, never with an exponent: {@code 184000}, {@code 0.0123}. */
  static String plain(double value) {
    return BigDecimal.valueOf(value).round(new MathContext(4)).stripTrailingZeros().toPlainString();
  }
}
