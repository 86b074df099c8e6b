package io.github.hashcost.providers.system;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.Parameter.Role;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;

/** A method of {@code crypt(3)} as a function. */
final class CryptFunction {
  private CryptFunction() {}

  static HashFunction of(Crypt crypt, CryptMethod method) {
    HashSpec spec =
        HashSpec.builder(method.name())
            .digestBits(8 * method.digestBytes())
            .parameters(method.schema())
            .allocates()
            .implementation(crypt.description())
            .build();
    return HashFunction.tunable(
        spec,
        setting -> hasher(crypt, method, setting),
        method.vectors().toArray(TestVector[]::new));
  }

  private static CryptHasher hasher(Crypt crypt, CryptMethod method, Setting setting) {
    if (setting.salt().length == 0) {
      Parameter salt = method.schema().parameter("salt").orElseThrow();
      throw new HashcostException.InvalidParameter(
          method.name()
              + ": no salt; give "
              + (salt.min() == salt.max() ? "" : salt.min() + " to ")
              + salt.max()
              + " bytes, named salt");
    }
    SystemMemory.check(method.name(), setting);
    return new CryptHasher(crypt, method, setting);
  }

  /** Whether this library knows it: that shows only when it is asked for a hash. */
  static boolean works(Crypt crypt, CryptMethod method) {
    Setting cheapest = method.schema().defaults().drawn(0);
    for (Parameter p : method.schema().parameters()) {
      if (p.role() == Role.TIME || p.role() == Role.MEMORY) {
        cheapest = cheapest.with(p.name(), p.min());
      }
    }
    try (CryptHasher hasher = new CryptHasher(crypt, method, cheapest)) {
      hasher.hash(new byte[0], 0, 0, new byte[method.digestBytes()], 0);
      return true;
    } catch (HashcostException e) {
      return false;
    }
  }
}
