package io.github.hashcost.providers.password4j;

import com.password4j.BcryptFunction;
import com.password4j.types.Bcrypt;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A subclass can be made without the cache. */
final class BcryptUncached extends BcryptFunction {
  private final String prefix;

  /**
   * Of this version and cost.
   *
   * @param minor a, b or y
   */
  BcryptUncached(char minor, int cost) {
    super(Bcrypt.valueOf(minor), cost);
    prefix = String.format(Locale.ROOT, "$2%c$%02d$", minor, cost);
  }

  boolean isVersionA() {
    return getType() == Bcrypt.A;
  }

  /** The salt as Password4j takes it: the start of a stored hash. */
  byte[] setting(byte[] salt) {
    StringBuilder setting = new StringBuilder(prefix);
    encodeBase64(salt, salt.length, setting);
    return setting.toString().getBytes(StandardCharsets.US_ASCII);
  }
}
