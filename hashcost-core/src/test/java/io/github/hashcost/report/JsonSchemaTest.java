package io.github.hashcost.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.hashcost.environment.Environment;
import io.github.hashcost.environment.HostActivity;
import io.github.hashcost.result.Plan;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written against the schemas in docs. */
class JsonSchemaTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Schema RESULT = schema("result.schema.json");
  private static final Schema REPORT = schema("report.schema.json");

  @Property(tries = 300)
  void everyResultIsOfItsSchema(@ForAll long seed) {
    assertThat(errors(RESULT, json(RandomRuns.of(seed)))).isEmpty();
  }

  @Property(tries = 300)
  void everyReportIsOfItsSchema(@ForAll long seed) {
    assertThat(errors(REPORT, Report.of(RandomRuns.of(seed)).json())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"schema-1.json", "schema-1-full.json"})
  void everyFileThatIsKeptIsOfTheSchemaAsReadAndAsWritten(String name) throws IOException {
    String text = ResultFileTest.resource(name);
    RunResult run = ResultFileTest.read(text);

    assertThat(errors(RESULT, text)).isEmpty();
    assertThat(errors(RESULT, json(run))).isEmpty();
    assertThat(errors(REPORT, Report.of(run).json())).isEmpty();
  }

  @Test
  void theMachineOfThisTestIsOfTheSchemas() {
    RunResult run =
        RunResult.of(Instant.now(), Environment.read(), Plan.builder().build(), Map.of(), List.of())
            .withActivity(HostActivity.read());

    assertThat(errors(RESULT, json(run))).isEmpty();
    assertThat(errors(REPORT, Report.of(run).json())).isEmpty();
  }

  /** A schema that allows everything would pass all the others. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hashcost-result/1          | hashcost-result/2",
        "\"startedAt\"              | \"begunAt\"",
        "\"adapter\"                | \"adaptor\"",
        "\"iterations\": 2300       | \"iterations\": 0",
        "\"iterations\": 2300       | \"iterations\": \"many\"",
        "\"elapsedNanos\"           | \"elapsedMicros\"",
        "\"bytes\": 12 }            | \"length\": 12 }",
        "jca/sha-256                | jca:sha-256",
        "\"kind\": \"refused\"      | \"sort\": \"refused\"",
        "\"failure\": null          | \"failure\": {\"kind\": \"threw\", \"detail\": \"\"}",
        "\"unbroken\"               | \"perfect\"",
      })
  void whatIsNoResultIsNotOfTheSchema(String part, String other) throws IOException {
    String text = ResultFileTest.resource("schema-1-full.json").replace("12}", "12 }");
    assertThat(text).contains(part);

    assertThat(errors(RESULT, text.replace(part, other))).isNotEmpty();
  }

  @Test
  void theSchemasAreSchemas() throws IOException {
    Schema meta =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    for (String name : List.of("result.schema.json", "report.schema.json")) {
      assertThat(errors(meta, Files.readString(DOCS.resolve(name)))).isEmpty();
    }
  }

  private static List<Error> errors(Schema schema, String json) {
    return schema.validate(json, InputFormat.JSON);
  }

  private static String json(RunResult run) {
    StringWriter text = new StringWriter();
    ResultFile.write(text, run);
    return text.toString();
  }

  private static Schema schema(String name) {
    try {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Files.readString(DOCS.resolve(name)), InputFormat.JSON);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
