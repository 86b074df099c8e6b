package io.github.hashcost.cli.accuracy;

/**
 * Whether all measuring threads were on one CPU.
 *
 * @param cpu which; negative where they were not
 * @param whyNot empty where they were
 */
record Pinning(int cpu, String whyNot) {
  static Pinning to(int cpu) {
    return new Pinning(cpu, "");
  }

  static Pinning failed(String whyNot) {
    return new Pinning(Job.NO_CPU, whyNot);
  }

  @Override
  public String toString() {
    return whyNot.isEmpty()
        ? "all measuring threads pinned to CPU " + cpu
        : "measuring threads not pinned to one CPU: " + whyNot;
  }
}
