package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.examples.ledger.Fault.Reason;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TamperingTest {
  private static final int ENTRIES = 6;
  private static final KeyPair KEYS = Ed25519.newKeyPair();

  static Stream<LedgerFormat> formats() {
    return Stream.of(LedgerFormat.json(), LedgerFormat.binary());
  }

  private static List<byte[]> parts(LedgerFormat format) {
    return new ArrayList<>(Ledgers.parts(format, ENTRIES));
  }

  private static void assertFault(List<byte[]> parts, long index, Reason reason) {
    assertFault(Ledgers.verify(Ledgers.joined(parts)), index, reason);
  }

  private static void assertFault(Verification found, long index, Reason reason) {
    assertThat(found.fault()).map(Fault::reason).contains(reason);
    assertThat(found.fault()).map(Fault::index).contains(index);
    assertThat(found.count()).isEqualTo(index);
  }

  private static Checkpoint checkpoint(List<byte[]> parts) {
    return Checkpoint.sign(Ledgers.verify(Ledgers.joined(parts)), KEYS.getPrivate());
  }

  private static Verification verifyAgainst(Checkpoint checkpoint, List<byte[]> parts) {
    return Ledgers.verify(Ledgers.verifier().against(checkpoint), Ledgers.joined(parts));
  }

  /** Part 0 is the header. */
  private static byte[] entry(List<byte[]> parts, int index) {
    return parts.get(index + 1);
  }

  private static int find(byte[] bytes, String text) {
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text);
    assertThat(at).isNotNegative();
    return at;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aSoundLedgerHasNoFault(LedgerFormat format) {
    Verification found = Ledgers.verify(Ledgers.joined(parts(format)));
    assertThat(found.fault()).isEmpty();
    assertThat(found.count()).isEqualTo(ENTRIES);
    assertThat(found.format()).contains(format);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aChangedPayloadIsFoundWhereItIs(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    byte[] entry = entry(parts, 3);
    entry[find(entry, "entry 3")] = 'E';
    assertFault(parts, 3, Reason.CHANGED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void everyBitOfAnEntryCounts(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    byte[] entry = entry(parts, 2);
    for (int bit = 0; bit < 8 * entry.length; bit++) {
      entry[bit / 8] ^= (byte) (1 << bit % 8);
      Verification found = Ledgers.verify(Ledgers.joined(parts));
      assertThat(found.fault()).as("bit %d", bit).map(Fault::index).contains(2L);
      assertThat(found.fault().orElseThrow().reason()).isNotEqualTo(Reason.INCOMPLETE);
      entry[bit / 8] ^= (byte) (1 << bit % 8);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void neighboursThatChangedPlacesAreReordered(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    Collections.swap(parts, 3, 4);
    assertFault(parts, 2, Reason.REORDERED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void anEntryThatWasMovedToTheEndIsReordered(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    parts.add(parts.remove(2));
    assertFault(parts, 1, Reason.REORDERED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void theSameEntryTwiceInARowIsDuplicated(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    parts.add(3, parts.get(3));
    assertFault(parts, 3, Reason.DUPLICATED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void anOldEntryAtTheEndIsDuplicated(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    parts.add(parts.get(2));
    assertFault(parts, ENTRIES, Reason.DUPLICATED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void anEntryTakenOutOfTheMiddleIsRemoved(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    parts.remove(4);
    assertFault(parts, 3, Reason.REMOVED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void theFirstEntryTakenOutIsRemoved(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    parts.remove(1);
    assertFault(parts, 0, Reason.REMOVED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void anEntryOfAnotherChainIsUnlinked(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    parts.set(3, Ledgers.parts(format, ENTRIES, "other ").get(3));
    assertFault(parts, 2, Reason.UNLINKED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void anotherHeaderIsAWrongGenesis(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    parts.set(0, format.header("sha3-256"));
    assertFault(parts, 0, Reason.WRONG_GENESIS);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aTailCutOffBetweenEntriesShowsAgainstTheCheckpointOnly(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    Checkpoint checkpoint = checkpoint(parts);
    List<byte[]> cut = parts.subList(0, ENTRIES - 1);
    assertThat(Ledgers.verify(Ledgers.joined(cut)).fault()).isEmpty();
    assertFault(verifyAgainst(checkpoint, cut), ENTRIES - 2, Reason.CUT_OFF);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aTailCutOffWithinAnEntryShowsAgainstTheCheckpoint(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    Checkpoint checkpoint = checkpoint(parts);
    byte[] last = parts.remove(ENTRIES);
    parts.add(Arrays.copyOf(last, last.length / 2));
    assertFault(verifyAgainst(checkpoint, parts), ENTRIES - 1, Reason.CUT_OFF);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void anEmptiedLedgerShowsAgainstTheCheckpointOnly(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    Checkpoint checkpoint = checkpoint(parts);
    List<byte[]> header = parts.subList(0, 1);
    assertThat(Ledgers.verify(Ledgers.joined(header)).fault()).isEmpty();
    assertFault(verifyAgainst(checkpoint, header), 0, Reason.EMPTIED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatEndsWithinItsHeaderIsNoLedgerAndAgainstACheckpointEmptied(LedgerFormat format) {
    byte[] header = format.header("sha-256");
    Checkpoint checkpoint = checkpoint(parts(format));
    for (int length = 0; length < header.length; length++) {
      byte[] torn = Arrays.copyOf(header, length);
      assertThatThrownBy(() -> Ledgers.verify(torn))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageContaining("is no ledger");
      assertFault(verifyAgainst(checkpoint, List.of(torn)), 0, Reason.EMPTIED);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aChainWrittenAnewShowsAgainstTheCheckpointOnly(LedgerFormat format) {
    Checkpoint checkpoint = checkpoint(parts(format));
    List<byte[]> anew = Ledgers.parts(format, ENTRIES, "other ");
    assertThat(Ledgers.verify(Ledgers.joined(anew)).fault()).isEmpty();
    assertFault(verifyAgainst(checkpoint, anew), ENTRIES - 1, Reason.REWRITTEN);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aCheckpointOfAnotherFunctionDoesNotFit(LedgerFormat format) {
    Checkpoint checkpoint = checkpoint(parts(format));
    byte[] other = Ledgers.of(Ledgers.function("sha3-256"), format, List.of());
    assertFault(verifyAgainst(checkpoint, List.of(other)), 0, Reason.OTHER_FUNCTION);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aLedgerThatGrewStillFitsItsCheckpoint(LedgerFormat format) {
    Checkpoint checkpoint = checkpoint(parts(format).subList(0, 4));
    assertThat(verifyAgainst(checkpoint, parts(format)).fault()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aCheckpointOfAnEmptyLedgerHolds(LedgerFormat format) {
    Checkpoint checkpoint = checkpoint(parts(format).subList(0, 1));
    assertThat(checkpoint.count()).isZero();
    assertThat(verifyAgainst(checkpoint, parts(format)).fault()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void aDamagedLengthIsNoTornEnd(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    byte[] entry = entry(parts, 1);
    if (format == LedgerFormat.binary()) {
      // The length is at 4, after its complement; with it, the entry would reach past the end.
      entry[4 + 2] = 0x7f;
    } else {
      entry[entry.length - 1] = ' ';
    }
    assertFault(parts, 1, Reason.MALFORMED);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void noFaultTellsThePayload(LedgerFormat format) {
    List<byte[]> parts = parts(format);
    byte[] entry = entry(parts, 3);
    entry[find(entry, "entry 3")] = 'E';
    Verification found = Ledgers.verify(Ledgers.joined(parts));
    assertThat(found.fault().orElseThrow().toString())
        .isEqualTo("entry 3: its payload, its time or its hash was changed")
        .doesNotContain("Entry 3");
  }
}
