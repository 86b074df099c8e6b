package io.github.hashcost.drift;

/** The code of the baseline. */
public final class AsKept extends Planted {
  public AsKept() {
    super(0);
  }
}
