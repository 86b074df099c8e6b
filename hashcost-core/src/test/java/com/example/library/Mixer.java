package com.example.library;

/** Stands for a third-party library. */
public final class Mixer {
  private int state;

  public void add(byte b) {
    state = 31 * state + b;
  }

  public int finish() {
    int mixed = state;
    state = 0;
    return mixed;
  }
}
