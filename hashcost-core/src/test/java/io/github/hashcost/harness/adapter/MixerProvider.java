package io.github.hashcost.harness.adapter;

import com.example.library.Mixer;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.harness.Witness;
import java.util.List;

/** Adapts {@link Mixer}; the salt is mixed in first. */
public class MixerProvider implements HashProvider {
  @Override
  public String name() {
    return "mixer";
  }

  @Override
  public List<HashFunction> functions() {
    HashSpec spec =
        HashSpec.builder("mix")
            .digestBits(32)
            .parameters(
                ParameterSchema.builder()
                    .add(Parameter.bytes("salt", Parameter.Role.SALT, 0, 64, 16))
                    .build())
            .build();
    return List.of(HashFunction.tunable(spec, setting -> new MixerHasher(setting.salt())));
  }

  static final class MixerHasher implements Hasher {
    private final Mixer mixer = new Mixer();
    private final byte[] salt;

    MixerHasher(byte[] salt) {
      this.salt = salt;
    }

    @Override
    public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
      Witness.saw(this);
      Witness.saw(mixer);
      for (byte b : salt) {
        mixer.add(b);
      }
      for (int i = 0; i < length; i++) {
        mixer.add(input[offset + i]);
      }
      int sum = mixer.finish();
      for (int i = 0; i < 4; i++) {
        digest[digestOffset + i] = (byte) (sum >>> (8 * i));
      }
      return 4;
    }
  }
}
