package io.github.hashcost.cli.accuracy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.IntToLongFunction;

/**
 * A JVM that runs one function and nothing else. It takes its job from standard input, warms up on
 * each of its inputs, and then times as many calls on one of them as it is told, batch after batch.
 * It ends with its standard input, whatever hangs then. Started by {@link ChildProcess}.
 */
final class LoneChild {
  private static final int MOST_COUNTED_CALLS = 100;
  private static final double COUNTED_NANOS = 10e6;

  private final OutputStream pipe;

  private LoneChild(OutputStream pipe) {
    this.pipe = pipe;
  }

  public static void main(String[] args) throws IOException {
    LoneChild child = new LoneChild(new FileOutputStream(FileDescriptor.out));
    DataInputStream orders = new DataInputStream(new BufferedInputStream(System.in));
    // The pipes are ours: what the function prints goes elsewhere, what it reads is empty.
    System.setOut(System.err);
    System.setIn(InputStream.nullInputStream());
    try {
      child.serve(Job.read(orders), calls(orders));
    } catch (HashcostException e) {
      child.send(new Answer.Failed(String.valueOf(e.getMessage())));
    } catch (Throwable t) {
      // Its message may hold the input.
      child.send(new Answer.Failed(t.getClass().getName()));
    }
    // Whatever threads the function left behind.
    Runtime.getRuntime().halt(1);
  }

  /** Read by a thread of its own, which notices the end while the other measures or hangs. */
  private static BlockingQueue<Integer> calls(DataInputStream orders) {
    BlockingQueue<Integer> calls = new LinkedBlockingQueue<>();
    Thread reader =
        new Thread(
            () -> {
              try {
                while (true) {
                  calls.add(orders.readInt());
                }
              } catch (IOException e) {
                Runtime.getRuntime().halt(0);
              }
            },
            "accuracy-orders");
    reader.setDaemon(true);
    reader.start();
    return calls;
  }

  private void serve(Job job, BlockingQueue<Integer> calls)
      throws IOException, InterruptedException {
    Candidate candidate = job.candidate();
    String digest = Answer.hex(candidate.hash(job.inputs().get(job.timed())));
    int digestBytes = candidate.spec().digestBytes(candidate.setting());
    List<LoneLoop> loops =
        job.inputs().stream()
            .map(input -> LoneLoop.of(candidate.newHasher(), input, digestBytes))
            .toList();
    LoneLoop loop = loops.get(job.timed());
    LoneWarmUp warm =
        LoneWarmUp.run(
            loops.stream().<IntToLongFunction>map(one -> one::time).toList(),
            job.timed(),
            LoneWarmUp.ALONE);
    double fitting = Math.min(COUNTED_NANOS / warm.nanosPerCall(), MOST_COUNTED_CALLS);
    double bytes = Allocation.bytesPerCall(loop, (int) Math.max(1, fitting));
    HeapWarmUp heap = HeapWarmUp.ofThisJvm();
    boolean allocates = bytes >= 1;
    if (allocates) {
      heap.run();
    }
    boolean pinned = job.cpu() >= 0 && ThreadPin.pin(job.cpu()).isEmpty();
    send(new Answer.Ready(warm.nanosPerCall(), bytes, warm.settled(), pinned, digest));
    while (true) {
      send(new Answer.Timed(loop.time(calls.take())));
      if (allocates) {
        heap.ifGrown();
      }
    }
  }

  private void send(Answer answer) throws IOException {
    Frames.write(pipe, answer.encoded());
  }
}
