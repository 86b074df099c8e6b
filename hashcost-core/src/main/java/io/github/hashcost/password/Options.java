package io.github.hashcost.password;

import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.harness.NanoClock;
import io.github.hashcost.harness.Progress;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What a calibration was asked for. Written only before it is shared. */
final class Options {
  Duration target = Duration.ofMillis(250);
  OptionalLong memoryBytes = OptionalLong.empty();
  OptionalInt parallelism = OptionalInt.empty();
  int verifiers = 1;
  Duration budget = Duration.ofSeconds(60);
  boolean unsuitableToo;
  Consumer<? super Progress> listener = progress -> {};
  NanoClock clock = NanoClock.system();
  int javaVersion = Runtime.version().feature();
  Supplier<HostActivity> host = HostActivity::read;

  Options copy() {
    Options copy = new Options();
    copy.target = target;
    copy.memoryBytes = memoryBytes;
    copy.parallelism = parallelism;
    copy.verifiers = verifiers;
    copy.budget = budget;
    copy.unsuitableToo = unsuitableToo;
    copy.listener = listener;
    copy.clock = clock;
    copy.javaVersion = javaVersion;
    copy.host = host;
    return copy;
  }
}
