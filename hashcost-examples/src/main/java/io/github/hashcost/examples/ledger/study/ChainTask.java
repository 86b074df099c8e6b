package io.github.hashcost.examples.ledger.study;

import io.github.hashcost.examples.ledger.Appender;
import io.github.hashcost.examples.ledger.ChainHash;
import io.github.hashcost.examples.ledger.LedgerFormat;
import io.github.hashcost.examples.ledger.LedgerStore;
import io.github.hashcost.harness.Task;
import io.github.hashcost.harness.TaskContext;
import java.io.IOException;
import java.util.function.Supplier;

/**
 * Builds a chain of {@code length} entries in a call, with a commit after each {@code batch} of
 * them. What it built is gone, untimed, before the next call.
 */
final class ChainTask implements Task {
  private final ChainHash function;
  private final LedgerFormat format;
  private final LedgerStore store;
  private final Emptying emptying;
  private final int length;
  private final int batch;
  private final Supplier<byte[]> payload;

  /** What makes a store as it was in the beginning. */
  interface Emptying {
    void run() throws IOException;
  }

  ChainTask(
      ChainHash function,
      LedgerFormat format,
      LedgerStore store,
      Emptying emptying,
      TaskContext context) {
    this.function = function;
    this.format = format;
    this.store = store;
    this.emptying = emptying;
    length = context.integer("length");
    batch = context.integer("batch");
    payload = context.opaque(Scope.payload());
  }

  @Override
  public Object call() throws IOException {
    Appender appender = Appender.begin(function, format, store, System::currentTimeMillis);
    for (int i = 1; i <= length; i++) {
      appender.append(payload.get());
      if (i % batch == 0 || i == length) {
        appender.commit();
      }
    }
    return appender.head();
  }

  @Override
  public void afterBatch() throws IOException {
    emptying.run();
  }

  @Override
  public void close() throws IOException {
    store.close();
  }
}
