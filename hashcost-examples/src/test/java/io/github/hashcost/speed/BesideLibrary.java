package io.github.hashcost.speed;

import io.github.hashcost.analysis.Comparison;
import io.github.hashcost.cli.accuracy.SharedCpu;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.TaskFactory;
import io.github.hashcost.harness.WorkUnit;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Functions through their adapters, and the bare calls of their libraries twice, in one run. */
final class BesideLibrary {
  /** Enough for the call of the loop itself not to count, few enough for a batch. */
  private static final int MOST_HASHES = 256;

  private static final int BYTES_A_CALL = 16 * 1024;

  private final List<Subject> subjects;
  private final int inputBytes;
  private final byte[] input;
  private final int hashes;

  BesideLibrary(List<Subject> subjects, int inputBytes) {
    this.subjects = subjects;
    this.inputBytes = inputBytes;
    input = Bytes.printable(inputBytes);
    hashes = Math.max(1, Math.min(MOST_HASHES, BYTES_A_CALL / Math.max(1, inputBytes)));
  }

  List<Figure> measure(SharedCpu cpu) throws Exception {
    List<Operation> operations = new ArrayList<>();
    for (int i = 0; i < subjects.size(); i++) {
      Subject subject = subjects.get(i);
      check(subject);
      operations.add(operation("bare", i, context -> subject.bare(input.clone(), hashes)));
      operations.add(operation("again", i, context -> subject.bare(input.clone(), hashes)));
      operations.add(operation("adapter", i, context -> subject.adapter(input.clone(), hashes)));
    }
    RunResult run =
        Harness.builder()
            .timeBudget(Duration.ofMinutes(2))
            .onProgress(progress -> cpu.take())
            .build()
            .run(operations);
    List<Figure> figures = new ArrayList<>();
    for (int i = 0; i < subjects.size(); i++) {
      figures.add(figure(run, i));
    }
    return figures;
  }

  private Operation operation(String side, int number, TaskFactory factory) {
    return Operation.of(name(side, number), factory).unit(WorkUnit.items("hash", hashes));
  }

  private static String name(String side, int number) {
    return side + ":cell=" + number;
  }

  /** Both ways are the same function. */
  private void check(Subject subject) throws Exception {
    Loop bare = subject.bare(input, 1);
    Loop adapter = subject.adapter(input, 1);
    bare.call();
    adapter.call();
    if (!Arrays.equals(bare.product(), adapter.product())) {
      throw new IllegalStateException(subject + ": the bare call answers another digest");
    }
  }

  private Figure figure(RunResult run, int number) {
    Comparison comparison = Comparison.of(run);
    Cell bare = run.cell(name("bare", number));
    Cell adapter = run.cell(name("adapter", number));
    return new Figure(
        subjects.get(number).id(),
        inputBytes,
        comparison.nanos(adapter).point() / hashes,
        comparison.nanos(bare).point() / hashes,
        comparison.ratio(adapter, bare).estimate(),
        comparison.ratio(run.cell(name("again", number)), bare).estimate().point(),
        adapter.allocatedBytesPerCall().orElse(0) / hashes,
        bare.allocatedBytesPerCall().orElse(0) / hashes);
  }
}
