package io.github.hashcost.harness;

import java.util.LinkedHashSet;
import java.util.Set;

/** Sees which copies of a class ran: it is shared itself, whatever is made again. */
public final class Witness {
  private static final Set<Class<?>> SEEN = new LinkedHashSet<>();

  private Witness() {}

  public static synchronized void saw(Object object) {
    SEEN.add(object.getClass());
  }

  static synchronized void forget() {
    SEEN.clear();
  }

  static synchronized long copiesOf(String simpleName) {
    return SEEN.stream().filter(c -> c.getSimpleName().equals(simpleName)).count();
  }

  static synchronized Set<Class<?>> seen() {
    return new LinkedHashSet<>(SEEN);
  }
}
