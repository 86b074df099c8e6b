package io.github.hashcost.harness;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.catalog.Origin;
import io.github.hashcost.result.Failure;
import java.util.Arrays;

/**
 * One call that is watched: what it answers, and that it touches nothing but the bytes of its
 * digest. Good for one function and length.
 */
final class GuardedCall {
  /** Of planted bytes on either side of the digest. */
  private static final int MARGIN = 64;

  private final Origin origin;
  private final Hasher hasher;
  private final int length;

  /**
   * @param origin whose hasher it is
   */
  GuardedCall(Origin origin, Hasher hasher, int length) {
    this.origin = origin;
    this.hasher = hasher;
    this.length = length;
  }

  /**
   * The digest of an input.
   *
   * @param planted beside the digest; ask with another value the next time, since a byte that is
   *     overwritten with itself is not noticed
   * @throws Rig.Refusal when the input is refused or changed, or something else was written than a
   *     digest of this length where it belongs
   */
  byte[] digest(byte[] input, byte planted) throws Rig.Refusal {
    byte[] before = input.clone();
    byte[] out = new byte[MARGIN + length + MARGIN];
    Arrays.fill(out, planted);
    int written;
    try {
      written = hasher.hash(input, 0, input.length, out, MARGIN);
    } catch (HashcostException.InvalidParameter e) {
      throw new Rig.Refusal(Failure.REFUSED, origin.words(e));
    } catch (HashcostException e) {
      throw new Rig.Refusal(Failure.THREW, e.getClass().getSimpleName() + ": " + origin.words(e));
    }
    if (written != length) {
      throw new Rig.Refusal(
          Failure.WRONG_LENGTH,
          "answers "
              + written
              + (written == 1 ? " byte" : " bytes")
              + " where its spec says "
              + length);
    }
    for (int i = 0; i < MARGIN; i++) {
      if (out[i] != planted || out[MARGIN + length + i] != planted) {
        throw new Rig.Refusal(
            Failure.WRITES_OUTSIDE, "writes outside the " + length + " bytes of its digest");
      }
    }
    if (!Arrays.equals(input, before)) {
      throw changedInput();
    }
    return Arrays.copyOfRange(out, MARGIN, MARGIN + length);
  }

  /** Ends the hasher. */
  void close() {
    hasher.close();
  }

  static Rig.Refusal changedInput() {
    return new Rig.Refusal(Failure.CHANGES_INPUT, "changes the bytes of its input");
  }
}
