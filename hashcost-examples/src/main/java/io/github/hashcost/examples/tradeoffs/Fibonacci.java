package io.github.hashcost.examples.tradeoffs;

import io.github.hashcost.harness.Operation;

/**
 * A Fibonacci number by its definition, which takes as many calls as the number is large: a program
 * that is calls and additions and nothing else, so that what runs it is all that matters.
 */
public final class Fibonacci {
  /** Small enough that no interpreter takes a second for it. */
  public static final int N = 27;

  /** F(27): OEIS A000045. */
  public static final long VALUE = 196_418;

  private Fibonacci() {}

  static long of(int n) {
    return n < 2 ? n : of(n - 1) + of(n - 2);
  }

  /** Compiled by this JVM, as all code is that runs often. */
  public static Operation operation() {
    return Operation.ofLong(name("jit"), N, Fibonacci::checked);
  }

  /** Selects its cell in a result. */
  static String name(String by) {
    return "fibonacci:by=" + by + ",n=" + N;
  }

  private static long checked(int n) {
    long value = of(n);
    if (value != VALUE) {
      throw new ArithmeticException("F(" + n + ") came out as " + value);
    }
    return value;
  }

  /**
   * The child: as {@code fibonacci.c} and {@code fibonacci.py} it prints its version, and then the
   * value and the nanoseconds of each repetition.
   *
   * @param args n, and how often
   */
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int repetitions = Integer.parseInt(args[1]);
    System.out.println("version Java " + System.getProperty("java.version"));
    for (int i = 0; i < repetitions; i++) {
      long start = System.nanoTime();
      long value = of(n);
      long nanos = System.nanoTime() - start;
      System.out.println(value + " " + nanos);
    }
  }
}
