package io.github.hashcost.examples.strings;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

class StringHashesTest {
  private static final HashCatalog CATALOG = HashCatalog.discover();

  private static StringHashes of(String... ids) {
    return StringHashes.of(CATALOG.getAll(ids), List.of(DigestText.values()), "a text");
  }

  @Test
  void hashesTheUtf8BytesOfATextToText() throws Exception {
    Candidate sha = CATALOG.get("sha-256");
    // FIPS 180-4 example, of one block
    String hex = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assertThat(DocumentHash.reused(sha, DigestText.HEX).apply("abc")).isEqualTo(hex);
    assertThat(DocumentHash.fresh(sha, DigestText.HEX).apply("abc")).isEqualTo(hex);
    // openssl dgst -sha256 -binary | base64, of the same
    assertThat(DocumentHash.fresh(sha, DigestText.BASE64).apply("abc"))
        .isEqualTo("ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    // printf '\U1f600' | sha256sum
    assertThat(DocumentHash.reused(sha, DigestText.HEX).apply("\uD83D\uDE00"))
        .isEqualTo("f0443a342c5ef54783a111b51ba56c938e474c32324d90c3a60c9c8e3a37e2d9");
  }

  @Test
  void aHasherThatIsKeptAnswersTheSameOnEveryThread() throws Exception {
    Work<String> work = DocumentHash.reused(CATALOG.get("md5"), DigestText.HEX);
    Object here = work.apply("abc");
    Object[] there = new Object[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                there[0] = work.apply("abc");
              } catch (Exception e) {
                there[0] = e;
              }
            });
    thread.start();
    thread.join();
    assertThat(there[0]).isEqualTo(here).isEqualTo(work.apply("abc"));
  }

  @Test
  void namesAreIdsWithTheHasherAndTheText() {
    assertThat(of("sha-256", "md5").all())
        .extracting(StringHash::name)
        .containsExactly(
            "sha-256-hex",
            "sha-256-base64",
            "sha-256-fresh-hex",
            "sha-256-fresh-base64",
            "md5-hex",
            "md5-base64",
            "md5-fresh-hex",
            "md5-fresh-base64");
  }

  @Test
  void namesTellTheProviderWhereTwoHaveTheFunction() {
    assertThat(of("jca/sha-256", "bc/sha-256").all())
        .extracting(StringHash::name)
        .contains("jca/sha-256-hex", "bc/sha-256-fresh-base64");
  }

  @Test
  void idsTellAllThatIsDifferent() {
    assertThat(of("jca/sha-512/256", "bc/shake128").all())
        .extracting(hash -> hash.id().toString())
        .contains(
            "op/sha-512/256:provider=jca,hasher=reused,text=hex",
            "op/shake128:provider=bc,hasher=fresh,text=base64,l=32")
        .doesNotHaveDuplicates();
  }

  @Test
  void aKeyIsDrawnWhereOneIsNeeded() {
    assertThat(of("siphash-2-4").operations())
        .extracting(Operation::toString)
        .contains("guava/siphash-2-4 on document");
  }

  @Test
  void eachStageIsThereOnce() {
    assertThat(of("sha-256", "md5", "sha3-256").otherStages())
        .extracting(Operation::toString)
        .containsExactly(
            "op/to-utf8",
            "op/to-hex:bytes=32",
            "op/to-base64:bytes=32",
            "op/to-hex:bytes=16",
            "op/to-base64:bytes=16");
  }
}
