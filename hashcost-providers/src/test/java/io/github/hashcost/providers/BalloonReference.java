package io.github.hashcost.providers;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Balloon over SHA-256 with a delta of 3, by the paper's section 3.1, and Balloon-M by its section
 * 3.3; numbers are 8 bytes, least first.
 */
final class BalloonReference {
  private BalloonReference() {}

  static byte[] plain(byte[] password, byte[] salt, int space, int time) {
    byte[][] block = new byte[space][];
    long count = 0;
    block[0] = hash(count++, password, salt);
    for (int m = 1; m < space; m++) {
      block[m] = hash(count++, block[m - 1]);
    }
    for (int t = 0; t < time; t++) {
      for (int m = 0; m < space; m++) {
        block[m] = hash(count++, block[(m + space - 1) % space], block[m]);
        for (int i = 0; i < 3; i++) {
          byte[] index = digest(number(t), number(m), number(i));
          byte[] other = reversed(hash(count++, salt, index));
          int at = new BigInteger(1, other).mod(BigInteger.valueOf(space)).intValue();
          block[m] = hash(count++, block[m], block[at]);
        }
      }
    }
    return block[space - 1];
  }

  static byte[] m(byte[] password, byte[] salt, int space, int time, int instances) {
    byte[] sum = new byte[32];
    for (int i = 1; i <= instances; i++) {
      ByteArrayOutputStream salted = new ByteArrayOutputStream();
      salted.writeBytes(salt);
      salted.writeBytes(number(i));
      sum = References.xored(sum, plain(password, salted.toByteArray(), space, time));
    }
    return digest(password, salt, sum);
  }

  private static byte[] hash(long count, byte[] first) {
    return digest(number(count), first);
  }

  private static byte[] hash(long count, byte[] first, byte[] second) {
    return digest(number(count), first, second);
  }

  private static byte[] digest(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return References.digest("SHA-256", all.toByteArray());
  }

  private static byte[] number(long number) {
    return ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(number).array();
  }

  private static byte[] reversed(byte[] bytes) {
    byte[] reversed = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      reversed[i] = bytes[bytes.length - 1 - i];
    }
    return reversed;
  }
}
