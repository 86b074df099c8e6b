package io.github.hashcost.providers;

import com.password4j.Argon2Function;
import com.password4j.BcryptFunction;
import com.password4j.types.Argon2;
import com.password4j.types.Bcrypt;
import java.util.Arrays;

/**
 * Password4j by its public entry, cache and all. Its adapter is compared with it alone, and Bouncy
 * Castle's with another library.
 */
final class PasswordReferences {
  private PasswordReferences() {}

  static byte[] argon2(Argon2 type, byte[] password, byte[] salt) {
    return Argon2Function.getInstance(37, 2, 1, 40, type).hash(password, salt).getBytes();
  }

  static byte[] bcrypt(byte[] password, byte[] salt) {
    return Arrays.copyOf(new Raw().of(password, salt), 23);
  }

  /** Without the text of a stored hash around it. */
  private static final class Raw extends BcryptFunction {
    Raw() {
      super(Bcrypt.B, 4);
    }

    byte[] of(byte[] password, byte[] salt) {
      return cryptRaw(Arrays.copyOf(password, password.length + 1), salt, 4, false, 0);
    }
  }
}
