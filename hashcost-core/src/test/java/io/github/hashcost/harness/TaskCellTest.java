package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.RunResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a task may rely on. */
class TaskCellTest {
  private final FakeClock clock = new FakeClock();
  private final List<String> events = new ArrayList<>();

  private RunResult run(Operation... operations) {
    return Quiet.harness(clock).iterations(5).rounds(2).cold().build().run(operations);
  }

  private final class Recording implements Task {
    private final boolean throwing;

    Recording(boolean throwing) {
      this.throwing = throwing;
    }

    @Override
    public void beforeBatch(int calls) {
      events.add("before " + calls);
    }

    @Override
    public Object call() throws IOException {
      events.add("call");
      clock.advance(1_000);
      if (throwing) {
        throw new IOException("/home/somebody/secret");
      }
      return events;
    }

    @Override
    public void afterBatch() {
      events.add("after");
      clock.advance(1_000_000);
    }

    @Override
    public void close() {
      events.add("close");
    }
  }

  @Test
  @SuppressWarnings("NullAway") // the fault under test
  void aFactoryThatReturnsNullIsToldSo() {
    assertThat(run(Operation.of("a:n=1", context -> null)).cells().get(0).failure())
        .hasValueSatisfying(
            failure ->
                assertThat(failure.detail())
                    .isEqualTo(
                        "InvalidParameter: the task factory of op/a:n=1 returned null;"
                            + " a task is expected"));
  }

  @Test
  void isCalledInTheOrderPromisedAndOnlyItsCallsAreTimed() {
    RunResult run = run(Operation.of("a", context -> new Recording(false)));
    assertThat(events)
        .containsExactly(
            "before 2",
            "call",
            "call",
            "after",
            "before 3",
            "call",
            "call",
            "call",
            "after",
            "close");
    assertThat(run.cell("a").samples().orElseThrow().totalNanos()).isEqualTo(5_000);
  }

  @Test
  void isClosedAfterAFailureWhichIsToldWithoutItsMessage() {
    RunResult run = run(Operation.of("a", context -> new Recording(true)));
    assertThat(events).containsExactly("before 2", "call", "close");
    assertThat(run.cell("a").failure().orElseThrow().detail())
        .startsWith("java.io.IOException at ")
        .doesNotContain("secret");
  }

  @Test
  void itsTemporaryDirectoryIsGoneAfterwards() {
    Path[] seen = new Path[1];
    run(
        Operation.of(
            "a",
            context -> {
              seen[0] = context.temporaryDirectory();
              Files.writeString(seen[0].resolve("file"), "text");
              Files.createDirectories(seen[0].resolve("deep/er"));
              return clock.taking(1_000);
            }));
    assertThat(seen[0]).doesNotExist();
  }

  @Test
  void aFactoryThatThrowsLeavesNoDirectory() {
    Path[] seen = new Path[1];
    RunResult run =
        run(
            Operation.of(
                "a",
                context -> {
                  seen[0] = context.temporaryDirectory();
                  throw new IOException();
                }));
    assertThat(run.cell("a").failure()).isPresent();
    assertThat(seen[0]).doesNotExist();
  }

  @Test
  void readsNumbersFromItsName() {
    run(
        Operation.of(
            "append:length=1000,mode=fast",
            context -> {
              events.add("" + context.integer("length"));
              assertThatThrownBy(() -> context.number("mode"))
                  .isInstanceOf(HashcostException.InvalidParameter.class)
                  .hasMessageContaining("'mode' is not a whole number");
              assertThatThrownBy(() -> context.number("size"))
                  .hasMessageContaining("no parameter 'size'");
              return clock.taking(1_000);
            }));
    assertThat(events).containsExactly("1000");
  }

  @Test
  void aComputationWithoutStateGetsItsInputForEveryCall() {
    List<Object> inputs = new ArrayList<>();
    run(
        Operation.of(
            "a",
            "text",
            text -> {
              clock.advance(1_000);
              return inputs.add(text);
            }));
    assertThat(inputs).hasSize(5).containsOnly("text");
  }

  @Test
  void aNameWithAProviderIsRefused() {
    assertThatThrownBy(() -> Operation.of("jca/sha-256", context -> clock.taking(1)))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("without a provider");
  }
}
