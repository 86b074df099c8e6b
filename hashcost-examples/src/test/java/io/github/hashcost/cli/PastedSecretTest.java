package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import java.util.Locale;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PastedSecretTest {
  private static final HashCatalog CATALOG = HashCatalog.discover();

  @Property(tries = 2000)
  void isNotRepeatedWhereverItStandsInAnId(
      @ForAll("ids") String id, @ForAll("secret") String secret, @ForAll int place) {
    int at = Math.floorMod(place, id.length() + 1);
    assertUnrepeated(id.substring(0, at) + secret + id.substring(at), secret);
  }

  @Property(tries = 2000)
  void isNotRepeatedBesideWhatElseIsWrong(
      @ForAll("settings") String id,
      @ForAll("secret") String secret,
      @ForAll("wrong") String wrong,
      @ForAll int place) {
    int from = id.indexOf(':') + 1;
    int at = from + Math.floorMod(place, id.length() + 1 - from);
    assertUnrepeated(id.substring(0, at) + secret + wrong + id.substring(at), secret);
    assertUnrepeated(id.substring(0, at) + wrong + secret + id.substring(at), secret);
  }

  private static void assertUnrepeated(String text, String secret) {
    try {
      CATALOG.get(text);
    } catch (HashcostException e) {
      String message = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
      assertThat(IntStream.rangeClosed(0, secret.length() - 4))
          .as(message)
          .noneMatch(i -> message.contains(secret.substring(i, i + 4).toLowerCase(Locale.ROOT)));
    }
  }

  @Provide
  Arbitrary<String> ids() {
    return Arbitraries.of(
        "argon2id:m=19456,t=2,p=1",
        "password4j/bcrypt:cost=10,long=truncate,v=2b",
        "jca@ACCP/pbkdf2-hmac-sha256:i=600000",
        "scrypt:n=16384,r=8,p=1",
        "sha-512/256");
  }

  @Provide
  Arbitrary<String> settings() {
    return ids().filter(id -> id.contains(":"));
  }

  @Provide
  Arbitrary<String> wrong() {
    return Arbitraries.of("", "!", "=", ",", ":", "$", " ", "=1", ",x=1", "=1,", "\u0661", "/");
  }

  /** Of characters that no word of a message has four of in a row. */
  @Provide
  Arbitrary<String> secret() {
    return Arbitraries.strings().withChars("QXZJKVWqxzjkvw").ofMinLength(8).ofMaxLength(24);
  }
}
