package io.github.hashcost.report;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Samples;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Reads one cell; good for one. */
final class CellReader {
  private final JsonIn json;
  private @Nullable AlgorithmId id;
  private String label = "";
  private long bytes;
  private int inputs = 1;
  private String unit = "call";
  private double unitsPerCall = 1;
  private Mode mode = Mode.THROUGHPUT;
  private Isolation isolation = Isolation.LOOP;
  private int threads = 1;
  private OptionalInt thread = OptionalInt.empty();
  private int pass = 1;
  private int copy = 1;
  private boolean iterationsVary;
  private long[] iterations = {};
  private long @Nullable [] elapsedNanos;
  private int @Nullable [] rounds;
  private OptionalDouble allocated = OptionalDouble.empty();
  private @Nullable GcActivity gc;
  private @Nullable Ending endedBy;
  private final List<Caveat> caveats = new ArrayList<>();
  private @Nullable Failure failure;

  CellReader(JsonIn json) {
    this.json = json;
  }

  Cell read() throws IOException {
    json.object(this::field);
    if (id == null) {
      throw new IllegalArgumentException("a cell has no id");
    }
    Cell.Builder b =
        Cell.builder(id, label, bytes)
            .inputs(inputs)
            .unit(unit, unitsPerCall)
            .mode(mode)
            .isolation(isolation)
            .threads(threads)
            .pass(pass)
            .copy(copy);
    if (elapsedNanos != null && (failure == null || elapsedNanos.length > 0)) {
      b.samples(samples(elapsedNanos));
    }
    thread.ifPresent(b::thread);
    allocated.ifPresent(b::allocatedBytesPerCall);
    if (gc != null) {
      b.gc(gc);
    }
    if (endedBy != null) {
      b.endedBy(endedBy);
    }
    caveats.forEach(b::observed);
    if (failure != null) {
      b.failure(failure);
    }
    return b.build();
  }

  private Samples samples(long[] elapsed) {
    long[] calls = iterations;
    if (!iterationsVary && iterations.length == 1) {
      calls = new long[elapsed.length];
      Arrays.fill(calls, iterations[0]);
    }
    return Samples.of(
        rounds == null ? IntStream.range(0, elapsed.length).toArray() : rounds, calls, elapsed);
  }

  private void field(String name) throws IOException {
    switch (name) {
      case "id" -> id = AlgorithmId.parse(json.text());
      case "input" -> json.object(this::input);
      case "unit" -> unit = json.text();
      case "unitsPerCall" -> unitsPerCall = json.number();
      case "mode" -> mode = json.oneOf(Mode.values());
      case "isolation" -> isolation = json.oneOf(Isolation.values());
      case "threads" -> threads = json.smallInteger();
      case "thread" -> thread = OptionalInt.of(json.smallInteger());
      case "pass" -> pass = json.smallInteger();
      case "copy" -> copy = json.smallInteger();
      case "iterations" -> {
        iterationsVary = json.atArray();
        iterations = iterationsVary ? integers() : new long[] {json.integer()};
      }
      case "elapsedNanos" -> elapsedNanos = integers();
      case "rounds" -> {
        IntStream.Builder values = IntStream.builder();
        json.array(() -> values.add(json.smallInteger()));
        rounds = values.build().toArray();
      }
      case "allocatedBytesPerCall" -> allocated = OptionalDouble.of(json.number());
      case GcField.NAME -> gc = GcField.read(json);
      case "endedBy" -> endedBy = json.oneOf(Ending.values());
      case "caveats" -> json.array(this::caveat);
      case "failure" -> {
        Map<String, String> texts = texts();
        failure = Failure.of(texts.getOrDefault("kind", ""), texts.getOrDefault("detail", ""));
      }
      default -> json.skip();
    }
  }

  private void input(String name) throws IOException {
    switch (name) {
      case "label" -> label = json.text();
      case "bytes" -> bytes = json.integer();
      case "count" -> inputs = json.smallInteger();
      default -> json.skip();
    }
  }

  private void caveat() throws IOException {
    Map<String, String> texts = texts();
    caveats.add(
        Caveat.of(
            texts.getOrDefault("code", ""),
            texts.getOrDefault("detail", ""),
            texts.getOrDefault("hint", "")));
  }

  /** The texts of an object; what else it holds is of a later version. */
  private Map<String, String> texts() throws IOException {
    Map<String, String> texts = new HashMap<>();
    json.object(
        name -> {
          switch (name) {
            case "code", "kind", "detail", "hint" -> texts.put(name, json.text());
            default -> json.skip();
          }
        });
    return texts;
  }

  private long[] integers() throws IOException {
    LongStream.Builder values = LongStream.builder();
    json.array(() -> values.add(json.integer()));
    return values.build().toArray();
  }
}
