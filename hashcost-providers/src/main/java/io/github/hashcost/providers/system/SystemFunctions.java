package io.github.hashcost.providers.system;

import com.sun.jna.Native;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which functions the system has, and why it has not the others. Immutable. */
final class SystemFunctions {
  private final Availability availability;
  private final List<HashFunction> present;
  private final Map<String, Availability.Unavailable> missing;

  private SystemFunctions(
      Availability availability,
      List<HashFunction> present,
      Map<String, Availability.Unavailable> missing) {
    this.availability = availability;
    this.present = List.copyOf(present);
    this.missing = Map.copyOf(missing);
  }

  /** Looked for once: the libraries of a process do not change. */
  private static final class Here {
    static final SystemFunctions FOUND = find();
  }

  static SystemFunctions here() {
    return Here.FOUND;
  }

  private static SystemFunctions find() {
    return brokenJna(Native::getLastError)
        .map(why -> new SystemFunctions(why, List.of(), Map.of()))
        .orElseGet(() -> of(LibCrypt.find(), LibArgon2.find()));
  }

  /**
   * Why JNA cannot work here, where it cannot: on its first use it unpacks a library of its own and
   * loads it, and where that fails it answers with errors of many kinds.
   */
  static Optional<Availability.Unavailable> brokenJna(Runnable firstUse) {
    try {
      firstUse.run();
      return Optional.empty();
    } catch (VirtualMachineError e) {
      throw e;
    } catch (Error e) {
      return Optional.of(
          Availability.unavailable(
              "JNA cannot load its own library (" + e.getClass().getSimpleName() + ")",
              "give it a directory to unpack into from which code may run,"
                  + " -Djna.tmpdir=DIRECTORY; from JDK 24 on allow it with"
                  + " --enable-native-access=ALL-UNNAMED; it needs glibc, not musl"));
    }
  }

  static SystemFunctions of(Optional<Crypt> crypt, Optional<LibArgon2> argon2) {
    List<HashFunction> present = new ArrayList<>();
    Map<String, Availability.Unavailable> missing = new LinkedHashMap<>();
    for (CryptMethod method : CryptMethod.all()) {
      crypt
          .filter(library -> CryptFunction.works(library, method))
          .ifPresentOrElse(
              library -> present.add(CryptFunction.of(library, method)),
              () -> missing.put(method.name(), LibCrypt.unavailable(method.name(), crypt)));
    }
    argon2.ifPresentOrElse(
        library -> present.addAll(Argon2.functions(library)),
        () -> Argon2.names().forEach(name -> missing.put(name, LibArgon2.unavailable())));
    return present.isEmpty()
        ? new SystemFunctions(missing.values().iterator().next(), present, Map.of())
        : new SystemFunctions(Availability.available(), present, missing);
  }

  /** Available as soon as one function is. */
  Availability availability() {
    return availability;
  }

  List<HashFunction> present() {
    return present;
  }

  /** By name. */
  Map<String, Availability.Unavailable> missing() {
    return missing;
  }
}
