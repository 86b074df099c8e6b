package io.github.hashcost.api;

import java.util.List;
import java.util.function.Function;

record SimpleHashFunction(
    HashSpec spec, Function<Setting, ? extends Hasher> hashers, List<TestVector> testVectors)
    implements HashFunction {
  @Override
  public Hasher newHasher(Setting setting) {
    return hashers.apply(setting);
  }

  @Override
  public String toString() {
    return spec.name();
  }
}
