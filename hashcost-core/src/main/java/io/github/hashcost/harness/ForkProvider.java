package io.github.hashcost.harness;

import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashcostException;
import java.lang.reflect.Modifier;
import java.util.Iterator;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds one provider by its class, and leaves the others untouched where it can. */
final class ForkProvider {
  private static final int MOST_STEPS = 1_000;

  private ForkProvider() {}

  /**
   * The provider of this class, from the loader that loaded hashcost.
   *
   * @throws HashcostException.Unsupported when there is none
   */
  static HashProvider find(String providerClass) {
    Iterator<ServiceLoader.Provider<HashProvider>> walk =
        ServiceLoader.load(HashProvider.class, ForkProvider.class.getClassLoader()).stream()
            .iterator();
    for (int step = 0; step < MOST_STEPS; step++) {
      try {
        if (!walk.hasNext()) {
          break;
        }
        ServiceLoader.Provider<HashProvider> found = walk.next();
        if (found.type().getName().equals(providerClass)) {
          return found.get();
        }
        if (Modifier.isAbstract(found.type().getModifiers())) {
          // Of a static method that does not tell the class of what it makes.
          HashProvider made = found.get();
          if (made.getClass().getName().equals(providerClass)) {
            return made;
          }
        }
      } catch (ServiceConfigurationError | LinkageError e) {
        // Another provider's trouble, unless ours is missing in the end.
      }
    }
    throw new HashcostException.Unsupported("no service of class " + providerClass);
  }
}
