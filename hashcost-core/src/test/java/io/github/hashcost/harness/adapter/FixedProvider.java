package io.github.hashcost.harness.adapter;

/** Says that it cannot be loaded again. */
public final class FixedProvider extends MixerProvider {
  @Override
  public boolean reloadable() {
    return false;
  }
}
