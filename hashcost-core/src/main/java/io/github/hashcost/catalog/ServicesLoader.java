package io.github.hashcost.catalog;

import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Stands before the loader that is searched, defines nothing, and mends two things: it knows which
 * provider was being loaded when an error does not say, and it lists services files once and to an
 * end, since ServiceLoader asks again for ever when that fails.
 */
final class ServicesLoader extends ClassLoader {
  private static final int MOST_FILES = 1000;

  private final Consumer<ProviderProblem> problems;
  private volatile String lastAskedFor = "a provider";

  ServicesLoader(ClassLoader searched, Consumer<ProviderProblem> problems) {
    super(searched);
    this.problems = problems;
  }

  /** The class asked for last. */
  String lastAskedFor() {
    return lastAskedFor;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    lastAskedFor = name;
    return super.loadClass(name, resolve);
  }

  @Override
  public Enumeration<URL> getResources(String name) {
    Map<String, URL> files = new LinkedHashMap<>();
    try {
      Enumeration<URL> all = super.getResources(name);
      int count = 0;
      while (all.hasMoreElements()) {
        if (++count > MOST_FILES) {
          problems.accept(
              ProviderProblem.of(
                  "the class loader lists more than " + MOST_FILES + " files " + name,
                  "look for a class loader that lists resources without end"));
          break;
        }
        URL file = all.nextElement();
        files.putIfAbsent(file.toExternalForm(), file);
      }
    } catch (Throwable t) {
      problems.accept(
          ProviderProblem.of(
              "the class loader cannot list " + name, "give a class loader that works", t));
    }
    return Collections.enumeration(files.values());
  }
}
