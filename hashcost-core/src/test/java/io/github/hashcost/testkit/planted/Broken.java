package io.github.hashcost.testkit.planted;

import com.example.library.Mixer;
import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.api.TestVector;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Providers that break the one promise that their name says. */
public final class Broken {
  private Broken() {}

  /** Its constructor is not public. */
  public static final class Hidden extends Sound {
    Hidden() {}
  }

  /** Says that its library is not here, and leaves the user alone with it. */
  public static final class Silent extends Sound {
    @Override
    public Availability availability() {
      return Availability.unavailable("the library is not on the class path", "");
    }
  }

  /** Touches its library as soon as it is made. */
  public static final class NeedsItsLibrary extends Sound {
    private final String library = Mixer.class.getName();

    @Override
    public String name() {
      return library.isEmpty() ? "none" : "planted";
    }
  }

  /** Has the same function twice. */
  public static final class Doubled extends Sound {
    @Override
    public List<HashFunction> functions() {
      List<HashFunction> twice = new ArrayList<>(super.functions());
      twice.addAll(super.functions());
      return twice;
    }
  }

  /** Every instance has another function. */
  public static final class NamesInstances extends Sound {
    private static final AtomicInteger INSTANCES = new AtomicInteger();

    private final int number = INSTANCES.incrementAndGet();

    @Override
    protected String functionName() {
      return "sum-" + number;
    }
  }

  /** Its digest depends on its loader. */
  public static final class KnowsItsLoader extends Sound {
    @Override
    protected Hasher hasher() {
      boolean first = getClass().getClassLoader() == ClassLoader.getSystemClassLoader();
      return (input, offset, length, digest, digestOffset) -> {
        int written = hash(input, offset, length, digest, digestOffset);
        digest[digestOffset] ^= (byte) (first ? 0 : 1);
        return written;
      };
    }
  }

  /** Another value than it publishes. */
  public static final class WrongVector extends Sound {
    @Override
    protected TestVector vector() {
      return TestVector.utf8("abc", "00000000", "RFC 0, section 1");
    }
  }

  /** Counts its calls into the digest. */
  public static final class Counting extends Sound {
    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected TestVector vector() {
      return TestVector.utf8("", "00000000", "no bytes, no sum");
    }

    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) -> {
        int written = hash(input, offset, length, digest, digestOffset);
        digest[digestOffset] += (byte) (length == 0 ? 0 : calls.incrementAndGet());
        return written;
      };
    }
  }

  /** Hashes from the array's start on. */
  public static final class IgnoresOffset extends Sound {
    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) -> {
        hash(input, offset, length, digest, digestOffset);
        return hash(input, 0, length, digest, digestOffset);
      };
    }
  }

  /** Leaves a byte behind its digest. */
  public static final class WritesBeside extends Sound {
    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) -> {
        int written = hash(input, offset, length, digest, digestOffset);
        if (digest.length > digestOffset + written) {
          digest[digestOffset + written] = 0x5A;
        }
        return written;
      };
    }
  }

  /** Clears its input, as some do with passwords. */
  public static final class ClearsInput extends Sound {
    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) -> {
        int written = hash(input, offset, length, digest, digestOffset);
        if (length > 100) {
          Arrays.fill(input, offset, offset + length, (byte) 0);
        }
        return written;
      };
    }
  }

  /** Hashes what there is of what it was asked for. */
  public static final class TakesLess extends Sound {
    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) ->
          hash(input, offset, Math.min(length, input.length - offset), digest, digestOffset);
    }
  }

  /** After a call that threw, it goes on where that ended. */
  public static final class Remembers extends Sound {
    @Override
    protected Hasher hasher() {
      return new Hasher() {
        private int sum;

        @Override
        public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
          for (int i = 0; i < length; i++) {
            sum = 31 * sum + (input[offset + i] & 0xFF);
          }
          if (length < 0) {
            throw new IllegalArgumentException("length");
          }
          int written = write(sum, digest, digestOffset);
          sum = 0;
          return written;
        }
      };
    }
  }

  /** A new hasher takes over what the others work with. */
  public static final class SharesState extends Sound {
    private final AtomicInteger made = new AtomicInteger();

    @Override
    protected Hasher hasher() {
      int mine = made.incrementAndGet();
      return (input, offset, length, digest, digestOffset) -> {
        hash(input, offset, length, digest, digestOffset);
        return write(sum(input, offset, length) + made.get() - mine, digest, digestOffset);
      };
    }
  }

  /** One working array for all threads. */
  public static final class NotForThreads extends Sound {
    private final byte[] shared = new byte[4];

    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) -> {
        hash(input, offset, length, shared, 0);
        LockSupport.parkNanos(1);
        System.arraycopy(shared, 0, digest, digestOffset, 4);
        return 4;
      };
    }
  }

  /** Fails in its own way for bytes it does not like. */
  public static final class ThrowsItsOwn extends Sound {
    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) -> {
        int written = hash(input, offset, length, digest, digestOffset);
        for (int i = 0; i < length; i++) {
          if (input[offset + i] == 0) {
            throw new IllegalStateException("no zeros, please");
          }
        }
        return written;
      };
    }
  }

  /** Says of MD5 what was true in 1992. */
  public static final class ClaimsTooMuch extends Sound {
    @Override
    protected String functionName() {
      return "md5";
    }

    @Override
    protected SecurityClaims claims() {
      return SecurityClaims.of(
          Strength.UNBROKEN, Strength.UNBROKEN, false, "RFC 1321", LocalDate.of(1992, 4, 1));
    }
  }

  /** Makes an array a call that its spec does not speak of. */
  public static final class AllocatesInSecret extends Sound {
    private byte[] kept = {};

    @Override
    protected Hasher hasher() {
      return (input, offset, length, digest, digestOffset) -> {
        int written = hash(input, offset, length, digest, digestOffset);
        kept = new byte[64 + kept.length % 2];
        return written;
      };
    }
  }
}
