package io.github.hashcost.analysis;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.RunResult;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** In what two runs are no longer the same experiment, in words: the function first. */
final class Differences {
  /** What decides how a JVM compiles, and so the ratio of two functions. */
  private static final List<String> JVM_FACTS =
      List.of("name", "jit", "collector", "flags", "debugger", "agent", "coverage");

  private final List<String> found = new ArrayList<>();

  private Differences() {}

  /** Why no cell of the two runs can be compared. */
  static List<String> ofRuns(RunResult before, RunResult now, boolean absolute) {
    Differences d = new Differences();
    d.compare("threads", before.plan().threads(), now.plan().threads());
    d.compare("warm-up", before.plan().warmUp(), now.plan().warmUp());
    Environment a = before.environment();
    Environment b = now.environment();
    d.compare("architecture", a.os().get("arch"), b.os().get("arch"));
    d.compare("instruction sets that the other lacks", only(a, b), only(b, a));
    d.compare("JVM version", feature(a), feature(b));
    JVM_FACTS.forEach(fact -> d.compare("JVM " + fact, a.jvm().get(fact), b.jvm().get(fact)));
    if (absolute) {
      d.compare("processor", a.cpuModel(), b.cpuModel());
    }
    return List.copyOf(d.found);
  }

  /** What a reader should know although ratios are compared all the same. */
  static List<String> notes(RunResult before, RunResult now) {
    Differences d = new Differences();
    d.compare("processor", before.environment().cpuModel(), now.environment().cpuModel());
    d.compare("JVM", vmVersion(before.environment()), vmVersion(now.environment()));
    d.compare("cells measured beside each other", size(before), size(now));
    return List.copyOf(d.found);
  }

  /** Why a cell cannot be compared with one of the same function and input. */
  static List<String> ofCells(RunResult before, Cell then, RunResult now, Cell cell) {
    if (then.samples().isEmpty() || cell.samples().isEmpty()) {
      // What failed may not even have begun as it was planned.
      return List.of();
    }
    Differences d = new Differences();
    d.compare("implementation", implementation(before, then.id()), implementation(now, cell.id()));
    d.compare("mode", word(then.mode()), word(cell.mode()));
    d.compare("isolation", word(then.isolation()), word(cell.isolation()));
    d.compare("unit", then.unit(), cell.unit());
    d.compare("units in a call", then.unitsPerCall(), cell.unitsPerCall());
    return List.copyOf(d.found);
  }

  /** Why none of the cells before is the same function on the same input. */
  static List<String> ofNearest(RunResult before, Cell cell) {
    List<Cell> sameName =
        before.latest().stream().filter(c -> c.id().name().equals(cell.id().name())).toList();
    List<Cell> sameInput = sameName.stream().filter(c -> sameInput(c, cell)).toList();
    Differences d = new Differences();
    if (sameName.isEmpty()) {
      d.found.add("not in the baseline");
    } else if (sameInput.isEmpty()) {
      d.compare("input", input(sameName.get(0)), input(cell));
    } else {
      AlgorithmId then = sameInput.get(0).id();
      d.compare("provider", provider(then), provider(cell.id()));
      d.compare("parameters", parameters(then), parameters(cell.id()));
    }
    return List.copyOf(d.found);
  }

  static boolean sameInput(Cell a, Cell b) {
    return a.inputLabel().equals(b.inputLabel())
        && a.inputBytes() == b.inputBytes()
        && a.inputs() == b.inputs();
  }

  private void compare(String what, @Nullable Object before, @Nullable Object now) {
    if (!Objects.equals(before, now)) {
      found.add(what + ": " + shown(before) + " before, " + shown(now) + " now");
    }
  }

  private static String shown(@Nullable Object value) {
    String text =
        value instanceof Optional<?> optional
            ? optional.map(String::valueOf).orElse("")
            : Objects.toString(value, "");
    return text.isEmpty() ? "none" : text;
  }

  private static String size(RunResult run) {
    return String.valueOf(run.latest().size());
  }

  private static Optional<String> implementation(RunResult run, AlgorithmId id) {
    return Optional.ofNullable(run.functions().get(id)).flatMap(FunctionFacts::implementation);
  }

  private static String only(Environment in, Environment than) {
    Set<String> only = new LinkedHashSet<>(in.cpuFeatures());
    than.cpuFeatures().forEach(only::remove);
    return String.join(" ", only);
  }

  /** {@code 17} of {@code 17.0.15}: an update within it is no reason not to compare. */
  private static String feature(Environment environment) {
    return environment.jvm().getOrDefault("version", "").replaceFirst("[^0-9].*", "");
  }

  private static Optional<String> vmVersion(Environment environment) {
    return Optional.ofNullable(environment.jvm().get("vmVersion"));
  }

  private static String input(Cell cell) {
    return cell.inputLabel();
  }

  private static String provider(AlgorithmId id) {
    return id.provider().orElse("") + id.qualifier().map(q -> "@" + q).orElse("");
  }

  private static String parameters(AlgorithmId id) {
    List<String> parameters = new ArrayList<>();
    id.parameters().forEach((name, value) -> parameters.add(name + "=" + value));
    return String.join(",", parameters);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
