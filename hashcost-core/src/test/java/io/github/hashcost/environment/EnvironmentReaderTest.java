package io.github.hashcost.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnvironmentReaderTest {
  @TempDir Path root;

  @Test
  void x86TellsModelFeaturesMemoryAndDistribution() throws IOException {
    plant(
        "proc/cpuinfo",
        """
        processor\t: 0
        model name\t: Example CPU : 3 GHz
        cpu MHz\t\t: 3000
        flags\t\t: fpu sse4_2 avx avx2 sha_ni bmi2 rdrand

        processor\t: 1
        flags\t\t: avx512f
        """);
    plant("proc/meminfo", "MemTotal:        8000000 kB\nMemFree: 1 kB\n");
    plant("etc/os-release", "NAME=\"Other\"\nPRETTY_NAME=\"Exämple Linux 1 (one)\"\n");

    Environment e = read();

    assertThat(e.cpuModel()).hasValue("Example CPU : 3 GHz");
    assertThat(e.cpuFeatures()).containsExactly("sha_ni", "sse4_2", "avx", "avx2", "bmi2");
    assertThat(e.memoryBytes()).hasValue(8_192_000_000L);
    assertThat(e.os()).containsEntry("distribution", "Exämple Linux 1 (one)");
    assertThat(e.os()).containsKeys("name", "version", "arch");
    assertThat(e.logicalCpus().orElseThrow()).isPositive();
  }

  @Test
  void armSpellsFeaturesItsOwnWay() throws IOException {
    plant(
        "proc/cpuinfo",
        "processor\t: 0\nFeatures\t: fp asimd aes pmull sha1 sha2 crc32 sha3 sha512 sve\n");

    Environment e = read();

    assertThat(e.cpuFeatures())
        .containsExactlyInAnyOrder(
            "asimd", "aes", "pmull", "sha1", "sha2", "crc32", "sha3", "sha512", "sve");
  }

  @Test
  void powerNamesItsProcessorUnderCpu() throws IOException {
    plant(
        "proc/cpuinfo", "processor\t: 0\ncpu\t\t: POWER9, altivec supported\nclock\t\t: 2300MHz\n");

    assertThat(read().cpuModel()).hasValue("POWER9, altivec supported");
  }

  @Test
  void whatIsMissingOrNonsenseIsLeftOut() throws IOException {
    plant("proc/cpuinfo", "\u0000\u0001 no colon\n:\nflags\n");
    plant("proc/meminfo", "MemTotal: lots kB\n");
    Files.createDirectories(root.resolve("etc/os-release"));
    plant("proc/self/cgroup", "0::\nx\n1:cpu\n2:cpu:/../../a\n");
    plant("sys/fs/cgroup/cpu.max", "99999999999999999999 0\n");

    Environment e = read();

    assertThat(e.cpuFeatures()).isEmpty();
    assertThat(e.os()).doesNotContainKey("distribution");
    assertThat(e.container()).isEmpty();
    assertThat(e.cpuGovernor()).isEmpty();
    assertThat(e.jvm())
        .containsKeys("version", "vendor", "name", "vmVersion", "collector", "maxHeapBytes");
  }

  @Test
  void bytesThatAreNoUtf8AreReplaced() throws IOException {
    Files.createDirectories(root.resolve("etc"));
    Files.write(
        root.resolve("etc/os-release"),
        "PRETTY_NAME=\"\u00fc\"".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(read().os()).containsEntry("distribution", "\ufffd");
  }

  @Test
  void theTightestGroupOfVersionTwoCounts() throws IOException {
    plant("proc/self/cgroup", "0::/a/b\n");
    plant("sys/fs/cgroup/a/b/cpu.max", "max 100000\n");
    plant("sys/fs/cgroup/a/cpu.max", "150000 100000\n");
    plant("sys/fs/cgroup/cpu.max", "400000 100000\n");

    assertThat(read().container()).containsEntry("cpus", "1.5");
  }

  @Test
  void insideAContainerTheTopmostGroupIsRead() throws IOException {
    plant("proc/self/cgroup", "0::/../outer\n");
    plant("sys/fs/cgroup/cpu.max", "200000 100000\n");

    assertThat(read().container()).containsEntry("cpus", "2");
  }

  @Test
  void versionOneIsReadFromTheCpuController() throws IOException {
    plant("proc/self/cgroup", "9:memory:/x\n4:cpu,cpuacct:/x\n");
    plant("sys/fs/cgroup/cpu,cpuacct/x/cpu.cfs_quota_us", "50000\n");
    plant("sys/fs/cgroup/cpu,cpuacct/x/cpu.cfs_period_us", "100000\n");
    plant("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "-1\n");
    plant("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us", "100000\n");

    assertThat(read().container()).containsEntry("cpus", "0.5");
  }

  @Test
  void theGovernorIsThatOfTheFirstProcessor() throws IOException {
    plant("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave\n");
    plant("sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "performance\n");

    assertThat(read().cpuGovernor()).hasValue("powersave");
  }

  @Test
  void thisMachineCanBeRead() {
    Environment e = Environment.read();

    assertThat(e.jvm()).containsEntry("vmVersion", System.getProperty("java.vm.version"));
    assertThat(e.memoryBytes().orElseThrow()).isGreaterThan(1 << 26);
    assertThat(e.jvm()).containsKeys("jit", "debugger", "agent", "coverage");
    assertThat(e.clock().orElseThrow().stepNanos().orElseThrow()).isPositive();
    assertThat(e.implementations()).isEmpty();
  }

  private Environment read() {
    return new EnvironmentReader(root).read();
  }

  private void plant(String path, String text) throws IOException {
    new PlantedFiles(root).plant(path, text);
  }
}
