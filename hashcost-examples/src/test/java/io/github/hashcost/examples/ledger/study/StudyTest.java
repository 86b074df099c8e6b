package io.github.hashcost.examples.ledger.study;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.assertj.core.api.Assertions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One tiny study, and what it writes. */
class StudyTest {
  @TempDir private static Path parent;
  private static Path directory = Path.of("");

  @BeforeAll
  static void study() {
    directory = parent.resolve("study");
    Study.tiny(HashCatalog.discover())
        .run((doing, fraction) -> {})
        .writeTo(OutputDirectory.of(directory, false));
  }

  private static List<CSVRecord> csv(String file) throws IOException {
    try (CSVParser parser =
        CSVParser.parse(
            directory.resolve(file),
            StandardCharsets.UTF_8,
            CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get())) {
      return parser.getRecords();
    }
  }

  private static String readme() throws IOException {
    return Files.readString(directory.resolve("README.md"));
  }

  @Test
  void itHasExactlyTheseFiles() {
    assertThat(OutputDirectory.FILES)
        .containsExactlyInAnyOrder(directory.toFile().list())
        .containsExactlyInAnyOrder(
            "stat_hash_function.csv",
            "stat_chain_append.csv",
            "stat_chain_verify.csv",
            "stat_ed25519.csv",
            "raw_hash_function_100runs.csv",
            "codebook.csv",
            "environment.json",
            "result.json",
            "README.md",
            "SHA256SUMS");
    assertThat(parent.toFile().list()).containsExactly("study");
  }

  @Test
  void theChecksumsAreThoseOfAllOtherFiles() throws IOException, GeneralSecurityException {
    List<String> lines = Files.readAllLines(directory.resolve("SHA256SUMS"));
    assertThat(lines).hasSize(9);
    for (String line : lines) {
      String[] parts = line.split("  ", 2);
      byte[] bytes = Files.readAllBytes(directory.resolve(parts[1]));
      assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)))
          .isEqualTo(parts[0]);
    }
  }

  @Test
  void theCodebookHasEveryColumnOfEveryTable() throws IOException {
    Set<String> described = new HashSet<>();
    for (CSVRecord row : csv("codebook.csv")) {
      described.add(row.get("file") + "/" + row.get("column"));
      assertThat(row.get("unit")).isNotBlank();
      assertThat(row.get("meaning")).isNotBlank();
    }
    Set<String> columns = new HashSet<>();
    for (String file : directory.toFile().list((d, name) -> name.endsWith(".csv"))) {
      String header = Files.readAllLines(directory.resolve(file)).get(0);
      for (String column : header.split(",", -1)) {
        columns.add(file + "/" + column);
      }
    }
    assertThat(described).isEqualTo(columns);
  }

  @Test
  void linesEndAsRfc4180SaysAndNumbersHaveAPoint() throws IOException {
    String text = Files.readString(directory.resolve("stat_hash_function.csv"));
    assertThat(text).endsWith("\r\n").matches("(?s)[ -~\r\n]*").doesNotContain("E+", "E-");
    assertThat(text.replace("\r\n", "")).doesNotContain("\n", "\r");
  }

  @Test
  void eachFunctionHasAHundredRunsOfWhichItsFiguresCome() throws IOException {
    List<CSVRecord> raw = csv("raw_hash_function_100runs.csv");
    for (CSVRecord row : csv("stat_hash_function.csv")) {
      double[] runs =
          raw.stream()
              .filter(r -> r.get("function").equals(row.get("function")))
              .mapToDouble(r -> Double.parseDouble(r.get("ns_per_call")))
              .sorted()
              .toArray();
      assertThat(runs).hasSize(100);
      double median = (runs[49] + runs[50]) / 2;
      assertThat(Double.parseDouble(row.get("median_ns"))).isCloseTo(median, within(median));
      double mean = Arrays.stream(runs).average().orElseThrow();
      double squares = Arrays.stream(runs).map(r -> (r - mean) * (r - mean)).sum();
      double deviation = Math.sqrt(squares / 99);
      assertThat(Double.parseDouble(row.get("sd_ns"))).isCloseTo(deviation, within(deviation));
      assertThat(row.get("iterations")).isEqualTo("100");
    }
  }

  private static Offset<Double> within(double value) {
    return Assertions.within(1e-5 * value);
  }

  @Test
  void everyTableHasItsCases() throws IOException {
    assertThat(csv("stat_hash_function.csv"))
        .extracting(r -> r.get("function"))
        .containsExactly("jca/sha3-256", "jca/sha-256", "bc/blake3-256");
    List<String> stores =
        csv("stat_chain_append.csv").stream().map(r -> r.get("store")).distinct().toList();
    assertThat(stores).contains("memory", "buffered");
    // Where a commit to the device takes long, durable chains are left out, and the study says so.
    assertThat(stores.contains("durable") || readme().contains("left out: ")).isTrue();
    assertThat(csv("stat_chain_append.csv"))
        .filteredOn(r -> r.get("store").equals("buffered"))
        .extracting(r -> r.get("format") + " by " + r.get("batch"))
        .contains("json by 1", "json by 10", "binary by 1", "binary by 10");
    assertThat(csv("stat_chain_verify.csv"))
        .extracting(r -> r.get("state") + " " + r.get("entries_read"))
        .contains("clean 20", "changed 3");
    assertThat(csv("stat_ed25519.csv"))
        .extracting(r -> r.get("operation") + " " + r.get("library"))
        .containsExactly(
            "keygen jdk", "keygen bc", "sign jdk", "sign bc", "verify jdk", "verify bc");
  }

  @Test
  void theResultHasEverySampleOfAllExperiments() {
    RunResult result = ResultFile.read(directory.resolve("result.json"));
    List<String> names = new ArrayList<>();
    for (Cell cell : result.latest()) {
      names.add(cell.id().name());
      assertThat(cell.samples().orElseThrow().size()).isEqualTo(110);
    }
    assertThat(names)
        .contains("sha3-256", "ed25519-sign-jdk", "append-memory-json-sha3-256")
        .contains("verify-changed-binary-blake3-256");
  }

  @Test
  void itsPlanIsThatOfEveryCellAndTheRoundsOfEachRunComeAfterThoseOfTheOneBefore() {
    RunResult result = ResultFile.read(directory.resolve("result.json"));
    assertThat(result.plan().rounds()).isEqualTo(110);
    assertThat(result.plan().batch()).isEqualTo(Duration.ofMillis(2));
    assertThat(result.plan().iterations()).isEmpty();
    assertThat(firstRound(result, "sha3-256")).isLessThan(110);
    assertThat(firstRound(result, "ed25519-sign-jdk")).isBetween(110, 219);
    assertThat(firstRound(result, "append-buffered-json-sha3-256")).isBetween(220, 329);
    assertThat(firstRound(result, "verify-clean-json-sha3-256")).isBetween(330, 439);
  }

  private static int firstRound(RunResult result, String name) {
    return result.cells().stream()
        .filter(c -> c.id().name().equals(name))
        .mapToInt(c -> c.samples().orElseThrow().round(0))
        .min()
        .orElseThrow();
  }

  @Test
  void theEnvironmentIsThatOfTheResult() throws IOException {
    List<String> fields = new ArrayList<>();
    try (JsonParser json =
        new JsonFactory().createParser(directory.resolve("environment.json").toFile())) {
      assertThat(json.nextToken()).isEqualTo(JsonToken.START_OBJECT);
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        fields.add(json.currentName());
        json.nextToken();
        json.skipChildren();
      }
    }
    assertThat(fields).contains("cpu", "os", "jvm");
  }

  @Test
  void theReadmeSaysHowItWasMeasured() throws IOException {
    assertThat(readme())
        .contains("10 warm-up and 100 measured iterations", "## Methodology", "seed 42")
        .contains(System.getProperty("java.version"), "a commit to the device took ")
        .doesNotContain("null", "%");
  }
}
