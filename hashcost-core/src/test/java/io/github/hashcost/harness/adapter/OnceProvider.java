package io.github.hashcost.harness.adapter;

/** Can be made by the loader that found it only. */
public final class OnceProvider extends MixerProvider {
  public OnceProvider() {
    if (getClass().getClassLoader() != ClassLoader.getSystemClassLoader()) {
      throw new IllegalStateException("another loader");
    }
  }
}
