package io.github.hashcost.catalog;

import io.github.hashcost.api.HashProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * Finds services files in a directory and makes its own copies of the providers of package broken,
 * except of the classes that are hidden, as when a jar is missing.
 */
class ProviderLoader extends URLClassLoader {
  static final String BROKEN = "io.github.hashcost.catalog.broken.";

  private final Set<String> hidden;

  ProviderLoader(Path directory, String... hidden) throws MalformedURLException {
    super(new URL[] {directory.toUri().toURL()}, ProviderLoader.class.getClassLoader());
    this.hidden = Set.of(hidden);
  }

  static Path writeServices(Path directory, String text) {
    try {
      Path services = Files.createDirectories(directory.resolve("META-INF/services"));
      return Files.writeString(services.resolve(HashProvider.class.getName()), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      if (!name.startsWith(BROKEN)) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : copy(name);
    }
  }

  private Class<?> copy(String name) throws ClassNotFoundException {
    if (hidden.contains(name)) {
      throw new ClassNotFoundException(name);
    }
    try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
