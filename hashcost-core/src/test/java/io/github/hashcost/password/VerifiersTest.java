package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.NanoClock;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A hash that takes twice as long beside others, on clocks of each thread's own. */
class VerifiersTest implements HashProvider, NanoClock {
  private static final double NANOS_PER_ITERATION = 400;
  private static final long NANOS_PER_READING = 5_000_000;

  private final ThreadLocal<long[]> now = ThreadLocal.withInitial(() -> new long[] {1_000_000});

  /** It goes on by itself on the caller's thread, which hashes nothing. */
  @Override
  public long nanos() {
    boolean hashing = Thread.currentThread().getName().startsWith("hashcost");
    return hashing ? now.get()[0] : (now.get()[0] += NANOS_PER_READING);
  }

  @Override
  public String name() {
    return "planted";
  }

  @Override
  public List<HashFunction> functions() {
    ParameterSchema schema =
        ParameterSchema.builder()
            .add(Parameter.number("i", Parameter.Role.TIME, 1, Integer.MAX_VALUE, 600_000))
            .work(s -> s.number("i"))
            .build();
    HashSpec spec =
        HashSpec.builder("pbkdf2-hmac-sha256").digestBits(32).parameters(schema).build();
    return List.of(HashFunction.tunable(spec, setting -> hasher(setting.number("i"))));
  }

  private Hasher hasher(long iterations) {
    return (input, offset, length, digest, digestOffset) -> {
      boolean alone = Thread.currentThread().getName().equals("hashcost-measuring");
      now.get()[0] += (long) (NANOS_PER_ITERATION * iterations * (alone ? 1 : 2));
      System.arraycopy(input, offset, digest, digestOffset, 4);
      return 4;
    };
  }

  @Test
  void theTargetIsThatOfEachOfThoseAtOnce() {
    Calibrator calibrator =
        Calibrator.of(HashCatalog.of(this)).clock(this).target(Duration.ofMillis(100));
    double alone = iterations(calibrator);
    double atOnce = iterations(calibrator.verifiers(2));
    assertThat(NANOS_PER_ITERATION * alone).isBetween(95e6, 100e6);
    assertThat(2 * NANOS_PER_ITERATION * atOnce).isBetween(95e6, 100e6);
  }

  private static double iterations(Calibrator calibrator) {
    return calibrator.calibrate("pbkdf2-hmac-sha256").orThrow().setting().number("i");
  }
}
