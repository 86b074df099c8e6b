package io.github.hashcost.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActivityReaderTest {
  private static final long TICK = 10_000_000;

  @TempDir Path root;

  @Test
  void aGroupOfVersionTwoTellsHowLongItWasStopped() throws IOException {
    plant("proc/self/cgroup", "0::/a\n");
    plant("sys/fs/cgroup/a/cpu.stat", "usage_usec 5\nnr_throttled 3\nthrottled_usec 1200\n");

    assertThat(read().throttledPeriods()).hasValue(3);
    assertThat(read().throttledNanos()).hasValue(1_200_000);
  }

  @Test
  void aGroupOfVersionOneTellsItInNanoseconds() throws IOException {
    plant("proc/self/cgroup", "3:cpu,cpuacct:/x\n0::/\n");
    plant("sys/fs/cgroup/cpu,cpuacct/x/cpu.stat", "nr_throttled 2\nthrottled_time 1200\n");

    assertThat(read().throttledPeriods()).hasValue(2);
    assertThat(read().throttledNanos()).hasValue(1200);
  }

  @Test
  void whatStopsAGroupAboveCountsToo() throws IOException {
    plant("proc/self/cgroup", "0::/a/b\n");
    plant("sys/fs/cgroup/a/b/cpu.stat", "nr_throttled 1\nthrottled_usec 10\n");
    plant("sys/fs/cgroup/a/cpu.stat", "nr_throttled 100\nthrottled_usec 1000\n");
    HostActivity before = read();
    plant("sys/fs/cgroup/a/b/cpu.stat", "nr_throttled 2\nthrottled_usec 15\n");
    plant("sys/fs/cgroup/a/cpu.stat", "nr_throttled 103\nthrottled_usec 1002\n");

    HostActivity gained = read().since(before);

    assertThat(gained.throttledPeriods()).hasValue(4);
    assertThat(gained.throttledNanos()).hasValue(7000);
  }

  @Test
  void theWorkOfOthersIsThatOfTheMachineWithoutOurs() throws IOException {
    plant("proc/stat", "cpu  100 20 30 9999 888 4 6 50 77 7\ncpu0 1 1 1 1 1 1 1 1 0 0\n");
    plant("proc/self/stat", "1 (a b) c) R 2 3 4 5 6 7 8 9 10 11 40 15 16 17\n");

    HostActivity a = read();

    assertThat(a.stealNanos()).hasValue(50 * TICK);
    assertThat(a.ownCpuNanos()).hasValue(55 * TICK);
    assertThat(a.otherCpuNanos()).hasValue((100 + 20 + 30 + 4 + 6 - 55) * TICK);
    assertThat(a.stealShare().orElseThrow()).isCloseTo(50.0 / (50 + 160), within(1e-12));
  }

  @Test
  void aMachineThatNeverWorksIsNotBelieved() throws IOException {
    plant("proc/stat", "cpu  0 0 0 0 0 0 0 0 0 0\n");
    plant("proc/self/stat", "1 (a) R 2 3 4 5 6 7 8 9 10 11 40 15 16 17\n");

    assertThat(read().otherCpuNanos()).isEmpty();
    assertThat(read().stealShare()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "cpu",
        "cpu  a b c d e f g h",
        "cpu  1 2 3",
        "cpu  -1 2 3 4 5 6 7 -8",
        "\u0000"
      })
  void whatIsMissingOrNonsenseIsLeftOut(String stat) throws IOException {
    plant("proc/stat", stat);
    plant("proc/self/stat", "1 (a) R 2");
    plant("proc/self/cgroup", "0::/\n");
    plant("sys/fs/cgroup/cpu.stat", "nr_throttled\nthrottled_usec many\n");

    HostActivity a = read();

    assertThat(a.stealNanos()).isEmpty();
    assertThat(a.ownCpuNanos()).isEmpty();
    assertThat(a.otherCpuNanos()).isEmpty();
    assertThat(a.throttledPeriods()).isEmpty();
    assertThat(a.throttledNanos()).isEmpty();
  }

  @Test
  void withoutAnyFilesTheJvmStillTellsOfItsCollections() {
    GcActivity before = read().gc().orElseThrow();
    System.gc();

    assertThat(read().gc().orElseThrow().since(before).count()).isPositive();
    assertThat(read().stealNanos()).isEmpty();
  }

  private HostActivity read() {
    return new ActivityReader(root).read();
  }

  private void plant(String path, String text) throws IOException {
    new PlantedFiles(root).plant(path, text);
  }
}
