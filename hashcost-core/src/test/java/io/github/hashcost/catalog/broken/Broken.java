package io.github.hashcost.catalog.broken;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One nested class per fault. */
@SuppressWarnings("NullAway") // null where none is allowed is a fault on show
public final class Broken {
  private Broken() {}

  /** The tests hide this class. */
  public static class Absent extends Fine {}

  public static final class ExtendsAbsent extends Absent {}

  public static final class AlsoExtendsAbsent extends Absent {}

  public static final class NotAProvider {}

  public static final class NoPublicConstructor extends Fine {
    NoPublicConstructor() {}
  }

  public static final class ConstructorWithArgument extends Fine {
    public ConstructorWithArgument(String argument) {}
  }

  public static final class ConstructorThrowsException extends Fine {
    public ConstructorThrowsException() {
      throw new IllegalStateException("no library");
    }
  }

  public static final class ConstructorThrowsAssertion extends Fine {
    public ConstructorThrowsAssertion() {
      throw new AssertionError("asserted");
    }
  }

  public static final class ConstructorOverflowsStack extends Fine {
    public ConstructorOverflowsStack() {
      throw new StackOverflowError();
    }
  }

  public static final class ConstructorRunsOutOfMemory extends Fine {
    public ConstructorRunsOutOfMemory() {
      throw new OutOfMemoryError("for a test");
    }
  }

  public static final class InitializerRunsOutOfMemory extends Fine {
    static final int VALUE = runOutOfMemory();

    private static int runOutOfMemory() {
      throw new OutOfMemoryError("for a test");
    }
  }

  public static final class FunctionsRunOutOfMemory extends Fine {
    @Override
    public List<HashFunction> functions() {
      throw new OutOfMemoryError("for a test");
    }
  }

  static final class Hidden extends Fine {
    public Hidden() {}
  }

  public static final class InitializerThrows extends Fine {
    static final int VALUE = Integer.parseInt("none");
  }

  public static final class NameThrows extends Fine {
    @Override
    public String name() {
      throw new IllegalStateException("nameless");
    }
  }

  public static final class NameIsNull extends Fine {
    @Override
    public String name() {
      return null;
    }
  }

  public static final class NameIsMalformed extends Fine {
    @Override
    public String name() {
      return "My_Provider";
    }
  }

  public static final class NameIsReserved extends Fine {
    @Override
    public String name() {
      return "op";
    }
  }

  public static final class AvailabilityThrows extends Fine {
    @Override
    public Availability availability() {
      throw new NoClassDefFoundError("some/Library");
    }
  }

  public static final class AvailabilityIsNull extends Fine {
    @Override
    public Availability availability() {
      return null;
    }
  }

  public static final class FunctionsThrows extends Fine {
    @Override
    public List<HashFunction> functions() {
      throw new NoClassDefFoundError("some/Library");
    }
  }

  public static final class FunctionsIsNull extends Fine {
    @Override
    public List<HashFunction> functions() {
      return null;
    }
  }

  public static final class FunctionsHoldsNull extends Fine {
    @Override
    public List<HashFunction> functions() {
      return Arrays.asList(null, sum("sum-8"), null);
    }
  }

  public static final class FunctionsNeverEnds extends Fine {
    @Override
    public List<HashFunction> functions() {
      return new AbstractList<>() {
        @Override
        public HashFunction get(int index) {
          return sum("sum-8");
        }

        @Override
        public int size() {
          return Integer.MAX_VALUE;
        }

        @Override
        public Iterator<HashFunction> iterator() {
          return new Iterator<>() {
            @Override
            public boolean hasNext() {
              return true;
            }

            @Override
            public HashFunction next() {
              return sum("sum-8");
            }
          };
        }
      };
    }
  }

  public static final class SpecThrows extends Fine {
    @Override
    public List<HashFunction> functions() {
      return List.of(
          new Function() {
            @Override
            public HashSpec spec() {
              throw new IllegalStateException("no facts");
            }
          },
          sum("sum-8"));
    }
  }

  public static final class SpecIsNull extends Fine {
    @Override
    public List<HashFunction> functions() {
      return List.of(
          new Function() {
            @Override
            public HashSpec spec() {
              return null;
            }
          },
          sum("sum-8"));
    }
  }

  public static final class SpecThrowsLater extends Fine {
    @Override
    public List<HashFunction> functions() {
      return List.of(
          new Function() {
            private boolean asked;

            @Override
            public HashSpec spec() {
              if (asked) {
                throw new IllegalStateException("asked twice");
              }
              asked = true;
              return sum("sum-8").spec();
            }
          });
    }
  }

  public static final class DefaultBreaksRule extends Fine {
    @Override
    public List<HashFunction> functions() {
      ParameterSchema schema =
          ParameterSchema.builder()
              .add(Parameter.number("m", Parameter.Role.MEMORY, 1, 8, 1))
              .rule("m must be even", s -> s.number("m") % 2 == 0)
              .build();
      return List.of(
          HashFunction.tunable(
              HashSpec.builder("odd").digestBits(8).parameters(schema).build(), s -> none()),
          sum("sum-8"));
    }
  }

  public static final class DigestOfNoBytes extends Fine {
    @Override
    public List<HashFunction> functions() {
      return List.of(
          HashFunction.of(HashSpec.builder("empty").digestBytes(s -> 0).build(), Broken::none),
          sum("sum-8"));
    }
  }

  public static final class TwoFunctionsOfOneName extends Fine {
    @Override
    public List<HashFunction> functions() {
      return List.of(sum("sum-8"), sum("sum-8"));
    }
  }

  public static final class AliasesClash extends Fine {
    @Override
    public List<HashFunction> functions() {
      return List.of(sum("a", "b", "s"), sum("b", "s"), sum("sum-8"));
    }
  }

  public static final class TakesNameOfFine extends Fine {
    @Override
    public String name() {
      return "fine";
    }
  }

  public static final class BrokenWithNameOfFine extends Fine {
    @Override
    public String name() {
      return "fine";
    }

    @Override
    public List<HashFunction> functions() {
      throw new IllegalStateException("broken");
    }
  }

  public static final class MissingThrows extends Fine {
    @Override
    public Map<String, Availability.Unavailable> missing() {
      throw new IllegalStateException("lost");
    }
  }

  public static final class MissingIsNull extends Fine {
    @Override
    public Map<String, Availability.Unavailable> missing() {
      return null;
    }
  }

  public static final class ReloadableThrows extends Fine {
    @Override
    public boolean reloadable() {
      throw new IllegalStateException("perhaps");
    }
  }

  public static final class QualifiedThrows extends Fine {
    @Override
    public Optional<HashProvider> qualified(String qualifier) {
      throw new IllegalStateException("no engine");
    }
  }

  public static final class ExceptionsMessageThrows extends Fine {
    @Override
    public List<HashFunction> functions() {
      throw new Unspeakable();
    }
  }

  @SuppressWarnings("serial") // never serialised
  public static final class Unspeakable extends RuntimeException {
    @Override
    public String getMessage() {
      throw new IllegalStateException("no words");
    }

    @Override
    public synchronized Throwable getCause() {
      throw new IllegalStateException("no cause");
    }
  }

  private static Hasher none() {
    return (input, offset, length, digest, digestOffset) -> 0;
  }

  private abstract static class Function implements HashFunction {
    @Override
    public Hasher newHasher(Setting setting) {
      return none();
    }
  }
}
