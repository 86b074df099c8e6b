package io.github.hashcost.password;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.harness.NanoClock;
import java.util.List;
import java.util.NavigableMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.LongToDoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * Password hashes whose cost is a known function of their setting, on a clock that only they move.
 */
final class PlantedCosts implements HashProvider, NanoClock {
  private static final double NANOS_PER_BLOCK = 1_000;

  private final SplittableRandom random;
  private final double noise;
  private final double firstCalls;
  private final LongToDoubleFunction pace;
  private long now = 1_000_000;
  private long calls;

  /**
   * @param noise of each call, a share of its cost: uniform from none to twice it
   * @param firstCalls how many times slower the first call is; half of the rest is gone after 10
   */
  PlantedCosts(long seed, double noise, double firstCalls) {
    this(seed, noise, firstCalls, now -> 1);
  }

  private PlantedCosts(long seed, double noise, double firstCalls, LongToDoubleFunction pace) {
    this.pace = pace;
    random = new SplittableRandom(seed);
    this.noise = noise;
    this.firstCalls = firstCalls;
  }

  static PlantedCosts exact() {
    return new PlantedCosts(0, 0, 1);
  }

  /**
   * On a host that others slow down now and then.
   *
   * @param dwellMillis how long it keeps a pace on average
   * @param slow how many times as long a call takes in the other half of the time
   */
  static PlantedCosts onChangingHost(long seed, int dwellMillis, double slow) {
    SplittableRandom dice = new SplittableRandom(~seed);
    NavigableMap<Long, Double> paces = new TreeMap<>();
    paces.put(0L, 1.0);
    long at = 0;
    for (int i = 0; i < 1_000; i++) {
      at += (long) (-Math.log(1 - dice.nextDouble()) * dwellMillis * 1e6);
      paces.put(at, i % 2 == 0 ? slow : 1);
    }
    return new PlantedCosts(seed, 0.02, 20, now -> paces.floorEntry(now).getValue());
  }

  HashCatalog catalog() {
    return HashCatalog.of(this);
  }

  Calibrator calibrator() {
    return Calibrator.of(catalog()).clock(this).host(HostActivity.builder()::build).javaVersion(17);
  }

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public String name() {
    return "planted";
  }

  /** Of argon2id or pbkdf2, without noise. */
  static double nanos(Candidate candidate) {
    Setting s = candidate.setting();
    return s.text().containsKey("i") ? pbkdf2Nanos(s) : argon2Nanos(s);
  }

  static double pbkdf2Nanos(Setting s) {
    return 400.0 * s.number("i");
  }

  /** Argon2id whose memory is dearer once it is beyond a cache of 1 MiB. */
  static double argon2Nanos(Setting s) {
    double dearer = s.number("m") > 1024 ? 1.3 : 1;
    return NANOS_PER_BLOCK * dearer * blocks(s) * s.number("t");
  }

  @Override
  public List<HashFunction> functions() {
    return List.of(
        function("argon2id", argon2(), PlantedCosts::argon2Nanos),
        function("pbkdf2-hmac-sha256", pbkdf2(), PlantedCosts::pbkdf2Nanos),
        function("bcrypt", bcrypt(), s -> 70_000.0 * (1L << s.number("cost"))),
        function("scrypt", scrypt(), s -> 2_000.0 * s.number("n") * s.number("p")),
        function("sha-256", ParameterSchema.none(), s -> 300),
        function("unheard-of", pbkdf2(), PlantedCosts::pbkdf2Nanos));
  }

  private static ParameterSchema argon2() {
    return ParameterSchema.builder()
        .add(Parameter.number("m", Parameter.Role.MEMORY, 8, 1 << 24, 19_456).unit("KiB"))
        .add(Parameter.number("t", Parameter.Role.TIME, 1, Integer.MAX_VALUE, 2))
        .add(Parameter.number("p", Parameter.Role.PARALLELISM, 1, 1 << 20, 1))
        .rule("m must be at least 8 p", s -> s.number("m") >= 8 * s.number("p"))
        .work(s -> (double) blocks(s) * s.number("t"))
        .memoryBytes(s -> blocks(s) << 10)
        .build();
  }

  private static long blocks(Setting s) {
    long step = 4 * s.number("p");
    return s.number("m") / step * step;
  }

  private static ParameterSchema pbkdf2() {
    return ParameterSchema.builder()
        .add(Parameter.number("i", Parameter.Role.TIME, 1, Integer.MAX_VALUE, 600_000))
        .work(s -> s.number("i"))
        .build();
  }

  private static ParameterSchema bcrypt() {
    return ParameterSchema.builder()
        .add(
            Parameter.number("cost", Parameter.Role.TIME, 4, 31, 10)
                .step(Parameter.Step.DOUBLES_PER_UNIT))
        .work(s -> 1L << s.number("cost"))
        .build();
  }

  private static ParameterSchema scrypt() {
    return ParameterSchema.builder()
        .add(
            Parameter.number("n", Parameter.Role.MEMORY, 2, 1 << 24, 1 << 17)
                .step(Parameter.Step.POWER_OF_TWO))
        .add(Parameter.number("r", Parameter.Role.OPTION, 1, 1024, 8))
        .add(Parameter.number("p", Parameter.Role.TIME, 1, 1024, 1))
        .work(s -> (double) s.number("n") * s.number("r") * s.number("p"))
        .memoryBytes(s -> 128 * s.number("r") * (s.number("n") + s.number("p")))
        .build();
  }

  private HashFunction function(
      String name, ParameterSchema schema, ToDoubleFunction<Setting> nanos) {
    HashSpec spec = HashSpec.builder(name).digestBits(32).parameters(schema).allocates().build();
    return HashFunction.tunable(spec, setting -> hasher(nanos.applyAsDouble(setting)));
  }

  private Hasher hasher(double nanos) {
    return (input, offset, length, digest, digestOffset) -> {
      advance(nanos);
      for (int i = 0; i < 4; i++) {
        digest[digestOffset + i] = input[offset + i];
      }
      return 4;
    };
  }

  private void advance(double nanos) {
    double first = 1 + (firstCalls - 1) * Math.pow(0.5, calls++ / 10.0);
    now += (long) (nanos * pace.applyAsDouble(now) * first * (1 + 2 * noise * random.nextDouble()));
  }
}
