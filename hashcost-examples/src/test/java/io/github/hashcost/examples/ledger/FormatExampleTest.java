package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** docs/ledger-format.md and the code agree, byte by byte. */
class FormatExampleTest {
  private static final Path PAGE = Path.of("../docs/ledger-format.md");

  private static final List<byte[]> PAYLOADS =
      List.of(utf8("door 17 opened"), utf8("\"caf\u00e9\"\t\\ \u0001"), utf8(""));

  // RFC 8032 section 7.1, test 1
  private static final String SECRET_KEY =
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
  private static final String PUBLIC_KEY =
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Between a fence with this word and the next fence. */
  private static String block(String word) throws IOException {
    String page = Files.readString(PAGE);
    int start = page.indexOf("```" + word + "\n");
    assertThat(start).as(word).isPositive();
    int from = start + word.length() + 4;
    return page.substring(from, page.indexOf("```", from));
  }

  private static byte[] hexBlock(String word) throws IOException {
    return HexFormat.of().parseHex(block(word).replaceAll("\\s", ""));
  }

  @Test
  void theJsonFormIsAsOnThePage() throws IOException {
    byte[] written = Ledgers.of(Ledgers.SHA_256, LedgerFormat.json(), PAYLOADS);
    assertThat(new String(written, StandardCharsets.UTF_8)).isEqualTo(block("json"));
  }

  @Test
  void theBinaryFormIsAsOnThePage() throws IOException {
    byte[] written = Ledgers.of(Ledgers.SHA_256, LedgerFormat.binary(), PAYLOADS);
    assertThat(written).isEqualTo(hexBlock("binary")).hasSize(306);
  }

  @Test
  void theLedgersOfThePageAreSound() throws IOException {
    assertThat(Ledgers.verify(utf8(block("json"))).fault()).isEmpty();
    assertThat(Ledgers.verify(hexBlock("binary")).fault()).isEmpty();
  }

  @Test
  void theGenesisIsTheHashOfTheHeaderLine() throws IOException, GeneralSecurityException {
    byte[] line = utf8(block("json").lines().findFirst().orElseThrow());
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(line);
    assertThat(digest).isEqualTo(hexBlock("genesis")).isEqualTo(Ledgers.SHA_256.genesis());
  }

  /** As somebody else would write it, from the page alone. */
  @Test
  void whatIsHashedIsAsOnThePage() throws IOException, GeneralSecurityException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(PAYLOADS.get(0).length);
    out.writeLong(0);
    out.writeLong(Ledgers.FIRST_TIME);
    out.write(hexBlock("genesis"));
    out.write(PAYLOADS.get(0));
    assertThat(bytes.toByteArray()).isEqualTo(hexBlock("hashed"));
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray());
    assertThat(block("json")).contains("{\"hash\":\"" + HexFormat.of().formatHex(hash) + "\"");
  }

  @Test
  void bothFormsHaveTheSameHead() throws IOException {
    assertThat(Ledgers.verify(utf8(block("json"))).head())
        .isEqualTo(Ledgers.verify(hexBlock("binary")).head());
  }

  @Test
  void theCheckpointIsAsOnThePage() throws IOException, GeneralSecurityException {
    KeyFactory keys = KeyFactory.getInstance("Ed25519");
    PrivateKey signer =
        keys.generatePrivate(
            new EdECPrivateKeySpec(
                NamedParameterSpec.ED25519, HexFormat.of().parseHex(SECRET_KEY)));
    Verification sound = Ledgers.verifier().verify(new ByteArrayInputStream(utf8(block("json"))));
    Checkpoint checkpoint = Checkpoint.sign(sound, signer);
    assertThat(checkpoint.text()).isEqualTo(block("checkpoint"));
    // RFC 8410 section 4: what stands before the 32 bytes of a key
    byte[] encoded = HexFormat.of().parseHex("302a300506032b6570032100" + PUBLIC_KEY);
    PublicKey publicKey = keys.generatePublic(new X509EncodedKeySpec(encoded));
    assertThat(Checkpoint.parse(block("checkpoint")).isSignedBy(publicKey)).isTrue();
  }
}
