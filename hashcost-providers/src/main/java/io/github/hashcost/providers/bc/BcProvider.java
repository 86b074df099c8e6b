package io.github.hashcost.providers.bc;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import java.util.List;
import java.util.stream.Stream;

/** {@code bc/…}: Bouncy Castle, called directly and never registered with JCA. Immutable. */
public final class BcProvider implements HashProvider {
  /** The youngest class of those in use. */
  private static final String NEEDED = "org.bouncycastle.crypto.digests.Blake3Digest";

  /** For {@link java.util.ServiceLoader}. */
  public BcProvider() {}

  @Override
  public String name() {
    return "bc";
  }

  @Override
  public Availability availability() {
    return isReadable(NEEDED)
        ? Availability.available()
        : Availability.unavailable(
            "Bouncy Castle is not there, or is too old",
            "add org.bouncycastle:bcprov-jdk18on, on the module path if hashcost is there");
  }

  /** A class can be found and still be out of bounds: a named module reads no class path. */
  private static boolean isReadable(String className) {
    try {
      Class<?> found = Class.forName(className, false, BcProvider.class.getClassLoader());
      return BcProvider.class.getModule().canRead(found.getModule());
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  @Override
  public List<HashFunction> functions() {
    String version = BcVersion.describe();
    BcDigests digests = new BcDigests(version);
    return Stream.of(
            Sha2.functions(digests),
            Sha3.functions(digests),
            Blake.functions(digests),
            Argon2.functions(version),
            List.of(Scrypt.function(version), Bcrypt.function(version)),
            Pbkdf2.functions(version))
        .flatMap(List::stream)
        .toList();
  }
}
