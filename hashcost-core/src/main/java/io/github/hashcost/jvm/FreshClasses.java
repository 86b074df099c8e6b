package io.github.hashcost.jvm;

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
 * classes. Not API.
 */
public final class FreshClasses extends ClassLoader {
  private static final String OURS = "io.github.hashcost.";
  private static final String API = OURS + "api.";
  private static final byte[] LOADS_NATIVE_CODE = "loadLibrary".getBytes(StandardCharsets.US_ASCII);

  /** What is fresh, and what is not to be found at all. */
  private enum Reach {
    ADAPTER,
    LIBRARY,
    ADAPTER_ALONE
  }

  private final Class<?> origin;
  private final Reach reach;
  private final String adapter;
  private final Set<String> nativePackages = new TreeSet<>();

  private FreshClasses(Class<?> origin, Reach reach) {
    super(origin.getClassLoader());
    this.origin = origin;
    this.reach = reach;
    adapter = origin.getPackageName() + ".";
  }

  /**
   * The class again, with its package and those below it.
   *
   * @throws ClassNotFoundException when its bytes are nowhere to be read
   */
  public static Class<?> adapter(Class<?> origin) throws ClassNotFoundException {
    return again(origin, Reach.ADAPTER);
  }

  /**
   * The class again, with everything else but the JDK, hashcost, and packages that load native
   * code.
   *
   * @throws ClassNotFoundException when its bytes are nowhere to be read
   */
  public static Class<?> library(Class<?> origin) throws ClassNotFoundException {
    return again(origin, Reach.LIBRARY);
  }

  /**
   * The class again, with its package and those below it, where nothing else is but the JDK and
   * hashcost's API.
   *
   * @throws ClassNotFoundException when its bytes are nowhere to be read
   */
  public static Class<?> adapterAlone(Class<?> origin) throws ClassNotFoundException {
    return again(origin, Reach.ADAPTER_ALONE);
  }

  private static Class<?> again(Class<?> origin, Reach reach) throws ClassNotFoundException {
    Class<?> again = new FreshClasses(origin, reach).loadClass(origin.getName());
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
      if (found == null && reach == Reach.ADAPTER_ALONE && isForeign(name)) {
        throw new ClassNotFoundException(name);
      }
      return found == null ? super.loadClass(name, resolve) : found;
    }
  }

  private boolean isFresh(String name) {
    return name.startsWith(adapter)
        || (reach == Reach.LIBRARY && isForeign(name) && !name.startsWith(OURS));
  }

  private static boolean isForeign(String name) {
    return !name.startsWith(API) && !isOfTheJdk(name);
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
