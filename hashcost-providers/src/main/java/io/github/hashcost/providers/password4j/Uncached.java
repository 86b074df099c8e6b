package io.github.hashcost.providers.password4j;

import io.github.hashcost.api.HashcostException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.Map;

/**
 * Makes a function of Password4j past its constructor. The public way in keeps every instance for
 * ever, with a template of its whole memory, and its constructor leaves a shutdown hook behind that
 * nobody can take away. An object made here goes when its hasher goes.
 */
final class Uncached {
  private Uncached() {}

  /**
   * @param fields every one that is not to stay zero or null
   * @throws HashcostException.ProviderFailure when this version of the library has other fields, or
   *     this JVM refuses
   */
  static <T> T make(Class<T> type, Map<String, Object> fields) {
    try {
      T object = type.cast(blank(type).newInstance());
      for (Map.Entry<String, Object> e : fields.entrySet()) {
        // They are final, but not to who made the object past its constructor.
        Field field = type.getDeclaredField(e.getKey());
        field.setAccessible(true);
        field.set(object, e.getValue());
      }
      return object;
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new HashcostException.ProviderFailure(
          type.getSimpleName()
              + " of this Password4j cannot be made without its cache; use the version that"
              + " hashcost comes with, or the same function of bc",
          e);
    }
  }

  /** By its name, since javac takes any use of it for a mistake. */
  private static Constructor<?> blank(Class<?> type) throws ReflectiveOperationException {
    Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
    return (Constructor<?>)
        factory
            .getMethod("newConstructorForSerialization", Class.class, Constructor.class)
            .invoke(
                factory.getMethod("getReflectionFactory").invoke(null),
                type,
                Object.class.getDeclaredConstructor());
  }
}
