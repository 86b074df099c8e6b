package io.github.hashcost.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class EnvironmentTest {
  @Test
  void aBuilderThatGoesOnChangesNothingItBuilt() {
    Environment.Builder builder =
        Environment.builder().os("name", "one").implementation("bc", "Bouncy Castle 1.87");
    Environment first = builder.build();
    Environment second = first.toBuilder().os("name", "two").cpuModel("m").logicalCpus(2).build();
    builder.os("name", "three");

    assertThat(first.os()).containsEntry("name", "one");
    assertThat(second.os()).containsEntry("name", "two");
    assertThat(second.implementations()).containsEntry("bc", "Bouncy Castle 1.87");
    assertThatThrownBy(() -> first.os().put("a", "b"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void environmentsWithTheSameFactsAreEqual() {
    Environment one = Environment.builder().cpuFeatures(List.of("avx2")).memoryBytes(1).build();

    assertThat(one).isEqualTo(one.toBuilder().build()).hasSameHashCodeAs(one.toBuilder().build());
    assertThat(one).isNotEqualTo(one.toBuilder().memoryBytes(2).build());
    assertThat(one).isNotEqualTo(one.toBuilder().cpuGovernor("powersave").build());
    assertThat(one)
        .isNotEqualTo(one.toBuilder().clock(ClockFacts.of(OptionalLong.of(1), 2)).build());
  }

  @Test
  void whatKeepsTheCompilerFromItsBestIsNamed() {
    assertThat(Environment.builder().jvm("jit", "mixed").jvm("agent", "true").build().jitLimits())
        .isEmpty();
    assertThat(
            Environment.builder()
                .jvm("jit", "level 1")
                .jvm("debugger", "true")
                .jvm("coverage", "true")
                .build()
                .jitLimits())
        .containsExactly("compiler stops at level 1", "debugger", "coverage agent");
    assertThat(Environment.builder().jvm("jit", "interpreted").build().jitLimits())
        .containsExactly("interpreter only");
  }
}
