package io.github.hashcost.environment;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Collects the facts one by one: one that cannot be read is left out and harms no other. */
final class EnvironmentReader {
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
    cpu.model()
        .or(() -> Known.of(() -> System.getenv("PROCESSOR_IDENTIFIER")))
        .ifPresent(b::cpuModel);
    b.cpuFeatures(cpu.features());
    files.governor().ifPresent(b::cpuGovernor);
    files
        .totalMemory()
        .or(() -> Known.of(EnvironmentReader::totalMemory))
        .ifPresent(b::memoryBytes);

    property(b::os, "name", "os.name");
    property(b::os, "version", "os.version");
    property(b::os, "arch", "os.arch");
    files.distribution().ifPresent(name -> b.os("distribution", name));

    property(b::jvm, "version", "java.version");
    property(b::jvm, "vendor", "java.vendor");
    property(b::jvm, "name", "java.vm.name");
    property(b::jvm, "vmVersion", "java.vm.version");
    Known.of(() -> ManagementFactory.getRuntimeMXBean().getInputArguments())
        .map(JvmArguments::new)
        .ifPresent(arguments -> arguments(arguments, b));
    Known.of(EnvironmentReader::collector).ifPresent(names -> b.jvm("collector", names));
    b.jvm("maxHeapBytes", Long.toString(Runtime.getRuntime().maxMemory()));

    CpuQuota.read(files).ifPresent(cpus -> b.container("cpus", cpus));
    b.clock(ClockFacts.measure(System::nanoTime));
    return b.build();
  }

  private static void arguments(JvmArguments arguments, Environment.Builder b) {
    b.jvm("flags", arguments.flags());
    Known.of(() -> System.getProperty("java.vm.info"))
        .flatMap(info -> arguments.jit(info, System.getProperty("java.vm.version", "")))
        .ifPresent(mode -> b.jvm("jit", mode));
    b.jvm("debugger", Boolean.toString(arguments.debugger()));
    b.jvm("agent", Boolean.toString(arguments.agent()));
    b.jvm("coverage", Boolean.toString(arguments.coverage()));
  }

  private static void property(BiConsumer<String, String> facts, String fact, String property) {
    Known.of(() -> System.getProperty(property)).ifPresent(value -> facts.accept(fact, value));
  }

  private static @Nullable Long totalMemory() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean os
        ? Long.valueOf(os.getTotalMemorySize())
        : null;
  }

  private static String collector() {
    return CollectorName.of(
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .map(GarbageCollectorMXBean::getName)
            .toList());
  }
}
