package io.github.hashcost.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoredSettingTest {
  private static final String SECRET = "kQ7xWv3ZpL9sTbN2";

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // PHC string format; Argon2 reference code, encoding.c: without v it is 0x10
        "$argon2id$v=19$m=65536,t=2,p=1$SALT$SALT; argon2id:m=65536,t=2,p=1",
        "$argon2i$v=19$m=4096,t=3,p=1$SALT$SALT; argon2i:m=4096,t=3,p=1",
        "$argon2d$m=4096,t=3,p=1$SALT$SALT; argon2d:m=4096,t=3,p=1,v=16",
        "$argon2id$v=16$m=4096,t=3,p=1$SALT; argon2id:m=4096,t=3,p=1,v=16",
        "$argon2id$v=19$m=4096,t=3,p=1,keyid=Zm9v,data=YmFy$SALT$SALT; argon2id:m=4096,t=3,p=1",
        "$argon2id$v=19$m=4294967295,t=1,p=1; argon2id:m=4294967295,t=1,p=1",
        "{argon2@SpringSecurity_v5_8}$argon2id$v=19$m=16384,t=2,p=1$SALT; argon2id:m=16384,t=2,p=1",
        // crypt(5)
        "$2a$04$SALT; bcrypt:cost=4",
        "$2b$10$SALT; bcrypt:cost=10",
        "$2x$31$SALT; bcrypt:cost=31",
        "$2y$12$; bcrypt:cost=12",
        "$2y$12; bcrypt:cost=12",
        "{bcrypt}$2a$10$SALT; bcrypt:cost=10",
        // libsodium, crypto_pwhash_scryptsalsa208sha256_str for N=2^14, r=8, p=1
        "$7$C6..../....SodiumChloride$SALT; scrypt:n=16384,r=8,p=1",
        // passlib.hash.scrypt
        "$scrypt$ln=16,r=8,p=1$SALT$SALT; scrypt:n=65536,r=8,p=1",
        // crypt(5), Debian's default; libxcrypt, gensalt_yescrypt_rn for the others
        "$y$j9T$SALT$SALT; yescrypt:cost=5",
        "$y$j75$SALT$SALT; yescrypt:cost=1",
        "$y$j85$SALT$SALT; yescrypt:cost=2",
        "$y$jFT$SALT$SALT; yescrypt:cost=11",
        "$y$jA5$SALT$SALT; 'yescrypt:n=8192,r=8'",
        "$y$/9T$SALT$SALT; 'yescrypt:n=4096,r=32'",
        // Drepper, Unix crypt using SHA-256 and SHA-512, test vectors
        "$6$saltstring$SALT; sha512crypt:rounds=5000",
        "$6$rounds=10000$saltstringsaltstring$SALT; sha512crypt:rounds=10000",
        "$5$rounds=1400$anotherlongsaltstring$SALT; sha256crypt:rounds=1400",
        // passlib.hash.pbkdf2_sha256
        "$pbkdf2-sha256$29000$SALT$SALT; pbkdf2-hmac-sha256:i=29000",
        "$pbkdf2-sha512$25000$SALT$SALT; pbkdf2-hmac-sha512:i=25000",
        "$pbkdf2$131000$SALT$SALT; pbkdf2-hmac-sha1:i=131000",
        "$pbkdf2-sha256$i=600000,l=32$SALT$SALT; pbkdf2-hmac-sha256:i=600000",
      })
  void theCostsAreRead(String stored, String setting) {
    assertThat(StoredSetting.parse(stored.replace("SALT", SECRET)))
        .isEqualTo(AlgorithmId.parse(setting));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; 1; '$'",
        "secret; 1; '$'",
        "$; 2; a format",
        "$1$SECRET$SECRET; 2; a format",
        "$2$10$SECRET; 2; a format",
        "$argon2$v=19$m=65536,t=2,p=1$SECRET; 2; a format",
        "{SSHA}SECRET; 2; 'bcrypt}'",
        "{SECRET}$2b$10$SECRET; 2; 'bcrypt}'",
        "{bcrypt$2a$10$SECRET; 2; 'bcrypt}'",
        "{bcrypt}SECRET; 9; '$'",
        "{bcrypt}$argon2id$v=19$m=65536,t=2,p=1$SECRET; 10; the braces",
        "{argon2}$2b$10$SECRET; 10; the braces",
        "{{bcrypt}$2b$10$SECRET; 2; 'bcrypt}'",
        "$argon2id$SECRET; 11; 'v=19$' or 'm='",
        "$argon2id$v=18$m=65536,t=2,p=1$SECRET; 11; 'v=19$' or 'm='",
        "$argon2id$v=19$t=2,m=65536,p=1$SECRET; 16; 'm='",
        "$argon2id$v=19$m=65536,p=1$SECRET; 23; ',t='",
        "$argon2id$v=19$m=65536,t=2$SECRET; 27; ',p='",
        "$argon2id$v=19$m=65536,t=2,p=1SECRET; 31; '$'",
        "'$argon2id$v=19$m=65536,t=2,p=1,SECRET'; 31; '$'",
        "'$argon2id$v=19$m=65536,t=2,p=1,keyid=SECRET,SECRET$'; 54; '$'",
        "'$argon2id$v=19$m=65536,t=2,p=1,keyid={SECRET}$'; 38; letters",
        "$argon2id$v=19$m=65536,t=2,p=1$SECRET{SECRET}; 48; letters",
        "$argon2id$v=19$m=4,t=2,p=1$SECRET; 18; from 8",
        "$argon2id$v=19$m=31,t=2,p=4$SECRET; 18; 8 p",
        "$argon2id$v=19$m=4294967296,t=2,p=4$SECRET; 18; to 4294967295",
        "$argon2id$v=19$m=99999999999999999999,t=2,p=4$SECRET; 18; to 4294967295",
        "$argon2id$v=19$m=065536,t=2,p=4$SECRET; 18; whole number",
        "$2b$3$SECRET; 5; two digits",
        "$2b$03$SECRET; 5; from 04 to 31",
        "$2b$32$SECRET; 5; from 04 to 31",
        "$2b$10SECRET; 7; '$'",
        "$2b$SECRET; 5; two digits",
        "$2b$10$SECRET!; 24; letters",
        "$y$j9T$SECRET:SECRET; 24; letters",
        "'$6$SECRET:19000:0:99999:7:::'; 20; without",
        "$7$!6..../....SECRET; 4; log2",
        "$7$.6..../....SECRET; 4; from 1",
        "$7$C6; 6; r in five",
        "$7$C........../SECRET; 5; below 2^30",
        "$scrypt$n=16,r=8,p=1$SECRET; 9; 'ln='",
        "$scrypt$ln=63,r=8,p=1$SECRET; 12; to 62",
        "$scrypt$ln=16,r=1073741823,p=2$SECRET; 30; below 2^30",
        "$y$j9$SECRET; 6; r",
        "$y$jz5$SECRET; 5; below 48",
        "$y$j9T0$SECRET; 7; '$'",
        "$6$rounds=999$SECRET; 11; from 1000",
        "$6$rounds=SECRET; 11; from 1000",
        "$pbkdf2-sha256$0$SECRET; 16; from 1",
        "$pbkdf2-sha256$SECRET; 16; from 1",
        "'$2b$10$SEC RET'; 11; letters",
        "'$6$SECRETé'; 20; without spaces",
      })
  void whatIsMalformedIsPointedAtAndNotRepeated(String stored, int position, String expected) {
    String text = stored.replace("SECRET", SECRET).replace("SEC RET", "kQ7 xWv3ZpL9sTbN2");

    assertThatThrownBy(() -> StoredSetting.parse(text))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("position " + position + ":")
        .hasMessageContaining(expected)
        .hasMessageNotContaining(SECRET)
        .hasMessageNotContaining("xWv3");
  }

  @Test
  void aWholeFileIsRefusedByItsLength() {
    assertThatThrownBy(() -> StoredSetting.parse("$6$" + "x".repeat(5000)))
        .hasMessageContaining("5003 characters");
  }

  @Property(tries = 2000)
  void anyTextGivesASettingOrAReasonThatRepeatsNothingOfIt(@ForAll("nearlyStored") String text) {
    try {
      AlgorithmId id = StoredSetting.parse(text);
      assertThat(id.toString()).doesNotContain(SECRET);
      assertThat(id.provider()).isEmpty();
    } catch (HashcostException.InvalidParameter e) {
      assertThat(e).hasNoCause().hasMessageNotContaining(SECRET);
      assertThat(tails(text)).noneMatch(tail -> e.getMessage().contains(tail));
    }
  }

  @Property(tries = 2000)
  void aSecretPastedAnywhereIsNotRepeated(
      @ForAll("stored") String stored, @ForAll("secret") String secret, @ForAll int place) {
    int at = Math.floorMod(place, stored.length() + 1);
    String text = stored.substring(0, at) + secret + stored.substring(at);
    try {
      assertThat(runs(secret)).noneMatch(StoredSetting.parse(text).toString()::contains);
    } catch (HashcostException.InvalidParameter e) {
      assertThat(runs(secret)).noneMatch(String.valueOf(e.getMessage())::contains);
    }
  }

  @Provide
  Arbitrary<String> stored() {
    return Arbitraries.of(
        "$argon2id$v=19$m=65536,t=2,p=1$",
        "$argon2d$m=4096,t=3,p=1,keyid=Zm9v,data=YmFy$",
        "{bcrypt}$2a$10$",
        "$7$C6..../....",
        "$scrypt$ln=16,r=8,p=1$",
        "$y$j9T$",
        "$6$rounds=10000$",
        "$5$",
        "$pbkdf2-sha256$i=600000,l=32$");
  }

  /** Of characters that no word of a message has four of in a row. */
  @Provide
  Arbitrary<String> secret() {
    return Arbitraries.strings().withChars("QXZJKVWqxzjkvw").ofMinLength(8).ofMaxLength(24);
  }

  private static List<String> runs(String secret) {
    return IntStream.rangeClosed(0, secret.length() - 4)
        .mapToObj(i -> secret.substring(i, i + 4))
        .toList();
  }

  /** All that is long enough to be a piece of a hash, but for the name of a format. */
  private static List<String> tails(String text) {
    int length = 12;
    return IntStream.rangeClosed(0, text.length() - length)
        .mapToObj(i -> text.substring(i, i + length))
        .filter(t -> !"pbkdf2-sha256".contains(t) && !t.isBlank())
        .toList();
  }

  @Provide
  Arbitrary<String> nearlyStored() {
    Arbitrary<String> pieces =
        Arbitraries.of(
                "$",
                "$",
                "argon2id",
                "$argon2id$v=19$",
                "m=65536",
                ",t=2",
                ",p=1",
                "v=16$",
                "$2b$",
                "10",
                "31",
                "$7$",
                "C6..../....",
                "$y$",
                "j9T",
                "$6$",
                "$5$",
                "rounds=",
                "5000",
                "$pbkdf2-sha256$",
                "29000",
                "i=",
                ",l=32",
                "$scrypt$ln=",
                "16",
                ",r=8",
                "{bcrypt}",
                SECRET,
                ".",
                "/",
                " ",
                "\n",
                "99999999999999999999",
                "\u0661",
                "\uD800")
            .list()
            .ofMaxSize(8)
            .map(list -> String.join("", list));
    return Combinators.combine(
            pieces, Arbitraries.strings().ofMaxLength(12), Arbitraries.integers().between(0, 40))
        .as((text, noise, cut) -> text.substring(0, Math.min(cut, text.length())) + noise)
        .injectDuplicates(0.05);
  }

  @Property
  void eachCostComesBackAsItWasStored(
      @ForAll @IntRange(min = 64, max = 1 << 21) int m,
      @ForAll @IntRange(min = 1, max = 1000) int t,
      @ForAll @IntRange(min = 1, max = 8) int p) {
    String costs = "m=" + m + ",t=" + t + ",p=" + p;

    assertThat(StoredSetting.parse("$argon2id$v=19$" + costs + "$" + SECRET + "$" + SECRET))
        .hasToString("argon2id:" + costs);
  }
}
