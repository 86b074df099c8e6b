package io.github.hashcost.harness;

import java.util.concurrent.atomic.AtomicReference;

/** Calls of a task. */
final class TaskLoop implements Loop {
  private final Task task;

  // Written only: what came out must be seen to matter.
  @SuppressWarnings("UnusedVariable")
  private volatile AtomicReference<Object> sink = new AtomicReference<>();

  TaskLoop(Task task) {
    this.task = task;
  }

  @Override
  public void run(int calls) throws Exception {
    // A fresh sink lies in the young generation, where collectors make a store of a reference
    // cheapest.
    AtomicReference<Object> products = new AtomicReference<>();
    sink = products;
    for (int i = 0; i < calls; i++) {
      Object product = task.call();
      // Nothing was made, so there is nothing to hand over.
      if (product != null) {
        products.setOpaque(product);
      }
    }
  }
}
