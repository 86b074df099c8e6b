package io.github.hashcost.providers;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import org.bouncycastle.crypto.macs.SipHash;
import org.bouncycastle.crypto.params.KeyParameter;

/** The functions again, plainly and slowly, from their definitions. */
final class References {
  private References() {}

  static byte[] djb2(byte[] message) {
    BigInteger hash = BigInteger.valueOf(5381);
    for (byte b : message) {
      hash = hash.multiply(BigInteger.valueOf(33)).add(BigInteger.valueOf(Byte.toUnsignedInt(b)));
    }
    return ByteBuffer.allocate(Long.BYTES)
        .putLong(hash.mod(BigInteger.TWO.pow(64)).longValue())
        .array();
  }

  /** IETF draft-eastlake-fnv, section 2, with its prime and basis. */
  static byte[] fnv1a(byte[] message, int bits, String prime, String basis) {
    BigInteger hash = new BigInteger(basis, 16);
    for (byte b : message) {
      hash =
          hash.xor(BigInteger.valueOf(Byte.toUnsignedInt(b)))
              .multiply(new BigInteger(prime, 16))
              .mod(BigInteger.TWO.pow(bits));
    }
    byte[] eight = ByteBuffer.allocate(Long.BYTES).putLong(hash.longValue()).array();
    return Arrays.copyOfRange(eight, Long.BYTES - bits / 8, Long.BYTES);
  }

  /**
   * CRC of 32 bits, bit after bit, from all ones to all ones inverted.
   *
   * @param reflected polynomial, its bits in reverse
   */
  static byte[] crc(byte[] message, int reflected) {
    int crc = -1;
    for (byte b : message) {
      crc ^= Byte.toUnsignedInt(b);
      for (int bit = 0; bit < 8; bit++) {
        crc = crc >>> 1 ^ (crc & 1) * reflected;
      }
    }
    return ByteBuffer.allocate(Integer.BYTES).putInt(~crc).array();
  }

  static byte[] digest(String algorithm, byte[] message) {
    try {
      return MessageDigest.getInstance(algorithm).digest(message);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  /** By Bouncy Castle, which has it for itself. */
  static byte[] sipHash(byte[] message, byte[] key) {
    SipHash sipHash = new SipHash(2, 4);
    sipHash.init(new KeyParameter(key));
    sipHash.update(message, 0, message.length);
    byte[] digest = new byte[8];
    sipHash.doFinal(digest, 0);
    return digest;
  }

  /** RFC 8018 section 5.2. */
  static byte[] pbkdf2(String sha, byte[] password, byte[] salt, int iterations, int length) {
    ByteArrayOutputStream key = new ByteArrayOutputStream();
    for (int block = 1; key.size() < length; block++) {
      byte[] u = hmac(sha, password, concat(salt, ByteBuffer.allocate(4).putInt(block).array()));
      byte[] sum = u;
      for (int i = 2; i <= iterations; i++) {
        u = hmac(sha, password, u);
        sum = xored(sum, u);
      }
      key.writeBytes(sum);
    }
    return Arrays.copyOf(key.toByteArray(), length);
  }

  /** RFC 2104 section 2. */
  static byte[] hmac(String sha, byte[] key, byte[] message) {
    int block = sha.equals("SHA-512") ? 128 : 64;
    byte[] padded = Arrays.copyOf(key.length > block ? digest(sha, key) : key, block);
    byte[] inner = digest(sha, concat(xored(padded, filled(block, 0x36)), message));
    return digest(sha, concat(xored(padded, filled(block, 0x5c)), inner));
  }

  private static byte[] filled(int length, int with) {
    byte[] filled = new byte[length];
    Arrays.fill(filled, (byte) with);
    return filled;
  }

  static byte[] xored(byte[] first, byte[] second) {
    byte[] xored = new byte[first.length];
    for (int i = 0; i < xored.length; i++) {
      xored[i] = (byte) (first[i] ^ second[i]);
    }
    return xored;
  }

  private static byte[] concat(byte[] first, byte[] second) {
    byte[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }
}
