package io.github.hashcost.harness;

import io.github.hashcost.result.Mode;

/**
 * A rig on one thread of a crew: around each batch it meets the other threads, after some untimed
 * calls, so that nobody's batch starts in a cold cache. Which it would, since a crew's threads
 * sleep between two batches.
 */
final class CrewRig implements Rig {
  /** Untimed calls go on for about so long before it looks for the others again. */
  private static final long LOOK_NANOS = 20_000;

  /** Where a call takes longer, threads that start a little apart are together most of it. */
  private static final long SLOW_CALL_NANOS = 1_000_000;

  private static final int SPINS = 1_000;

  private final Rig rig;
  private final Operation operation;
  private final Rendezvous rendezvous;
  private final Heartbeat heartbeat;
  private final boolean works;
  private final boolean takesTurns;
  private int batch;
  private int untimed = 1;
  private long untimedNanos;

  /**
   * @param takesTurns whether there are more threads than processors
   */
  CrewRig(
      Rig rig,
      Blueprint blueprint,
      Rendezvous rendezvous,
      Heartbeat heartbeat,
      boolean takesTurns) {
    this.rig = rig;
    this.operation = blueprint.operation();
    this.works = blueprint.bearsUntimedCalls();
    this.rendezvous = rendezvous;
    this.heartbeat = heartbeat;
    this.takesTurns = takesTurns;
  }

  @Override
  public Loop loop() {
    return rig.loop();
  }

  @Override
  public Mode mode() {
    return rig.mode();
  }

  @Override
  public void beforeBatch(int calls) throws Exception {
    rig.beforeBatch(calls);
    batch = calls;
    heartbeat.leave();
    boolean slow = calls == 1 && untimedNanos > SLOW_CALL_NANOS;
    if (works && !slow) {
      work();
      rendezvous.ready(this::workAndGiveWay);
    } else {
      rendezvous.ready(new Idleness());
    }
  }

  @Override
  public void afterBatch() throws Exception {
    heartbeat.leave();
    if (!works) {
      rendezvous.done(new Idleness());
    } else if (takesTurns) {
      // Giving way would spare those that are still timed the wait for a turn.
      rendezvous.done(this::work);
    } else {
      rendezvous.done(this::workAndGiveWay);
    }
    heartbeat.enter(operation, 1, 0);
    rig.afterBatch();
  }

  /**
   * Where a processor is free for everybody this changes nothing; where something else took one,
   * the thread that lost it need not wait for a whole turn of ours.
   */
  @SuppressWarnings("ThreadPriorityCheck") // a matter of speed alone
  private void workAndGiveWay() throws Exception {
    work();
    Thread.yield();
  }

  private void work() throws Exception {
    heartbeat.check();
    heartbeat.enter(operation, untimed, 0);
    long start = System.nanoTime();
    rig.loop().run(untimed);
    untimedNanos = System.nanoTime() - start;
    heartbeat.leave();
    if (untimedNanos > LOOK_NANOS) {
      untimed = Math.max(1, untimed / 2);
    } else if (untimedNanos < LOOK_NANOS / 2) {
      untimed = Math.min(batch, 2 * untimed);
    }
  }

  /** Spins, and then lets others run: there may be more threads than processors. */
  private static final class Idleness implements Rendezvous.Meanwhile {
    private int spins;

    @Override
    @SuppressWarnings("ThreadPriorityCheck") // a matter of speed alone
    public void once() {
      if (spins++ < SPINS) {
        Thread.onSpinWait();
      } else {
        Thread.yield();
      }
    }
  }

  @Override
  public void verify() throws Exception {
    rig.verify();
  }

  @Override
  public void close() throws Exception {
    rig.close();
  }
}
