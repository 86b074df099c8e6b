package io.github.hashcost.providers;

import static org.assertj.core.api.Assertions.assertThat;

import com.dynatrace.hash4j.hashing.HashValue128;
import com.google.common.hash.Hashing;
import com.google.common.util.concurrent.internal.InternalFutureFailureAccess;
import com.password4j.HashingFunction;
import com.sun.jna.Memory;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.providers.simple.SimpleProvider;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import org.bouncycastle.crypto.Digest;
import org.junit.jupiter.api.Test;

/** As modules; every loader here can also find the libraries on the class path. */
class ModulePathTest {
  private static final Path[] NONE = {};
  private static final Path[] LIBRARIES = {
    place(Digest.class),
    place(Hashing.class),
    place(InternalFutureFailureAccess.class),
    place(HashingFunction.class),
    place(HashValue128.class),
    place(Memory.class)
  };

  @Test
  void aLibraryOnTheClassPathIsOutOfBoundsForAModule() throws Exception {
    assertThat(ask("simple", "availability", NONE)).startsWith("Available");
    assertThat(ask("jca", "availability", NONE)).startsWith("Available");
    assertThat(ask("bc", "availability", NONE)).contains("bcprov-jdk18on, on the module path");
    assertThat(ask("guava", "availability", NONE)).contains("com.google.guava:guava");
    assertThat(ask("hash4j", "availability", NONE)).contains("com.dynatrace.hash4j:hash4j");
    assertThat(ask("password4j", "availability", NONE)).contains("com.password4j:password4j");
    assertThat(ask("native", "availability", NONE)).contains("net.java.dev.jna:jna");
  }

  /** Bouncy Castle offers a service that java.base uses, so it is resolved without being named. */
  @Test
  void aLibraryOnTheModulePathIsUsedOnceItIsResolved() throws Exception {
    assertThat(ask("bc", "functions", LIBRARIES)).contains("blake3-256");
    assertThat(ask("guava", "availability", LIBRARIES)).contains("--add-modules com.google.common");
    assertThat(ask("guava", "functions", LIBRARIES, "com.google.common")).contains("siphash-2-4");
    assertThat(ask("password4j", "availability", LIBRARIES)).contains("--add-modules password4j");
    assertThat(ask("password4j", "functions", LIBRARIES, "password4j")).contains("balloon-sha256");
    assertThat(ask("hash4j", "functions", LIBRARIES, "com.dynatrace.hash4j")).contains("xxh64");
    assertThat(ask("native", "availability", LIBRARIES)).contains("--add-modules com.sun.jna");
    assertThat(ask("native", "availability", LIBRARIES, "com.sun.jna")).doesNotContain("JNA");
  }

  /** What a provider answers, in a layer made as the JVM makes the first one. */
  private static String ask(String name, String question, Path[] libraries, String... added)
      throws Exception {
    Set<String> roots = new HashSet<>(List.of(added));
    roots.add("io.github.hashcost.providers");
    ModuleFinder modulePath =
        ModuleFinder.compose(
            ModuleFinder.of(place(HashProvider.class), place(SimpleProvider.class)),
            ModuleFinder.of(libraries));
    ModuleLayer boot = ModuleLayer.boot();
    Configuration modules =
        boot.configuration().resolveAndBind(modulePath, ModuleFinder.of(), roots);
    ModuleLayer layer =
        boot.defineModulesWithOneLoader(modules, ModulePathTest.class.getClassLoader());
    // Not the test's own copy of the interface.
    Class<?> service =
        layer.findLoader("io.github.hashcost.api").loadClass(HashProvider.class.getName());
    for (Object provider : ServiceLoader.load(layer, service)) {
      if (service.getMethod("name").invoke(provider).equals(name)) {
        return service.getMethod(question).invoke(provider).toString();
      }
    }
    throw new AssertionError("no provider " + name);
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }
}
