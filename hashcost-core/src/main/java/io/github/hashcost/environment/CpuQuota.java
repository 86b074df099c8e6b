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
    return CpuGroups.directories(files).stream()
        .flatMap(directory -> quotas(files, directory))
        .min(BigDecimal::compareTo)
        .map(cpus -> cpus.stripTrailingZeros().toPlainString());
  }

  /** A directory holds the files of one version only. */
  private static Stream<BigDecimal> quotas(SystemFiles files, String directory) {
    List<String> versionOne = new ArrayList<>(words(files, directory + "/cpu.cfs_quota_us"));
    versionOne.addAll(words(files, directory + "/cpu.cfs_period_us"));
    return Stream.of(words(files, directory + "/cpu.max"), versionOne).flatMap(CpuQuota::ratio);
  }

  private static List<String> words(SystemFiles files, String path) {
    return files.firstLine(path).map(line -> List.of(line.split(" ", -1))).orElse(List.of());
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
