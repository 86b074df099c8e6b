package io.github.hashcost.providers.password4j;

import com.password4j.Hash;
import io.github.hashcost.api.HashcostException;
import java.util.function.Supplier;

/** What Password4j throws may spell the salt: neither its text nor itself goes on. */
final class Failures {
  private Failures() {}

  static Hash guard(String name, Supplier<Hash> call) {
    try {
      return call.get();
    } catch (IllegalArgumentException | UnsupportedOperationException e) {
      throw new HashcostException.ProviderFailure(
          "Password4j failed at " + name + " with " + e.getClass().getName());
    }
  }
}
