package io.github.hashcost.environment;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Collects the facts one by one: one that cannot be read is left out and harms no other. */
final class EnvironmentReader {
  private static final Pattern HARMLESS = Pattern.compile("[\\w.,:*$%=+-]*");

  private final SystemFiles files;

  /**
   * @param root where {@code proc}, {@code sys} and {@code etc} lie
   */
  EnvironmentReader(Path root) {
    files = new SystemFiles(root);
  }

  Environment read() {
    Environment.Builder b = Environment.builder();
    b.logicalCpus(Runtime.getRuntime().availableProcessors());
    CpuInfo cpu = CpuInfo.parse(files.firstLines("proc/cpuinfo"));
    // Windows has no such file, but names the processor in a variable.
    cpu.model().or(() -> known(() -> System.getenv("PROCESSOR_IDENTIFIER"))).ifPresent(b::cpuModel);
    b.cpuFeatures(cpu.features());
    files.totalMemory().or(() -> known(EnvironmentReader::totalMemory)).ifPresent(b::memoryBytes);

    property(b::os, "name", "os.name");
    property(b::os, "version", "os.version");
    property(b::os, "arch", "os.arch");
    files.distribution().ifPresent(name -> b.os("distribution", name));

    property(b::jvm, "version", "java.version");
    property(b::jvm, "vendor", "java.vendor");
    property(b::jvm, "name", "java.vm.name");
    property(b::jvm, "vmVersion", "java.vm.version");
    known(() -> flags(ManagementFactory.getRuntimeMXBean().getInputArguments()))
        .ifPresent(flags -> b.jvm("flags", flags));
    known(EnvironmentReader::collector).ifPresent(names -> b.jvm("collector", names));
    b.jvm("maxHeapBytes", Long.toString(Runtime.getRuntime().maxMemory()));

    CpuQuota.read(files).ifPresent(cpus -> b.container("cpus", cpus));
    return b.build();
  }

  private static void property(BiConsumer<String, String> facts, String fact, String property) {
    known(() -> System.getProperty(property)).ifPresent(value -> facts.accept(fact, value));
  }

  /**
   * Whatever goes wrong, from a security manager to a JVM without management, the fact is not
   * known.
   */
  private static <T> Optional<T> known(Supplier<@Nullable T> fact) {
    try {
      return Optional.ofNullable(fact.get());
    } catch (RuntimeException | LinkageError e) {
      return Optional.empty();
    }
  }

  private static @Nullable Long totalMemory() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean os
        ? Long.valueOf(os.getTotalMemorySize())
        : null;
  }

  private static String collector() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .map(GarbageCollectorMXBean::getName)
        .collect(Collectors.joining(", "));
  }

  /**
   * The arguments that may change a figure: {@code -X} and {@code -XX}. Properties and agents are
   * left out, and of values that could be a path, a command or a secret only {@code ...} is kept.
   */
  static String flags(List<String> arguments) {
    return arguments.stream()
        .filter(
            a -> a.startsWith("-X") && !a.startsWith("-Xrun") && !a.startsWith("-Xbootclasspath"))
        .map(EnvironmentReader::withoutSecret)
        .collect(Collectors.joining(" "));
  }

  private static String withoutSecret(String flag) {
    boolean command = flag.startsWith("-XX:On");
    return !command && HARMLESS.matcher(flag).matches()
        ? flag
        : flag.replaceFirst("(?s)(=|[^\\w:+-]).*", "$1...");
  }
}
