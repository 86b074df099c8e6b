package io.github.hashcost.environment;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The control groups, of version 1 or 2, that share out processor time to this process: its own and
 * every group above it, since each of them may hold it back.
 */
final class CpuGroups {
  private CpuGroups() {}

  /** Their directories, some of which may not exist. */
  static List<String> directories(SystemFiles files) {
    return files.firstLines("proc/self/cgroup").stream()
        .map(line -> line.split(":", 3))
        .filter(parts -> parts.length == 3)
        .flatMap(parts -> directories(parts[1], parts[2]))
        .toList();
  }

  private static Stream<String> directories(String controllers, String group) {
    if (controllers.isEmpty()) {
      return upwards("sys/fs/cgroup", group);
    }
    return List.of(controllers.split(",")).contains("cpu")
        ? upwards("sys/fs/cgroup/" + controllers, group)
        : Stream.empty();
  }

  /** Inside a container the topmost may be all there is. */
  private static Stream<String> upwards(String mount, String group) {
    List<String> directories = new ArrayList<>(List.of(mount));
    for (String name : group.split("/", -1)) {
      if (!name.isEmpty() && !name.equals("..")) {
        directories.add(directories.get(directories.size() - 1) + "/" + name);
      }
    }
    return directories.stream();
  }
}
