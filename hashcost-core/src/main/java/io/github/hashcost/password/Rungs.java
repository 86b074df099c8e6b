package io.github.hashcost.password;

import io.github.hashcost.api.Parameter;

/** The allowed values of a parameter, counted from the least, which is rung 0. Immutable. */
final class Rungs {
  private final Parameter parameter;

  Rungs(Parameter parameter) {
    this.parameter = parameter;
  }

  long count() {
    return indexOf(parameter.max()) + 1;
  }

  long value(long rung) {
    return powersOfTwo() ? parameter.min() << rung : parameter.min() + rung;
  }

  /** Of the highest rung that is not above the value. */
  long indexOf(long value) {
    return powersOfTwo()
        ? Long.numberOfTrailingZeros(
            Long.highestOneBit(value) / Long.highestOneBit(parameter.min()))
        : value - parameter.min();
  }

  private boolean powersOfTwo() {
    return parameter.step() == Parameter.Step.POWER_OF_TWO;
  }
}
