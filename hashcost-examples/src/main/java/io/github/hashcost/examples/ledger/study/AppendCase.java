package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.FileStore;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.MemoryStore;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.TaskContext;
import io.github.hashcost.harness.WorkUnit;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/** One kind of chain that is built from its first entry on. Immutable. */
final class AppendCase {
  private final ChainHash function;
  private final LedgerFormat format;
  private final Store store;
  private final Shape shape;

  /** Where the entries go. */
  enum Store {
    MEMORY,
    BUFFERED,
    DURABLE;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  AppendCase(ChainHash function, LedgerFormat format, Store store, Shape shape) {
    this.function = function;
    this.format = format;
    this.store = store;
    this.shape = shape;
  }

  ChainHash function() {
    return function;
  }

  LedgerFormat format() {
    return format;
  }

  Store store() {
    return store;
  }

  Shape shape() {
    return shape;
  }

  /** Of its cell. */
  String name() {
    return "append-"
        + store
        + "-"
        + format
        + "-"
        + function
        + ":length="
        + shape.length()
        + ",batch="
        + shape.batch();
  }

  /**
   * A call builds one chain.
   *
   * @param memory for chains in memory: they are built on one thread one after the other, and long
   *     ones are large
   */
  Operation operation(MemoryStore memory) {
    return Operation.of(
            name(),
            context ->
                store == Store.MEMORY
                    ? new ChainTask(function, format, memory, memory::clear, context)
                    : inFile(context))
        .unit(WorkUnit.items("entry", shape.length()))
        .callsPerBatch(1);
  }

  private ChainTask inFile(TaskContext context) throws IOException {
    FileChannel file =
        FileChannel.open(
            context.temporaryDirectory().resolve("ledger"),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE);
    FileStore target = store == Store.DURABLE ? FileStore.durable(file) : FileStore.buffered(file);
    return new ChainTask(function, format, target, () -> file.truncate(0).position(0), context);
  }
}
