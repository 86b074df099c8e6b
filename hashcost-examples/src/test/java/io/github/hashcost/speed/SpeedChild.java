package io.github.hashcost.speed;

import io.github.hashcost.cli.accuracy.SharedCpu;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One of the JVMs: measures and prints its figures. Arguments: the C program, or nothing in its
 * place, and the ids of the functions, none for all.
 */
final class SpeedChild {
  static final String LIBRARY = "beside-library";
  static final String C = "beside-c";

  private static final int[] SIZES = {12, 64, 1024};

  private SpeedChild() {}

  public static void main(String[] args) throws Exception {
    List<String> ids = Arrays.asList(args).subList(1, args.length);
    SharedCpu cpu = SharedCpu.choose();
    for (List<Subject> subjects : byProvider(ids)) {
      for (int size : SIZES) {
        new BesideLibrary(subjects, size).measure(cpu).forEach(f -> print(LIBRARY, f));
      }
    }
    if (!args[0].isEmpty()) {
      print(C, BesideC.measure(Path.of(args[0]), cpu));
    }
    if (!cpu.whyNot().isEmpty()) {
      System.err.println("not pinned to one CPU: " + cpu.whyNot());
    }
  }

  /** Fewer cells in a round are closer together. */
  private static Iterable<List<Subject>> byProvider(List<String> ids) {
    Map<Class<?>, List<Subject>> groups = new LinkedHashMap<>();
    for (Subject subject : Subjects.all()) {
      if (ids.isEmpty() || ids.contains(subject.id())) {
        groups.computeIfAbsent(subject.provider(), p -> new ArrayList<>()).add(subject);
      }
    }
    return groups.values();
  }

  private static void print(String kind, Figure figure) {
    System.out.println(figure.line(kind));
  }
}
