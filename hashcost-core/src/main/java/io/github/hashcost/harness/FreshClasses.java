package io.github.hashcost.harness;

import io.github.hashcost.result.Isolation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Defines classes again, from the bytes they were first defined from, so that they get profiles and
 * compilations of their own. It goes by package, not by where a class lies: in a shaded jar the
 * adapter, the library and hashcost itself lie in one. Collected with the last object of its
 * classes.
 */
final class FreshClasses extends ClassLoader {
  private static final String OURS = "io.github.hashcost.";
  private static final byte[] LOADS_NATIVE_CODE = "loadLibrary".getBytes(StandardCharsets.US_ASCII);

  private final Class<?> origin;
  private final boolean libraryToo;
  private final String adapter;
  private final Set<String> nativePackages = new TreeSet<>();

  private FreshClasses(Class<?> origin, boolean libraryToo) {
    super(origin.getClassLoader());
    this.origin = origin;
    this.libraryToo = libraryToo;
    adapter = origin.getPackageName() + ".";
  }

  /**
   * The class again, with its package and those below it; and at {@link Isolation#LIBRARY} with
   * everything else but the JDK, hashcost, and packages that load native code.
   *
   * @throws ClassNotFoundException when its bytes are nowhere to be read
   */
  static Class<?> again(Class<?> origin, Isolation isolation) throws ClassNotFoundException {
    ClassLoader fresh = new FreshClasses(origin, isolation == Isolation.LIBRARY);
    Class<?> again = fresh.loadClass(origin.getName());
    if (again == origin) {
      throw new ClassNotFoundException("its class file cannot be read, or it loads native code");
    }
    return again;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> found = findLoadedClass(name);
      if (found == null && isFresh(name)) {
        found = define(name);
      }
      return found == null ? super.loadClass(name, resolve) : found;
    }
  }

  private boolean isFresh(String name) {
    return name.startsWith(adapter) || (libraryToo && !name.startsWith(OURS) && !isOfTheJdk(name));
  }

  private static boolean isOfTheJdk(String name) {
    if (name.startsWith("java.")) {
      return true;
    }
    try {
      getPlatformClassLoader().loadClass(name);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** Null where it has to be shared. */
  private @Nullable Class<?> define(String name) throws ClassNotFoundException {
    byte[] bytes = bytes(name);
    if (bytes == null || nativePackages.contains(packageOf(name))) {
      return null;
    }
    if (contains(bytes, LOADS_NATIVE_CODE)) {
      // A native library belongs to one loader only, so its package stays where it is.
      nativePackages.add(packageOf(name));
      return null;
    }
    ProtectionDomain domain = name.startsWith(adapter) ? origin.getProtectionDomain() : null;
    return defineClass(name, bytes, 0, bytes.length, domain);
  }

  private byte @Nullable [] bytes(String name) throws ClassNotFoundException {
    String path = name.replace('.', '/') + ".class";
    try (InputStream in = open(name, path)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /** Through the provider's module where it is a named one; class files are never encapsulated. */
  private @Nullable InputStream open(String name, String path) throws IOException {
    Module module = origin.getModule();
    if (module.isNamed() && module.getPackages().contains(packageOf(name))) {
      return module.getResourceAsStream(path);
    }
    return getParent().getResourceAsStream(path);
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  private static boolean contains(byte[] bytes, byte[] wanted) {
    for (int at = 0; at <= bytes.length - wanted.length; at++) {
      int matched = 0;
      while (matched < wanted.length && bytes[at + matched] == wanted[matched]) {
        matched++;
      }
      if (matched == wanted.length) {
        return true;
      }
    }
    return false;
  }
}
