package io.github.hashcost.environment;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The processor time that a control group grants, of version 2 ({@code cpu.max}) or 1 ({@code
 * cpu.cfs_quota_us}). A group has no more than any group above it, so the least counts.
 */
final class CpuQuota {
  private CpuQuota() {}

  /** How many processors' worth, such as {@code 1.5}; empty without a limit. */
  static Optional<String> read(SystemFiles files) {
    return files.firstLines("proc/self/cgroup").stream()
        .map(line -> line.split(":", 3))
        .filter(parts -> parts.length == 3)
        .flatMap(parts -> quotas(files, parts[1], parts[2]))
        .min(BigDecimal::compareTo)
        .map(cpus -> cpus.stripTrailingZeros().toPlainString());
  }

  private static Stream<BigDecimal> quotas(SystemFiles files, String controllers, String group) {
    if (controllers.isEmpty()) {
      return upwards("sys/fs/cgroup", group).stream()
          .flatMap(path -> ratio(words(files, path + "/cpu.max")));
    }
    if (!List.of(controllers.split(",")).contains("cpu")) {
      return Stream.empty();
    }
    return upwards("sys/fs/cgroup/" + controllers, group).stream()
        .flatMap(
            path -> {
              List<String> words = new ArrayList<>(words(files, path + "/cpu.cfs_quota_us"));
              words.addAll(words(files, path + "/cpu.cfs_period_us"));
              return ratio(words);
            });
  }

  /** The group's directory and all above it; inside a container the topmost may be all there is. */
  private static List<String> upwards(String mount, String group) {
    List<String> directories = new ArrayList<>(List.of(mount));
    for (String name : group.split("/", -1)) {
      if (!name.isEmpty() && !name.equals("..")) {
        directories.add(directories.get(directories.size() - 1) + "/" + name);
      }
    }
    return directories;
  }

  private static List<String> words(SystemFiles files, String path) {
    return files.firstLines(path).stream()
        .limit(1)
        .flatMap(line -> Stream.of(line.split(" ", -1)))
        .toList();
  }

  private static Stream<BigDecimal> ratio(List<String> quotaAndPeriod) {
    boolean limited =
        quotaAndPeriod.size() == 2
            && quotaAndPeriod.stream().allMatch(w -> w.matches("[1-9]\\d{0,17}"));
    return limited
        ? Stream.of(
            new BigDecimal(quotaAndPeriod.get(0))
                .divide(new BigDecimal(quotaAndPeriod.get(1)), 2, RoundingMode.HALF_UP))
        : Stream.empty();
  }
}
