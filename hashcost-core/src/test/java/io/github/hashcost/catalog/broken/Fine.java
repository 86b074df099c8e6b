package io.github.hashcost.catalog.broken;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import java.util.List;
import java.util.Locale;

/** Has no fault; the others differ from it in one thing. Its name is that of its class. */
public class Fine implements HashProvider {
  @Override
  public String name() {
    return getClass().getSimpleName().toLowerCase(Locale.ROOT);
  }

  @Override
  public List<? extends HashFunction> functions() {
    return List.of(sum("sum-8"));
  }

  /** The sum of the bytes, modulo 256. */
  static HashFunction sum(String name, String... aliases) {
    return HashFunction.ofLong(
        HashSpec.builder(name).aliases(aliases).digestBits(8).build(),
        (input, offset, length) -> {
          long sum = 0;
          for (int i = offset; i < offset + length; i++) {
            sum += input[i] & 0xff;
          }
          return sum & 0xff;
        });
  }
}
