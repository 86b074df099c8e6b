package io.github.hashcost.providers.password4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.password4j.Argon2Function;
import com.password4j.BalloonHashingFunction;
import com.password4j.BcryptFunction;
import com.password4j.PBKDF2Function;
import com.password4j.ScryptFunction;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Setting;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Password4j keeps an instance for every set of parameters; what is made here goes again. */
class FootprintTest {
  private static final int SETS = 100;
  private static final long MEBIBYTE = 1 << 20;

  private final List<HashFunction> functions = new Password4jProvider().functions();

  @Test
  void manySetsOfParametersLeaveNothingBehind() throws ReflectiveOperationException {
    useEachFunction(0);
    int caches = cached();
    int hooks = hooks();
    long heap = heapAfterCollection();

    // Argon2 alone fills 2 to 5 MiB in each: more than the heap of the tests in all.
    for (int set = 1; set <= SETS; set++) {
      useEachFunction(set);
    }

    assertThat(cached()).isEqualTo(caches);
    assertThat(hooks()).isEqualTo(hooks);
    assertThat(heapAfterCollection() - heap).isLessThan(4 * MEBIBYTE);
    assertThat(workersLeft()).isZero();
  }

  /** Each set is another one for the cache of its function. */
  private void useEachFunction(int set) {
    use("argon2id:t=1,p=2,m=" + (1024 + 16 * set));
    use("argon2d:t=1,m=" + (1024 + 16 * set));
    use("argon2i:m=16,t=1,l=" + (8 + set));
    use("balloon-sha256:t=1,s=" + (2 + set));
    use("balloon-m-sha256:t=1,p=2,s=" + (2 + set));
    use("scrypt:n=2,r=2,l=" + (1 + set));
    use("pbkdf2-hmac-sha256:i=" + (1 + set));
    use("bcrypt:cost=" + (4 + set % 2) + ",v=" + (set % 4 < 2 ? "2a" : "2y"));
  }

  private void use(String id) {
    try (Hasher hasher = hasher(id)) {
      hasher.hash(new byte[] {'a'}, 0, 1, new byte[300], 0);
    }
  }

  private Hasher hasher(String text) {
    AlgorithmId id = AlgorithmId.parse(text);
    HashFunction function =
        functions.stream().filter(f -> f.spec().name().equals(id.name())).findFirst().orElseThrow();
    Setting setting = function.spec().parameters().setting(id.parameters()).drawn(1);
    return function.newHasher(setting);
  }

  private static int cached() throws ReflectiveOperationException {
    int cached = 0;
    for (Class<?> type :
        List.of(
            Argon2Function.class,
            BalloonHashingFunction.class,
            BcryptFunction.class,
            ScryptFunction.class,
            PBKDF2Function.class)) {
      cached += size(type, "INSTANCES");
    }
    return cached;
  }

  /** The tests open java.lang for this. */
  private static int hooks() throws ReflectiveOperationException {
    return size(Class.forName("java.lang.ApplicationShutdownHooks"), "hooks");
  }

  private static int size(Class<?> type, String map) throws ReflectiveOperationException {
    Field field = type.getDeclaredField(map);
    field.setAccessible(true);
    return ((Map<?, ?>) field.get(null)).size();
  }

  private static long heapAfterCollection() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** Those of closed pools end by themselves, at once but not at the same instant. */
  private static long workersLeft() {
    List<Thread> workers =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().equals("password4j-worker"))
            .toList();
    for (Thread worker : workers) {
      try {
        worker.join(60_000);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    return workers.stream().filter(Thread::isAlive).count();
  }

  @Test
  void anInterruptedCallIsNoDigest() {
    for (String id : List.of("argon2id:m=64,t=1,p=2", "balloon-m-sha256:s=8,t=1,p=2")) {
      try (Hasher hasher = hasher(id)) {
        byte[] expected = new byte[32];
        hasher.hash(new byte[0], 0, 0, expected, 0);

        Thread.currentThread().interrupt();
        assertThatExceptionOfType(HashcostException.Interrupted.class)
            .isThrownBy(() -> hasher.hash(new byte[0], 0, 0, new byte[32], 0));
        assertThat(Thread.interrupted()).as("the flag stays set").isTrue();

        byte[] again = new byte[32];
        hasher.hash(new byte[0], 0, 0, again, 0);
        assertThat(again).isEqualTo(expected);
      }
    }
  }
}
