package io.github.hashcost.providers.jca;

import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.api.Setting;
import io.github.hashcost.api.TestVector;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.Arrays;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** HMAC (RFC 2104) over SHA-256, with a key of at least one byte. */
final class HmacSha256 implements JcaFunction {
  private static final String NAME = "hmac-sha256";
  private static final String ALGORITHM = "HmacSHA256";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public HashFunction on(Optional<Provider> named) throws NoSuchAlgorithmException {
    Provider engine =
        (named.isPresent() ? Mac.getInstance(ALGORITHM, named.get()) : Mac.getInstance(ALGORITHM))
            .getProvider();
    HashSpec spec =
        HashSpec.builder(NAME)
            .aliases("hmac-sha-256")
            .digestBits(256)
            .parameters(
                ParameterSchema.builder()
                    .add(Parameter.bytes("key", Parameter.Role.KEY, 1, Integer.MAX_VALUE, 32))
                    .build())
            .allocates()
            .implementation(Engines.describe(engine))
            .build();
    return HashFunction.tunable(spec, setting -> hasher(engine, setting), vectors());
  }

  private static MacHasher hasher(Provider engine, Setting setting) {
    byte[] key = setting.key();
    if (key.length == 0) {
      throw new HashcostException.InvalidParameter(
          NAME + ": no key; give 1 byte or more, named key");
    }
    try {
      Mac mac = Mac.getInstance(ALGORITHM, engine);
      mac.init(new SecretKeySpec(key, ALGORITHM));
      return new MacHasher(mac);
    } catch (NoSuchAlgorithmException e) {
      throw Engines.lost(engine, ALGORITHM, e);
    } catch (InvalidKeyException e) {
      throw new HashcostException.ProviderFailure(
          engine.getName() + " refuses a key of length " + key.length, e);
    }
  }

  private static TestVector[] vectors() {
    return new TestVector[] {
      TestVector.utf8(
              "Hi There",
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
              "RFC 4231 section 4.2")
          .with("key", repeated(0x0b, 20)),
      TestVector.utf8(
              "what do ya want for nothing?",
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
              "RFC 4231 section 4.3")
          .with("key", "Jefe".getBytes(StandardCharsets.US_ASCII)),
      TestVector.utf8(
              "This is a test using a larger than block-size key and a larger than block-size data."
                  + " The key needs to be hashed before being used by the HMAC algorithm.",
              "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
              "RFC 4231 section 4.8")
          .with("key", repeated(0xaa, 131)),
    };
  }

  private static byte[] repeated(int value, int count) {
    byte[] bytes = new byte[count];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }
}
