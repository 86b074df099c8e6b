package io.github.hashcost.providers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.Availability;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.ProviderInfo;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A user may exclude any library: its provider says so, and the others work. */
class MissingLibraryTest {
  @ParameterizedTest
  @CsvSource({
    "bc, org.bouncycastle., org.bouncycastle:bcprov-jdk18on",
    "bc, org.bouncycastle.crypto.digests.Blake3, org.bouncycastle:bcprov-jdk18on",
    "guava, com.google.common., com.google.guava:guava",
    "password4j, com.password4j., com.password4j:password4j",
    "hash4j, com.dynatrace.hash4j., com.dynatrace.hash4j:hash4j",
    "native, com.sun.jna., net.java.dev.jna:jna",
    "native, com.sun.jna.internal.Cleaner, net.java.dev.jna:jna"
  })
  void aProviderWithoutItsLibrarySaysWhatToAdd(String name, String hidden, String dependency) {
    HashCatalog catalog = HashCatalog.discover(new Hiding(hidden, "io.github.hashcost.providers."));

    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.providers()).extracting(ProviderInfo::name).contains(name);
    for (ProviderInfo provider : catalog.providers()) {
      if (provider.name().equals(name)) {
        assertThat(provider.availability())
            .isInstanceOfSatisfying(
                Availability.Unavailable.class,
                missing -> assertThat(missing.howToFix()).contains(dependency));
      } else if (!provider.name().equals("native")) {
        // What the system has of that one is not known here.
        assertThat(provider.availability()).isEqualTo(Availability.available());
      }
    }
    List<String> others =
        Subject.all().stream().map(Subject::id).filter(id -> !id.startsWith(name + "/")).toList();
    assertThat(catalog.candidates())
        .extracting(c -> c.id().provider().orElseThrow() + "/" + c.id().name())
        .containsExactlyInAnyOrderElementsOf(others);
  }

  /** Without its logging, which its exclusion in the POM takes away. */
  @Test
  void password4jNeedsNoSlf4j() {
    HashCatalog catalog =
        HashCatalog.discover(
            new Hiding("org.slf4j.", "io.github.hashcost.providers.", "com.password4j."));

    List<Candidate> functions =
        catalog.candidates().stream()
            .filter(c -> c.id().provider().equals(Optional.of("password4j")))
            .toList();

    assertThat(functions).hasSize(10);
    for (Candidate function : functions) {
      assertThat(function.failingVector()).as("%s", function).isEmpty();
    }
  }

  /** Loads some packages itself, and pretends that the hidden classes are not there. */
  private static final class Hiding extends ClassLoader {
    private final String hidden;
    private final List<String> own;

    Hiding(String hidden, String... own) {
      super(MissingLibraryTest.class.getClassLoader());
      this.hidden = hidden;
      this.own = List.of(own);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith(hidden)) {
        throw new ClassNotFoundException(name);
      }
      if (own.stream().noneMatch(name::startsWith)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (file == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = file.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
