package io.github.hashcost.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.environment.Environment;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class CapacityTest {
  private static final Capacity QUICK = Capacity.withDefaults().timeBudget(Duration.ofMillis(500));

  private record Planted(HashFunction function) implements HashProvider {
    @Override
    public String name() {
      return "planted";
    }

    @Override
    public List<HashFunction> functions() {
      return List.of(function);
    }
  }

  private static Candidate candidate(Hasher hasher, TestVector... vectors) {
    HashSpec spec = HashSpec.builder("quick").digestBits(8).build();
    HashFunction function = HashFunction.of(spec, () -> hasher, vectors);
    return HashCatalog.of(new Planted(function)).get("planted/quick");
  }

  private static Candidate quick() {
    return candidate(
        (in, offset, length, out, at) -> {
          out[at] = in[offset];
          return 1;
        });
  }

  @Test
  void loadsAFunctionLevelByLevel() {
    CapacityResult result = QUICK.measure(quick());
    assertThat(result.levels())
        .extracting(CapacityLevel::atOnce)
        .startsWith(1)
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(result.levels())
        .allSatisfy(
            level -> {
              assertThat(level.logins()).isPositive();
              assertThat(level.loginsPerSecond()).isPositive();
              assertThat(level.p50()).isLessThanOrEqualTo(level.p95());
              assertThat(level.p95()).isLessThanOrEqualTo(level.p99());
              assertThat(level.gcShare()).isBetween(0.0, 1.0);
              assertThat(level.peakHeapBytes()).isPositive();
            });
    assertThat(result.levels().stream().map(CapacityLevel::atOnce).toList())
        .contains(result.admit(), result.enough());
    assertThat(result.toString())
        .startsWith("planted/quick: admit " + result.admit() + " at once for a p99 of 500 ms");
  }

  @Test
  void admitsNothingWhereOneLoginMissesTheGoal() {
    Capacity impossible = QUICK.maxLatency(Duration.ofNanos(1));
    Candidate slow =
        candidate(
            (in, offset, length, out, at) -> {
              long sum = 0;
              for (int i = 0; i < 20_000; i++) {
                sum = 31 * sum + in[offset + i % length];
              }
              out[at] = (byte) sum;
              return 1;
            });
    CapacityResult result = impossible.measure(slow);
    assertThat(result.admit()).isZero();
    assertThat(result.enough()).isZero();
    assertThat(result.loginsPerSecond()).isZero();
  }

  @Test
  void tellsItsProgress() {
    List<Double> told = new ArrayList<>();
    QUICK.onProgress(progress -> told.add(progress.fraction())).measure(quick());
    assertThat(told).hasSizeGreaterThan(2).isSorted();
  }

  @Test
  void refusesAFunctionThatAnswersAnotherDigestUnderLoad() {
    AtomicLong calls = new AtomicLong();
    Candidate forgetful =
        candidate(
            (in, offset, length, out, at) -> {
              out[at] = (byte) (calls.incrementAndGet() > 10 ? 1 : 2);
              return 1;
            });
    assertThatThrownBy(() -> QUICK.measure(forgetful))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageContaining("under load it answers another digest");
  }

  @Test
  void refusesAFunctionWhoseTestVectorFails() {
    Candidate wrong = candidate((in, o, l, out, at) -> 1, TestVector.utf8("a", "61", "made up"));
    assertThatThrownBy(() -> QUICK.measure(wrong))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageContaining("test vector fails");
  }

  @Test
  void showsNoPasswordThatAFunctionRepeats() {
    AtomicLong calls = new AtomicLong();
    Candidate telling =
        candidate(
            (in, offset, length, out, at) -> {
              if (calls.incrementAndGet() > 10) {
                throw new HashcostException.InvalidParameter(
                    "refused: " + new String(in, offset, length, StandardCharsets.UTF_8));
              }
              return 1;
            });
    assertThatThrownBy(() -> QUICK.measure(telling))
        .isInstanceOf(HashcostException.ProviderFailure.class)
        .hasMessageContaining("may hold the input")
        .message()
        .doesNotContain("not a secret");
  }

  @Test
  void refusesMoreCpusThanThereAreAndSettingsOutOfRange() {
    assertThatThrownBy(() -> QUICK.cpus(100_000).measure(quick()))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("are here");
    assertThatThrownBy(() -> QUICK.cpus(0)).isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> QUICK.maxLatency(Duration.ZERO))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> QUICK.timeBudget(Duration.ofMillis(99)))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void countsNoMoreCpusThanTheControlGroupGrants() {
    Environment.Builder machine = Environment.builder().logicalCpus(8);
    assertThat(Capacity.availableCpus(machine.build())).isEqualTo(8);
    assertThat(Capacity.availableCpus(machine.container("cpus", "1.5").build())).isEqualTo(1.5);
    assertThat(Capacity.availableCpus(machine.container("cpus", "16").build())).isEqualTo(8);
    assertThat(Capacity.availableCpus(machine.container("cpus", "unknown").build())).isEqualTo(8);
  }

  @Test
  void anInterruptionEndsItAndStaysSet() {
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> QUICK.measure(quick()))
        .isInstanceOf(HashcostException.Interrupted.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
