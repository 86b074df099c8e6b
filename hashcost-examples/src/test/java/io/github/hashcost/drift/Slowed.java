package io.github.hashcost.drift;

/** The same with more work. */
public final class Slowed extends Planted {
  public Slowed() {
    super(15);
  }
}
