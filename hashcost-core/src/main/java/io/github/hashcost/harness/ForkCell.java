package io.github.hashcost.harness;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Ending;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Samples;
import java.io.IOException;
import java.util.OptionalDouble;

/** A cell on its way out of a child JVM; what its operation says of it stays at home. */
final class ForkCell {
  private ForkCell() {}

  static void write(Cell cell, WireOut out) throws IOException {
    out.text(cell.mode().name());
    out.writeInt(cell.threads());
    out.writeInt(cell.thread().orElse(-1));
    out.writeInt(cell.pass());
    out.writeInt(cell.observed().size());
    for (Caveat caveat : cell.observed()) {
      out.text(caveat.code());
      out.text(caveat.detail());
      out.text(caveat.hint());
    }
    out.writeBoolean(cell.failure().isPresent());
    if (cell.failure().isPresent()) {
      write(cell.failure().get(), out);
      return;
    }
    write(cell.samples().orElseThrow(), out);
    OptionalDouble allocated = cell.allocatedBytesPerCall();
    out.writeBoolean(allocated.isPresent());
    out.writeDouble(allocated.orElse(0));
    out.writeBoolean(cell.gc().isPresent());
    GcActivity gc = cell.gc().orElse(GcActivity.of(0, 0));
    out.writeLong(gc.count());
    out.writeLong(gc.millis());
    out.writeBoolean(cell.endedBy().isPresent());
    if (cell.endedBy().isPresent()) {
      out.text(cell.endedBy().get().name());
    }
  }

  static Cell read(Operation operation, WireIn in) throws IOException {
    Cell.Builder cell = of(operation).mode(in.constant(Mode.class)).threads(in.readInt());
    int thread = in.readInt();
    if (thread >= 0) {
      cell.thread(thread);
    }
    cell.pass(in.readInt());
    for (int left = in.readInt(); left > 0; left--) {
      cell.observed(Caveat.of(in.text(), in.text(), in.text()));
    }
    if (in.readBoolean()) {
      return cell.failure(readFailure(in)).build();
    }
    cell.samples(readSamples(in));
    boolean bytesCounted = in.readBoolean();
    double bytes = in.readDouble();
    boolean collectionsCounted = in.readBoolean();
    GcActivity collections = GcActivity.of(in.readLong(), in.readLong());
    if (bytesCounted) {
      cell.allocatedBytesPerCall(bytes);
    }
    if (collectionsCounted) {
      cell.gc(collections);
    }
    if (in.readBoolean()) {
      cell.endedBy(in.constant(Ending.class));
    }
    return cell.build();
  }

  static void write(Failure failure, WireOut out) throws IOException {
    out.text(failure.kind());
    out.text(failure.detail());
  }

  static Failure readFailure(WireIn in) throws IOException {
    return Failure.of(in.text(), in.text());
  }

  private static void write(Samples samples, WireOut out) throws IOException {
    out.writeInt(samples.size());
    for (int i = 0; i < samples.size(); i++) {
      out.writeInt(samples.round(i));
      out.writeLong(samples.calls(i));
      out.writeLong(samples.elapsedNanos(i));
    }
  }

  private static Samples readSamples(WireIn in) throws IOException {
    int size = in.readInt();
    int[] rounds = new int[size];
    long[] calls = new long[size];
    long[] elapsedNanos = new long[size];
    for (int i = 0; i < size; i++) {
      rounds[i] = in.readInt();
      calls[i] = in.readLong();
      elapsedNanos[i] = in.readLong();
    }
    return Samples.of(rounds, calls, elapsedNanos);
  }

  /** The start of a cell of an operation that ran in a child, or should have. */
  static Cell.Builder of(Operation operation) {
    return Cell.builder(operation.id(), operation.inputLabel(), operation.inputBytes())
        .inputs(operation.inputs())
        .unit(operation.unit().name(), operation.unit().perCall())
        .isolation(Isolation.FORK);
  }
}
