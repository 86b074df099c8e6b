package io.github.hashcost.testkit;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.ProviderProblem;
import io.github.hashcost.jvm.FreshClasses;
import io.github.hashcost.testkit.Check.Broken;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a provider promises as a whole. */
final class ProviderChecks {
  private static final long SEED = 42;
  private static final byte[] INPUT = Subject.printable(11);

  private final Class<? extends HashProvider> type;

  private ProviderChecks(Class<? extends HashProvider> type) {
    this.type = type;
  }

  static List<Check> of(Class<? extends HashProvider> type) {
    ProviderChecks checks = new ProviderChecks(type);
    String name = type.getSimpleName() + ": ";
    return List.of(
        new Check(name + "can be made", checks::made),
        new Check(name + "can be made without its library", checks::madeAlone),
        new Check(name + "describes itself without a problem", checks::described),
        new Check(name + "answers the same when it is made twice", checks::madeTwice),
        new Check(name + "answers the same in a loader of its own", checks::madeElsewhere));
  }

  private void made(List<String> remarks) throws Broken {
    HashProvider provider = instance(type);
    if (provider.availability() instanceof Availability.Unavailable unavailable) {
      Broken.unless(
          !unavailable.reason().isBlank() && !unavailable.howToFix().isBlank(),
          "it is not available and does not say why and how to fix it");
      remarks.add("not here: " + unavailable.reason() + "; " + unavailable.howToFix());
    }
  }

  private void madeAlone(List<String> remarks) throws Broken {
    if (!instance(type).reloadable()) {
      remarks.add("says that it cannot be loaded again");
      return;
    }
    try {
      HashProvider alone = instance(FreshClasses.adapterAlone(type));
      Broken.unless(!alone.name().isEmpty(), "without its library it has no name");
      Availability unused = alone.availability();
      Broken.unless(unused != null, "without its library its availability is null");
    } catch (ClassNotFoundException | LinkageError e) {
      throw new Broken(
          "without its library, making it or asking for its availability ends with "
              + Words.of(e)
              + "; name the library's types only in classes first touched by functions()");
    }
  }

  private void described(List<String> remarks) throws Broken {
    HashProvider provider = instance(type);
    HashCatalog catalog = HashCatalog.of(provider);
    List<ProviderProblem> problems = catalog.problems();
    Broken.unless(problems.isEmpty(), String.valueOf(problems));
    if (provider.availability() instanceof Availability.Available) {
      Broken.unless(
          !catalog.candidates().isEmpty() || !provider.missing().isEmpty(),
          "it is available and has no functions");
    }
  }

  private void madeTwice(List<String> remarks) throws Broken {
    compare(answers(instance(type)), answers(instance(type)), "a second instance");
  }

  private void madeElsewhere(List<String> remarks) throws Broken {
    HashProvider here = instance(type);
    if (!here.reloadable()) {
      remarks.add("says that it cannot be loaded again");
      return;
    }
    try {
      compare(answers(here), answers(instance(FreshClasses.adapter(type))), "a fresh copy");
    } catch (ClassNotFoundException e) {
      throw new Broken("its classes cannot be read again; say so in reloadable()");
    }
  }

  private static void compare(Map<String, String> one, Map<String, String> two, String other)
      throws Broken {
    Broken.unless(
        one.keySet().equals(two.keySet()),
        other + " has other functions: " + two.keySet() + ", not " + one.keySet());
    for (String id : one.keySet()) {
      Broken.unless(
          one.get(id).equals(two.get(id)),
          other + " differs in the parameters, aliases or digest of " + id);
    }
  }

  /** By id: everything that must be the same wherever the provider is made. */
  private static Map<String, String> answers(HashProvider provider) {
    Map<String, String> answers = new LinkedHashMap<>();
    for (Candidate candidate : HashCatalog.of(provider).candidates()) {
      Candidate cheapest = Subject.cheapest(candidate).drawn(SEED);
      answers.put(
          candidate.id().toString(),
          candidate.spec().parameters().parameters()
              + " "
              + candidate.spec().aliases()
              + " "
              + digest(cheapest));
    }
    return answers;
  }

  private static String digest(Candidate candidate) {
    try {
      return Arrays.toString(candidate.hash(INPUT));
    } catch (HashcostException e) {
      // Whether it may fail is another check's question; here it must fail alike.
      return e.getClass().getSimpleName();
    }
  }

  private static HashProvider instance(Class<?> type) throws Broken {
    try {
      return (HashProvider) type.getConstructor().newInstance();
    } catch (NoSuchMethodException | IllegalAccessException e) {
      throw new Broken("the class and its constructor without arguments must be public");
    } catch (InstantiationException e) {
      throw new Broken("the class must not be abstract");
    } catch (InvocationTargetException e) {
      throw new Broken("its constructor throws " + Words.ofCause(e));
    }
  }
}
