package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.report.ResultFile;
import io.github.hashcost.result.RunResult;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a {@link Study} found. Immutable. */
public final class StudyResult {
  private final RunResult run;
  private final List<Table> tables;
  private final List<String> summary;
  private final List<String> notes;

  private StudyResult(RunResult run, List<Table> tables, List<String> summary, List<String> notes) {
    this.run = run;
    this.tables = List.copyOf(tables);
    this.summary = List.copyOf(summary);
    this.notes = List.copyOf(notes);
  }

  static StudyResult of(
      RunResult run, List<Table> tables, List<String> summary, List<String> notes) {
    return new StudyResult(run, tables, summary, notes);
  }

  /** The figures that most will ask for, a line each. */
  public List<String> summary() {
    return summary;
  }

  /** What a reader must know of how it was measured here: a half sentence each. */
  public List<String> notes() {
    return notes;
  }

  /** Every sample of all experiments, the warm-up iterations included; one plan for all. */
  public RunResult run() {
    return run;
  }

  /**
   * Writes all files, or none.
   *
   * @throws HashcostException.InvalidParameter when they cannot be written
   */
  public void writeTo(OutputDirectory directory) {
    directory.write(files());
  }

  /** By name, in the order in which they are listed; the checksums are of all others. */
  Map<String, byte[]> files() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    tables.forEach(t -> files.put(t.file(), t.toCsv()));
    Table codebook = Table.codebook(tables);
    files.put(codebook.file(), codebook.toCsv());
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    ResultFile.write(result, run);
    files.put("environment.json", EnvironmentJson.from(result.toByteArray()));
    files.put("result.json", result.toByteArray());
    files.put("README.md", StudyReadme.of(run, notes).getBytes(StandardCharsets.UTF_8));
    files.put("SHA256SUMS", Checksums.of(files));
    return files;
  }
}
