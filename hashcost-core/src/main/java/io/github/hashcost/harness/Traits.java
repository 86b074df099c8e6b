package io.github.hashcost.harness;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.result.Caveat;
import java.util.ArrayList;
import java.util.List;

/** What a figure includes besides the hash itself, by the spec of the function. */
final class Traits {
  private Traits() {}

  static List<Caveat> of(HashSpec spec) {
    List<Caveat> traits = new ArrayList<>();
    if (spec.output() == HashSpec.Output.RETURNS_ARRAY) {
      traits.add(
          Caveat.of(
              "allocates-output",
              "its library makes an array for every digest, and that is part of the time",
              "compare it with functions that write into the caller's array with care"));
    }
    if (spec.reuse() == HashSpec.Reuse.REMADE_PER_CALL) {
      traits.add(
          Caveat.of(
              "remade-per-call",
              "its library's object is made again for every call, and that is part of the time",
              "compare it with functions that keep theirs with care"));
    }
    return traits;
  }
}
