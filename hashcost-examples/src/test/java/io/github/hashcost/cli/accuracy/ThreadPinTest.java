package io.github.hashcost.cli.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ThreadPinTest {
  @Test
  void theThreadsNumberIsTheLastPartOfItsLink() {
    assertThat(ThreadPin.threadId("4711/task/4713")).hasValue(4713);
    assertThat(ThreadPin.threadId("4711")).isEmpty();
    assertThat(ThreadPin.threadId("4711/task/")).isEmpty();
    assertThat(ThreadPin.threadId("4711/task/99999999999")).isEmpty();
  }

  @Test
  void aStatusNamesTheCpusThatMayBeUsed() {
    assertThat(ThreadPin.allowed("Name:\tjava\nCpus_allowed:\t10d\nCpus_allowed_list:\t0,2-3,8\nx"))
        .containsExactly(0, 2, 3, 8);
    assertThat(ThreadPin.allowed("Cpus_allowed_list:\t5")).containsExactly(5);
    assertThat(ThreadPin.allowed("Cpus_allowed_list:\t0-\n")).isEmpty();
    assertThat(ThreadPin.allowed("Name:\tjava\n")).isEmpty();
    assertThat(ThreadPin.allowed("")).isEmpty();
  }

  @Test
  void theFirstCpuIsTakenOnlyWhereThereIsNoOther() {
    assertThat(ThreadPin.choose(List.of(0, 1, 2))).hasValue(1);
    assertThat(ThreadPin.choose(List.of(0))).hasValue(0);
    assertThat(ThreadPin.choose(List.of(3, 4))).hasValue(3);
    assertThat(ThreadPin.choose(List.of())).isEmpty();
  }

  @Test
  void tasksetIsGivenTheCpuBeforeTheThread() {
    assertThat(ThreadPin.command(1, 4713)).containsExactly("taskset", "-cp", "1", "4713");
  }
}
