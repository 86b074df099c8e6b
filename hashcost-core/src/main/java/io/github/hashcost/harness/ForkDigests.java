package io.github.hashcost.harness;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** What functions answer, on either side of a fork, to be compared. */
final class ForkDigests {
  private ForkDigests() {}

  /**
   * One digest of each, in hexadecimal digits; none of those that fail. To be asked on a measuring
   * thread.
   */
  static Map<Operation, String> of(List<Operation> operations, long seed, Heartbeat heartbeat) {
    Map<Operation, String> digests = new HashMap<>();
    for (Operation operation : operations) {
      Operation.Recipe.Hash hash = (Operation.Recipe.Hash) operation.recipe();
      heartbeat.check();
      heartbeat.enter(operation, 1, 0);
      try {
        byte[] digest = hash.candidate().drawn(seed).hash(hash.input().copy());
        digests.put(operation, HexFormat.of().formatHex(digest));
      } catch (RuntimeException | Error e) {
        // It answers nothing then, and that is compared too.
      } finally {
        heartbeat.leave();
      }
    }
    return digests;
  }
}
