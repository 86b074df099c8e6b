package io.github.hashcost.harness;

/** Calls of a computation without state that answers a number. */
final class LongWorkLoop implements Loop {
  private final LongWork<Object> work;
  // Volatile, or a computation on an object that never changes may be done once and moved out of
  // the loop.
  private volatile Object input;
  private volatile long sink;

  LongWorkLoop(LongWork<Object> work, Object input) {
    this.work = work;
    this.input = input;
  }

  @Override
  public void run(int calls) throws Exception {
    // Local: the field would be read again in every call, after the volatile one.
    LongWork<Object> called = work;
    long fold = sink;
    for (int i = 0; i < calls; i++) {
      fold ^= called.apply(input);
    }
    sink = fold;
  }
}
