package io.github.hashcost.providers.system;

import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.util.List;

/** One method of {@code crypt(3)}: how it is told what to do, and what it answers. Immutable. */
interface CryptMethod {
  static List<CryptMethod> all() {
    return List.of(new Yescrypt(), new Sha512Crypt(), new Bcrypt());
  }

  String name();

  int digestBytes();

  ParameterSchema schema();

  List<TestVector> vectors();

  /** Which passwords it takes. */
  Phrase phrase(Setting setting);

  /**
   * As crypt(3) wants it and repeats it, all up to the hash.
   *
   * @param setting has a salt
   */
  String text(Setting setting);

  /**
   * The bytes of the hash.
   *
   * @param hash what crypt(3) put behind the setting
   * @throws IllegalArgumentException when it is none
   */
  byte[] digest(String hash);
}
