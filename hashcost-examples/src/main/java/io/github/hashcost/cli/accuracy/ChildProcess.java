package io.github.hashcost.cli.accuracy;

import io.github.hashcost.harness.FreshJvm;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A {@link LoneChild} as its parent sees it. One thread at a time gives it orders. */
final class ChildProcess implements AutoCloseable {
  /** Long enough for a warm-up on a busy machine. */
  private static final Duration SILENCE = Duration.ofSeconds(90);

  private final Process process;
  private final DataOutputStream orders;
  private final DataInputStream answers;
  private volatile long dueNanos = Long.MAX_VALUE;

  private ChildProcess(Process process) {
    this.process = process;
    orders = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    answers = new DataInputStream(process.getInputStream());
  }

  /** It cannot be had, or not any more. */
  static final class Lost extends Exception {
    private static final long serialVersionUID = 1L;

    Lost(String why) {
      super(why);
    }
  }

  static ChildProcess start() throws Lost {
    try {
      return new ChildProcess(command().start());
    } catch (IOException e) {
      throw new Lost("no JVM could be started (" + e.getClass().getSimpleName() + ")");
    }
  }

  static ProcessBuilder command() {
    return FreshJvm.running(LoneChild.class, List.of(), List.of()).redirectError(Redirect.DISCARD);
  }

  /** Waits until it is warm. */
  Answer.Ready warmUp(Job job) throws Lost {
    Answer answer = ask(() -> job.write(orders), SILENCE);
    if (answer instanceof Answer.Ready ready) {
      return ready;
    }
    throw unexpected();
  }

  /** Nanoseconds of so many calls. */
  long time(int calls, long expectedNanos) throws Lost {
    Answer answer =
        ask(
            () -> {
              orders.writeInt(calls);
              orders.flush();
            },
            SILENCE.plusNanos(10 * expectedNanos));
    if (answer instanceof Answer.Timed timed) {
      return timed.nanos();
    }
    throw unexpected();
  }

  private interface Order {
    void send() throws IOException;
  }

  private Answer ask(Order order, Duration patience) throws Lost {
    dueNanos = System.nanoTime() + patience.toNanos();
    Optional<byte[]> payload;
    try {
      order.send();
      payload = Frames.read(answers);
      dueNanos = Long.MAX_VALUE;
      if (payload.isPresent()) {
        Answer answer = Answer.decoded(payload.get());
        if (answer instanceof Answer.Failed failed) {
          throw new Lost("the child JVM failed: " + failed.why());
        }
        return answer;
      }
    } catch (IOException e) {
      throw new Lost("the child JVM ended or said nothing for too long");
    }
    throw new Lost("the child JVM ended or said nothing for too long");
  }

  private static Lost unexpected() {
    return new Lost("the child JVM answered something else than was asked");
  }

  /** From another thread: whoever waits for it goes on without it. */
  void endIfOverdue() {
    long due = dueNanos;
    if (due != Long.MAX_VALUE && System.nanoTime() - due > 0) {
      process.destroyForcibly();
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
