package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.Plan;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeoutException;

/** Has one function measured by a child JVM, whatever becomes of it. Immutable. */
final class ForkChild {
  private final ForkCommand command;
  private final Duration callLimit;
  private final Duration silence;

  /**
   * @param grace how long a child may say nothing, on top of the limit of a call
   */
  ForkChild(ForkCommand command, Duration callLimit, Duration grace) {
    this.command = command;
    this.callLimit = callLimit;
    silence = callLimit.plus(grace);
  }

  /** No child can run the function, which is not the function's fault. */
  static final class CannotFork extends Exception {
    private static final long serialVersionUID = 1L;

    CannotFork(String why) {
      super(why);
    }
  }

  /**
   * Measures them in a child; in another without it where a call of one did not come back.
   *
   * @param operations of one hash function
   * @return cells of each, with rounds as the child counted them
   * @throws HashcostException.Interrupted when the thread is interrupted; the child has ended then
   */
  List<Cell> measure(Plan plan, List<Operation> operations, ProgressMeter progress)
      throws CannotFork {
    List<Cell> cells = new ArrayList<>();
    List<Operation> left = new ArrayList<>(operations);
    while (!left.isEmpty()) {
      Attempt attempt = new Attempt(plan, List.copyOf(left), progress);
      Optional<Operation> hung = attempt.run();
      cells.addAll(attempt.cells);
      if (hung.isEmpty()) {
        return cells;
      }
      left.remove(hung.get());
    }
    return cells;
  }

  /** One child. */
  private final class Attempt {
    private final Plan plan;
    private final List<Operation> operations;
    private final ProgressMeter progress;
    private final List<Cell> cells = new ArrayList<>();
    private final List<ForkMessage.Measured> measured = new ArrayList<>();
    private final Map<Operation, String> digests = new HashMap<>();
    private boolean started;

    Attempt(Plan plan, List<Operation> operations, ProgressMeter progress) {
      this.plan = plan;
      this.operations = operations;
      this.progress = progress;
    }

    /** The operation that hung, where the others are to be measured without it. */
    Optional<Operation> run() throws CannotFork {
      ForkJob job = ForkJob.of(operations, plan, callLimit);
      try (ChildJvm child = ChildJvm.start(command, job, operations)) {
        return listen(child);
      } catch (IOException e) {
        throw new CannotFork("no JVM could be started (" + e.getClass().getSimpleName() + ")");
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new HashcostException.Interrupted(
            "the run was interrupted while a child JVM measured " + operations.get(0).id());
      }
    }

    private Optional<Operation> listen(ChildJvm child) throws CannotFork, InterruptedException {
      while (true) {
        Optional<ForkMessage> next;
        try {
          next = child.next(silence);
        } catch (TimeoutException e) {
          return fail(Failure.TOO_SLOW, "its JVM said nothing for " + silence.toSeconds() + " s");
        }
        if (next.isEmpty()) {
          return ended(child.exitCode());
        }
        ForkMessage message = next.get();
        if (message instanceof ForkMessage.Finished) {
          return finished();
        } else if (message instanceof ForkMessage.NotFound notFound) {
          throw new CannotFork("a child JVM does not find it: " + notFound.why());
        } else if (message instanceof ForkMessage.Failed failed) {
          return fail(failed.failure().kind(), failed.failure().detail());
        } else if (message instanceof ForkMessage.Hung hung) {
          Operation operation = operations.get(hung.operation());
          fail(operation, Failure.of(Failure.TOO_SLOW, CellRun.NOT_BACK));
          return Optional.of(operation);
        }
        note(message);
      }
    }

    private void note(ForkMessage message) {
      if (message instanceof ForkMessage.Started) {
        started = true;
      } else if (message instanceof ForkMessage.Progressed progressed) {
        progress.at(progressed.doing(), progressed.fraction());
      } else if (message instanceof ForkMessage.Measured cell) {
        measured.add(cell);
      } else if (message instanceof ForkMessage.Answered answered) {
        digests.put(operations.get(answered.operation()), answered.digest());
      }
    }

    private Optional<Operation> ended(OptionalInt exitCode) throws CannotFork {
      String how =
          exitCode.isPresent() ? "ended with exit code " + exitCode.getAsInt() : "closed its pipe";
      if (!started) {
        throw new CannotFork("a child JVM " + how + " before it began");
      }
      return fail(Failure.EXITED, "its JVM " + how + " before it had measured");
    }

    private Optional<Operation> finished() {
      Map<Operation, String> here = digestsHere();
      for (int i = 0; i < operations.size(); i++) {
        int number = i;
        List<Cell> passes =
            measured.stream()
                .filter(m -> m.operation() == number)
                .map(ForkMessage.Measured::cell)
                .toList();
        Operation operation = operations.get(i);
        if (passes.isEmpty()) {
          fail(operation, Failure.of(Failure.EXITED, "what its JVM told of it was garbled"));
        } else if (passes.get(0).failure().isPresent() || same(operation, here)) {
          cells.addAll(passes);
        } else {
          fail(
              operation,
              Failure.of(
                  Failure.NOT_REPRODUCIBLE, "a child JVM and this one answer other digests"));
        }
      }
      return Optional.empty();
    }

    private boolean same(Operation operation, Map<Operation, String> here) {
      String there = digests.get(operation);
      return there != null && there.equals(here.get(operation));
    }

    /** Asked only of what came through a child's run unharmed. */
    private Map<Operation, String> digestsHere() {
      List<Operation> sound =
          measured.stream()
              .filter(m -> m.cell().samples().isPresent())
              .map(m -> operations.get(m.operation()))
              .distinct()
              .toList();
      Heartbeat heartbeat = new Heartbeat(callLimit);
      return new MeasuringThread<>(() -> ForkDigests.of(sound, plan.seed(), heartbeat), heartbeat)
          .await()
          .result()
          .orElseGet(Map::of);
    }

    private Optional<Operation> fail(String kind, String detail) {
      operations.forEach(operation -> fail(operation, Failure.of(kind, detail)));
      return Optional.empty();
    }

    private void fail(Operation operation, Failure failure) {
      Cell.Builder cell = ForkCell.of(operation).mode(plan.mode()).failure(failure);
      cells.add(cell.build());
      if (plan.threads() > 1) {
        cell.threads(plan.threads());
        for (int thread = 0; thread < plan.threads(); thread++) {
          cells.add(cell.thread(thread).build());
        }
      }
    }
  }
}
