package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a child JVM of isolation {@code FORK} runs. Started by the harness alone: it takes its job
 * from standard input and answers on standard output. Not API.
 */
final class ForkMain {
  private static final long BEAT_MILLIS = 1_000;

  private final OutputStream pipe;

  private ForkMain(OutputStream pipe) {
    this.pipe = pipe;
  }

  public static void main(String[] args) {
    ForkMain child = new ForkMain(new FileOutputStream(FileDescriptor.out));
    // The pipe is ours: what the function prints goes elsewhere, what it reads is empty.
    System.setOut(System.err);
    WireIn job = new WireIn(new BufferedInputStream(System.in));
    System.setIn(InputStream.nullInputStream());
    try {
      child.run(job);
    } catch (OutOfMemoryError e) {
      child.send(new ForkMessage.Failed(CellRun.outOfMemory()));
    } catch (Throwable t) {
      child.send(new ForkMessage.Failed(Failure.of(Failure.THREW, t.getClass().getName())));
    }
    // Whatever threads and hooks the function left behind.
    Runtime.getRuntime().halt(0);
  }

  /** What was measured, and what the functions answered after. */
  private record Answer(RunResult run, Map<Operation, String> digests) {}

  private void run(WireIn in) throws IOException {
    send(new ForkMessage.Started());
    ForkJob job = ForkJob.read(in);
    endWithParent(in);
    List<Operation> operations;
    try {
      operations = job.operations(ForkProvider.find(job.providerClass()));
    } catch (HashcostException e) {
      send(new ForkMessage.NotFound(e.getClass().getSimpleName() + ": " + e.getMessage()));
      return;
    }
    Heartbeat heartbeat = new Heartbeat(job.callLimit());
    startBeating();
    MeasuringThread.Outcome<Answer> outcome =
        new MeasuringThread<>(() -> measure(job, operations, heartbeat), heartbeat).await();
    outcome.hung().ifPresent(o -> send(new ForkMessage.Hung(operations.indexOf(o))));
    outcome.result().ifPresent(answer -> send(answer, operations));
  }

  private Answer measure(ForkJob job, List<Operation> operations, Heartbeat heartbeat) {
    ProgressMeter progress =
        new ProgressMeter(p -> send(new ForkMessage.Progressed(p.doing(), p.fraction())));
    RunResult run =
        new Session(job.plan(), Instruments.system(), heartbeat, progress, batch -> {})
            .withoutTwin()
            .run(operations, Set.of());
    return new Answer(run, ForkDigests.of(operations, job.plan().seed(), heartbeat));
  }

  private void send(Answer answer, List<Operation> operations) {
    List<String> names = operations.stream().map(Operation::toString).toList();
    for (int i = 0; i < operations.size(); i++) {
      String digest = answer.digests.get(operations.get(i));
      if (digest != null) {
        send(new ForkMessage.Answered(i, digest));
      }
    }
    for (Cell cell : answer.run.cells()) {
      send(new ForkMessage.Measured(names.indexOf(cell.toString()), cell));
    }
    send(new ForkMessage.Finished());
  }

  private void startBeating() {
    startDaemon(
        "hashcost-beat",
        () -> {
          while (true) {
            send(new ForkMessage.Alive());
            try {
              Thread.sleep(BEAT_MILLIS);
            } catch (InterruptedException e) {
              return;
            }
          }
        });
  }

  /**
   * A parent that is killed cannot end its child, but the pipe to it closes. Nothing is sent before
   * the first beat, so a provider that hangs until then would never meet the closed pipe.
   */
  private static void endWithParent(InputStream job) {
    startDaemon(
        "hashcost-parent-watch",
        () -> {
          try {
            while (job.read() >= 0) {
              // Nothing follows a job.
            }
          } catch (IOException e) {
            // The pipe is gone as well.
          }
          Runtime.getRuntime().halt(1);
        });
  }

  private static void startDaemon(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  private synchronized void send(ForkMessage message) {
    try {
      ForkFrames.write(message.encoded(), pipe);
    } catch (IOException e) {
      // Nobody listens any more, so there is nothing to measure for.
      Runtime.getRuntime().halt(1);
    }
  }
}
