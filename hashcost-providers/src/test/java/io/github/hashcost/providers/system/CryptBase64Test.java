package io.github.hashcost.providers.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HexFormat;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class CryptBase64Test {
  private static final CryptBase64 LOW = CryptBase64.LOW_BITS_FIRST;
  private static final CryptBase64 HIGH = CryptBase64.HIGH_BITS_FIRST;

  @Property
  void readsWhatItSpells(@ForAll @Size(max = 70) byte[] bytes) {
    assertThat(LOW.decode(LOW.encode(bytes), bytes.length)).isEqualTo(bytes);
    assertThat(HIGH.decode(HIGH.encode(bytes), bytes.length)).isEqualTo(bytes);
  }

  @Test
  void spellsTheSaltsOfPublishedHashes() {
    // yescrypt, TESTS-OK: the salt WZaPV7LSUEKMo34. in its own base64.
    assertThat(LOW.encode(HexFormat.of().parseHex("575a615056374c5355454b4d6f33342e")))
        .isEqualTo("LdJMENpBABJJ3hIHjB1Bi.");
    // crypt_blowfish, wrapper.c, U*U: the salt of $2a$05$CCCCCCCCCCCCCCCCCCCCC.
    assertThat(HIGH.encode(HexFormat.of().parseHex("10410410410410410410410410410410")))
        .isEqualTo("CCCCCCCCCCCCCCCCCCCCC.");
  }

  @Test
  void readsNothingThatItWouldNotSpell() {
    assertThatIllegalArgumentException().isThrownBy(() -> LOW.decode("...", 3));
    assertThatIllegalArgumentException().isThrownBy(() -> LOW.decode(".....", 3));
    assertThatIllegalArgumentException().isThrownBy(() -> LOW.decode("..:.", 3));
    // Two characters have twelve bits, a byte eight.
    assertThat(LOW.decode(".1", 1)).containsExactly(0xc0);
    assertThatIllegalArgumentException().isThrownBy(() -> LOW.decode(".2", 1));
    assertThatIllegalArgumentException().isThrownBy(() -> HIGH.decode("./", 1));
  }
}
