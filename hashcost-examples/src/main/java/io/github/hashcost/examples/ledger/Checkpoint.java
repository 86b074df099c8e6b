package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import java.nio.charset.StandardCharsets;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * How far a ledger had come, signed: what it holds then cannot be taken back without this telling.
 * It is a text of five lines, of which the first four are signed. Immutable.
 */
public final class Checkpoint {
  private static final String TITLE = "hashcost-ledger-checkpoint/1";
  private static final int LINES = 5;

  private final String functionId;
  private final long count;
  private final byte[] head;
  private final byte[] signature;

  private Checkpoint(String functionId, long count, byte[] head, byte[] signature) {
    this.functionId = functionId;
    this.count = count;
    this.head = head;
    this.signature = signature;
  }

  /**
   * Signs what was verified.
   *
   * @param sound without a fault
   * @throws HashcostException.InvalidParameter when it has one, or the key is not for Ed25519
   */
  public static Checkpoint sign(Verification sound, PrivateKey key) {
    if (sound.fault().isPresent()) {
      throw new HashcostException.InvalidParameter(
          "only a sound ledger is signed; this one has a fault at " + sound.fault().get());
    }
    String functionId = sound.function().orElseThrow().id();
    byte[] text = signedText(functionId, sound.count(), sound.head());
    return new Checkpoint(functionId, sound.count(), sound.head(), Ed25519.sign(key, text));
  }

  /**
   * Reads what {@link #text} wrote. Its signature is not looked at.
   *
   * @throws HashcostException.InvalidParameter when it is anything else
   */
  public static Checkpoint parse(String text) {
    try {
      List<String> lines = List.of(text.split("\n", -1));
      if (lines.size() == LINES + 1) {
        byte[] digits = lines.get(2).getBytes(StandardCharsets.US_ASCII);
        byte[] hex = lines.get(3).getBytes(StandardCharsets.US_ASCII);
        byte[] head = new byte[hex.length / 2];
        Hex.decode(hex, 0, head, 0, head.length);
        Checkpoint read =
            new Checkpoint(
                lines.get(1),
                Decimal.decode(digits, 0, digits.length),
                head,
                Base64.getDecoder().decode(lines.get(4)));
        if (read.count >= 0 && read.text().equals(text)) {
          return read;
        }
      }
    } catch (IllegalArgumentException e) {
      // No Base64: said below.
    }
    throw new HashcostException.InvalidParameter(
        "is no checkpoint: the five lines of " + TITLE + " are expected");
  }

  private static byte[] signedText(String functionId, long count, byte[] head) {
    byte[] hex = new byte[2 * head.length];
    Hex.encode(head, 0, head.length, hex, 0);
    return (TITLE
            + "\n"
            + functionId
            + "\n"
            + count
            + "\n"
            + new String(hex, StandardCharsets.US_ASCII)
            + "\n")
        .getBytes(StandardCharsets.US_ASCII);
  }

  /** Of the ledger's hash function. */
  public String functionId() {
    return functionId;
  }

  /** How many entries the ledger had. */
  public long count() {
    return count;
  }

  /** The hash of its last entry; with none, the hash that the first must follow. */
  public byte[] head() {
    return head.clone();
  }

  boolean hasHead(byte[] hash) {
    return Arrays.equals(head, hash);
  }

  /** As it stands there; 64 bytes long where it holds. */
  public byte[] signature() {
    return signature.clone();
  }

  /** What is signed: title, function, count and head, each with a line feed; ASCII. */
  public byte[] signedText() {
    return signedText(functionId, count, head);
  }

  /**
   * Whether the owner of this key signed it.
   *
   * @throws HashcostException.InvalidParameter when the key is not for Ed25519
   */
  public boolean isSignedBy(PublicKey key) {
    return Ed25519.verify(key, signedText(), signature);
  }

  /** The lines, to be kept where whoever writes the ledger cannot write. */
  public String text() {
    return new String(signedText(), StandardCharsets.US_ASCII)
        + Base64.getEncoder().encodeToString(signature)
        + "\n";
  }

  /** Without the signature. */
  @Override
  public String toString() {
    return "checkpoint of " + count + " entries";
  }
}
