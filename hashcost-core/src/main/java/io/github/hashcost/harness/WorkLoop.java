package io.github.hashcost.harness;

import java.util.concurrent.atomic.AtomicReference;

/** Calls of a computation without state. */
final class WorkLoop implements Loop {
  private final Work<Object> work;
  // Volatile, or a computation on an object that never changes may be done once and moved out of
  // the loop.
  private volatile Object input;

  // Written only: what came out must be seen to matter.
  @SuppressWarnings("UnusedVariable")
  private volatile AtomicReference<Object> sink = new AtomicReference<>();

  WorkLoop(Work<Object> work, Object input) {
    this.work = work;
    this.input = input;
  }

  @Override
  public void run(int calls) throws Exception {
    // A fresh sink lies in the young generation, where collectors make a store of a reference
    // cheapest.
    AtomicReference<Object> products = new AtomicReference<>();
    sink = products;
    for (int i = 0; i < calls; i++) {
      Object product = work.apply(input);
      // Nothing was made, so there is nothing to hand over.
      if (product != null) {
        products.setOpaque(product);
      }
    }
  }
}
