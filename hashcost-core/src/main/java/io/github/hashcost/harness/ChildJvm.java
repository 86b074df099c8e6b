package io.github.hashcost.harness;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A child JVM at work. Closing it ends it, with whatever it started; so does the end of this JVM.
 */
final class ChildJvm implements AutoCloseable {
  private static final long LAST_WORDS_MILLIS = 5_000;

  private final Process process;
  private final Thread hook;
  private final Thread talk;
  private final BlockingQueue<Optional<ForkMessage>> heard = new LinkedBlockingQueue<>();

  private ChildJvm(Process process, ForkJob job, List<Operation> operations) {
    this.process = process;
    hook = new Thread(this::destroy, "hashcost-child-end");
    talk = new Thread(() -> talk(job, operations), "hashcost-child-talk");
    talk.setDaemon(true);
  }

  /**
   * Starts it on a job.
   *
   * @param operations those of the job
   * @throws IOException when it cannot be started
   */
  static ChildJvm start(ForkCommand command, ForkJob job, List<Operation> operations)
      throws IOException {
    ChildJvm child = new ChildJvm(command.start(), job, operations);
    try {
      Runtime.getRuntime().addShutdownHook(child.hook);
    } catch (IllegalStateException e) {
      child.destroy();
      throw new IOException("this JVM is ending", e);
    }
    child.talk.start();
    return child;
  }

  private void talk(ForkJob job, List<Operation> operations) {
    try {
      // Left open: a child ends when its standard input does.
      job.write(new WireOut(process.getOutputStream()));
      WireIn in = new WireIn(new BufferedInputStream(process.getInputStream()));
      for (Optional<byte[]> frame = ForkFrames.read(in);
          frame.isPresent();
          frame = ForkFrames.read(in)) {
        heard.add(Optional.of(ForkMessage.decoded(frame.get(), operations)));
      }
    } catch (IOException | RuntimeException e) {
      // It ended meanwhile, or what it says makes no sense: either way there is no more to hear.
      return;
    } finally {
      heard.add(Optional.empty());
    }
  }

  /**
   * What it says next; empty when it says no more.
   *
   * @throws TimeoutException when it said nothing for so long
   */
  Optional<ForkMessage> next(Duration silence) throws InterruptedException, TimeoutException {
    Optional<ForkMessage> next = heard.poll(silence.toNanos(), TimeUnit.NANOSECONDS);
    if (next == null) {
      throw new TimeoutException();
    }
    return next;
  }

  /** Empty where it runs on although it says no more. */
  OptionalInt exitCode() throws InterruptedException {
    return process.waitFor(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS)
        ? OptionalInt.of(process.exitValue())
        : OptionalInt.empty();
  }

  private void destroy() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  @Override
  public void close() {
    destroy();
    try {
      process.waitFor(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS);
      talk.join(LAST_WORDS_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    try {
      process.getOutputStream().close();
      process.getInputStream().close();
    } catch (IOException e) {
      // What it did not read any more is of no use to anyone.
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // This JVM is ending, so the hook is at work.
    }
  }
}
