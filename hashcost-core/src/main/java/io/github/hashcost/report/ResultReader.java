package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.FunctionFacts;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** One JSON text to one run. */
final class ResultReader {
  private static final JsonFactory FACTORY =
      JsonFactory.builder().disable(StreamReadFeature.AUTO_CLOSE_SOURCE).build();

  private final JsonIn json;
  private boolean schemaSeen;
  private @Nullable Instant startedAt;
  private final HostReader host;
  private @Nullable Plan plan;
  private final Map<AlgorithmId, FunctionFacts> functions = new LinkedHashMap<>();
  private @Nullable List<Cell> cells;

  private ResultReader(JsonIn json) {
    this.json = json;
    host = new HostReader(json);
  }

  /**
   * @param name what a message calls the text
   * @throws IOException when the stream fails
   */
  static RunResult read(InputStream in, String name) throws IOException {
    try (JsonParser parser = FACTORY.createParser(in)) {
      try {
        if (parser.nextToken() == null) {
          throw new IllegalArgumentException("it is empty");
        }
        RunResult run = new ResultReader(new JsonIn(parser)).run();
        if (parser.nextToken() != null) {
          throw new IllegalArgumentException("there is more after the result");
        }
        return run;
      } catch (JsonEOFException e) {
        throw problem(name, e.getLocation(), "the text ends here, cut short; write the file anew");
      } catch (JsonProcessingException | CharConversionException e) {
        throw problem(name, parser.currentLocation(), "this is no JSON");
      } catch (IllegalArgumentException | IllegalStateException | HashcostException e) {
        throw problem(name, parser.currentLocation(), String.valueOf(e.getMessage()));
      }
    }
  }

  /** Without a cause: the parser's message may quote the text. */
  private static HashcostException problem(String name, @Nullable JsonLocation place, String what) {
    String where =
        place == null ? "" : ", line " + place.getLineNr() + ", column " + place.getColumnNr();
    return new HashcostException.InvalidParameter(name + where + ": " + what);
  }

  private RunResult run() throws IOException {
    json.object(this::field);
    if (!schemaSeen || startedAt == null || plan == null || cells == null) {
      throw new IllegalArgumentException(
          "no result file: schema, startedAt, plan or cells is missing");
    }
    RunResult run = RunResult.of(startedAt, host.environment(), plan, functions, cells);
    return host.activity().map(run::withActivity).orElse(run);
  }

  private void field(String name) throws IOException {
    switch (name) {
      case "schema" -> {
        Schema.requireReadable(json.text());
        schemaSeen = true;
      }
      case "startedAt" -> startedAt = json.time(Instant::parse, "2026-11-30T12:00:00Z");
      case "environment" -> host.read();
      case "plan" -> plan = plan();
      case "functions" ->
          json.object(id -> functions.put(AlgorithmId.parse(id), new FunctionReader(json).read()));
      case "cells" -> {
        List<Cell> read = new ArrayList<>();
        json.array(() -> read.add(new CellReader(json).read()));
        cells = read;
      }
      default -> json.skip();
    }
  }

  private Plan plan() throws IOException {
    Plan.Builder b = Plan.builder();
    json.object(
        name -> {
          switch (name) {
            case "mode" -> b.mode(json.oneOf(Mode.values()));
            case "isolation" -> b.isolation(json.oneOf(Isolation.values()));
            case "rounds" -> b.rounds(json.smallInteger());
            case "batchNanos" -> b.batch(Duration.ofNanos(json.integer()));
            case "iterations" -> b.iterations(OptionalLong.of(json.integer()));
            case "precision" -> b.precision(OptionalDouble.of(json.number()));
            case "threads" -> b.threads(json.smallInteger());
            case "warmUp" -> b.warmUp(json.truth());
            case "timeBudgetNanos" -> b.timeBudget(Duration.ofNanos(json.integer()));
            case "seed" -> b.seed(json.integer());
            default -> json.skip();
          }
        });
    return b.build();
  }
}
