package io.github.hashcost.cli.accuracy;

import java.util.OptionalInt;

/** The one CPU that all measuring threads share, where that is possible. Thread-safe. */
public final class SharedCpu {
  private final OptionalInt cpu;
  private volatile long pinnedThread = -1;
  private volatile String whyNot = "";

  private SharedCpu(OptionalInt cpu) {
    this.cpu = cpu;
    if (cpu.isEmpty()) {
      whyNot = "it takes Linux with the command taskset";
    }
  }

  public static SharedCpu choose() {
    return new SharedCpu(ThreadPin.choose());
  }

  /** Pins the calling thread unless it is already. */
  public void take() {
    long thread = Thread.currentThread().getId();
    if (cpu.isPresent() && thread != pinnedThread) {
      pinnedThread = thread;
      ThreadPin.pin(cpu.getAsInt()).ifPresent(why -> whyNot = why);
    }
  }

  public int number() {
    return cpu.orElse(Job.NO_CPU);
  }

  /** Why a thread could not be pinned; empty where all were. */
  public String whyNot() {
    return whyNot;
  }
}
