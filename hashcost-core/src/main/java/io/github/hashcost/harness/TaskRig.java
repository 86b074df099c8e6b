package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Mode;

/** Anything with state. */
final class TaskRig implements Rig {
  private final Task task;
  private final TaskContext context;
  private final Loop loop;

  private TaskRig(Task task, TaskContext context, LoopCopies loops) {
    this.task = task;
    this.context = context;
    loop = loops.of(task);
  }

  static TaskRig of(TaskFactory factory, TaskContext context, LoopCopies loops) throws Exception {
    try {
      Task task = factory.newTask(context);
      if (task == null) {
        throw new HashcostException.InvalidParameter(
            "the task factory of " + context.id() + " returned null; a task is expected");
      }
      return new TaskRig(task, context, loops);
    } catch (Exception | Error e) {
      context.removeDirectories();
      throw e;
    }
  }

  @Override
  public Loop loop() {
    return loop;
  }

  @Override
  public Mode mode() {
    return Mode.THROUGHPUT;
  }

  @Override
  public void beforeBatch(int calls) throws Exception {
    task.beforeBatch(calls);
  }

  @Override
  public void afterBatch() throws Exception {
    task.afterBatch();
  }

  @Override
  public void close() throws Exception {
    try {
      task.close();
    } finally {
      context.removeDirectories();
    }
  }
}
