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
  static byte[] pbkdf2(byte[] password, byte[] salt, int iterations, int length) {
    ByteArrayOutputStream key = new ByteArrayOutputStream();
    for (int block = 1; key.size() < length; block++) {
      byte[] u = hmacSha256(password, concat(salt, ByteBuffer.allocate(4).putInt(block).array()));
      byte[] sum = u;
      for (int i = 2; i <= iterations; i++) {
        u = hmacSha256(password, u);
        sum = xored(sum, u);
      }
      key.writeBytes(sum);
    }
    return Arrays.copyOf(key.toByteArray(), length);
  }

  /** RFC 2104 section 2. */
  private static byte[] hmacSha256(byte[] key, byte[] message) {
    byte[] padded = Arrays.copyOf(key.length > 64 ? digest("SHA-256", key) : key, 64);
    byte[] inner = digest("SHA-256", concat(xored(padded, filled(0x36)), message));
    return digest("SHA-256", concat(xored(padded, filled(0x5c)), inner));
  }

  private static byte[] filled(int with) {
    byte[] filled = new byte[64];
    Arrays.fill(filled, (byte) with);
    return filled;
  }

  private static byte[] xored(byte[] first, byte[] second) {
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
