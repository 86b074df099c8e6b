package io.github.hashcost.providers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.Availability;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.ProviderInfo;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A user may exclude any library: its provider says so, and the others work. */
class MissingLibraryTest {
  @ParameterizedTest
  @CsvSource({
    "bc, org.bouncycastle., org.bouncycastle:bcprov-jdk18on",
    "bc, org.bouncycastle.crypto.digests.Blake3, org.bouncycastle:bcprov-jdk18on",
    "guava, com.google.common., com.google.guava:guava"
  })
  void aProviderWithoutItsLibrarySaysWhatToAdd(String name, String hidden, String dependency) {
    HashCatalog catalog = HashCatalog.discover(new Hiding(hidden));

    assertThat(catalog.problems()).isEmpty();
    assertThat(catalog.providers()).extracting(ProviderInfo::name).contains(name);
    for (ProviderInfo provider : catalog.providers()) {
      if (provider.name().equals(name)) {
        assertThat(provider.availability())
            .isInstanceOfSatisfying(
                Availability.Unavailable.class,
                missing -> assertThat(missing.howToFix()).contains(dependency));
      } else {
        assertThat(provider.availability()).isEqualTo(Availability.available());
      }
    }
    List<String> others =
        Subject.all().stream().map(Subject::id).filter(id -> !id.startsWith(name + "/")).toList();
    assertThat(catalog.candidates())
        .extracting(c -> c.id().provider().orElseThrow() + "/" + c.id().name())
        .containsExactlyInAnyOrderElementsOf(others);
  }

  /** Loads the providers itself, and pretends that the hidden classes are not there. */
  private static final class Hiding extends ClassLoader {
    private final String hidden;

    Hiding(String hidden) {
      super(MissingLibraryTest.class.getClassLoader());
      this.hidden = hidden;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith(hidden)) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith("io.github.hashcost.providers.")) {
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
