package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Isolation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a spec says of a function is said of its figures. */
class TraitsTest {
  private final FakeClock clock = new FakeClock();

  private List<Caveat> caveats(HashSpec spec) {
    HashFunction function =
        HashFunction.of(
            spec,
            () ->
                (input, offset, length, digest, digestOffset) -> {
                  clock.advance(1_000);
                  return Functions.digest(input, offset, length, digest, digestOffset);
                });
    Candidate candidate =
        HashCatalog.of(new Functions.Planted(List.of(function))).get("planted/" + spec.name());
    Cell cell =
        Quiet.harness(clock)
            .isolation(Isolation.LOOP)
            .iterations(10)
            .build()
            .run(Operation.hash(candidate, Input.ofSize(4)))
            .cell(spec.name());
    return cell.observed();
  }

  private static HashSpec.Builder spec() {
    return HashSpec.builder("planted").digestBits(32);
  }

  @Test
  void anArrayForEveryDigestIsSaid() {
    assertThat(caveats(spec().output(HashSpec.Output.RETURNS_ARRAY).build()))
        .extracting(Caveat::code)
        .containsExactly("allocates-output");
  }

  @Test
  void anObjectForEveryCallIsSaid() {
    assertThat(caveats(spec().reuse(HashSpec.Reuse.REMADE_PER_CALL).build()))
        .extracting(Caveat::code)
        .containsExactly("remade-per-call");
  }

  @Test
  void aPlainFunctionNeedsNoWord() {
    assertThat(caveats(spec().build())).isEmpty();
  }
}
