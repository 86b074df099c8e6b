package io.github.hashcost.speed;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;

/** Gives every cell code of its own, so that none is compiled for what the others do. */
final class Copies {
  private Copies() {}

  /** A loop of a fresh copy of its class. */
  static Loop loop(Class<? extends Loop> template, Object... arguments) {
    try {
      return (Loop)
          MethodHandles.lookup()
              .defineHiddenClass(bytes(template.getClassLoader(), template.getName()), true)
              .lookupClass()
              .getDeclaredConstructors()[0]
              .newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no copy of " + template.getName() + " could be made", e);
    }
  }

  /** A provider whose package is loaded afresh; the library below is shared. */
  static <T> T adapter(Class<? extends T> provider, Class<T> type) {
    try {
      return type.cast(
          new Fresh(provider).loadClass(provider.getName()).getDeclaredConstructor().newInstance());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no copy of " + provider.getName() + " could be made", e);
    }
  }

  private static final class Fresh extends ClassLoader {
    private final ClassLoader shared;
    private final String room;

    Fresh(Class<?> provider) {
      super(provider.getClassLoader());
      shared = provider.getClassLoader();
      room = provider.getPackageName() + ".";
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(room)) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) {
          return loaded;
        }
        byte[] bytes = bytes(shared, name);
        return defineClass(name, bytes, 0, bytes.length);
      }
    }
  }

  private static byte[] bytes(ClassLoader loader, String className) {
    String file = className.replace('.', '/') + ".class";
    try (InputStream in = loader.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is not on the class path");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
