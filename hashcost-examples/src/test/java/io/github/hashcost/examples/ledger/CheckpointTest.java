package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointTest {
  private static final KeyPair KEYS = Ed25519.newKeyPair();
  private static final Checkpoint SIGNED =
      Checkpoint.sign(
          Ledgers.verify(Ledgers.joined(Ledgers.parts(LedgerFormat.json(), 3))), KEYS.getPrivate());

  @TempDir private Path directory;

  private static Checkpoint withSignature(byte[] signature) {
    String text = SIGNED.text();
    String signed = text.substring(0, text.lastIndexOf('\n', text.length() - 2) + 1);
    return Checkpoint.parse(signed + Base64.getEncoder().encodeToString(signature) + "\n");
  }

  @Test
  void whatIsWrittenReadsBackAndHolds() {
    Checkpoint read = Checkpoint.parse(SIGNED.text());
    assertThat(read.text()).isEqualTo(SIGNED.text());
    assertThat(read.count()).isEqualTo(3);
    assertThat(read.isSignedBy(KEYS.getPublic())).isTrue();
  }

  @Test
  void aSignatureOf65BytesIsRefused() throws GeneralSecurityException {
    byte[] longer = Arrays.copyOf(SIGNED.signature(), 65);
    assertThat(withSignature(longer).isSignedBy(KEYS.getPublic())).isFalse();
    assertThat(Ed25519.verify(KEYS.getPublic(), SIGNED.signedText(), longer)).isFalse();
    if (Runtime.version().feature() == 17) {
      // Why the length is checked here: the JDK's own check accepts it.
      Signature jdk = Signature.getInstance("Ed25519");
      jdk.initVerify(KEYS.getPublic());
      jdk.update(SIGNED.signedText());
      assertThat(jdk.verify(longer)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 32, 63, 66, 128})
  void aSignatureOfAnyOtherLengthIsRefused(int length) {
    assertThat(
            withSignature(Arrays.copyOf(SIGNED.signature(), length)).isSignedBy(KEYS.getPublic()))
        .isFalse();
  }

  @Test
  void noBitOfASignatureMayChange() {
    for (int bit = 0; bit < 512; bit++) {
      byte[] signature = SIGNED.signature();
      signature[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(withSignature(signature).isSignedBy(KEYS.getPublic())).as("bit %d", bit).isFalse();
    }
  }

  @Test
  void anotherCountOrHeadOrFunctionIsNotSigned() {
    for (String changed :
        List.of(
            SIGNED.text().replace("\n3\n", "\n2\n"),
            SIGNED.text().replace("\nsha-256\n", "\nsha-255\n"),
            SIGNED.text().replaceFirst("\n3\n.", "\n3\n" + otherDigit()))) {
      assertThat(changed).isNotEqualTo(SIGNED.text());
      assertThat(Checkpoint.parse(changed).isSignedBy(KEYS.getPublic())).isFalse();
    }
  }

  private static char otherDigit() {
    return SIGNED.text().contains("\n3\n0") ? '1' : '0';
  }

  @Test
  void anotherKeyDoesNotFit() {
    assertThat(SIGNED.isSignedBy(Ed25519.newKeyPair().getPublic())).isFalse();
  }

  @Test
  void keysForSomethingElseAreRefused() throws GeneralSecurityException {
    KeyPair rsa = KeyPairGenerator.getInstance("RSA").generateKeyPair();
    assertThatThrownBy(() -> SIGNED.isSignedBy(rsa.getPublic()))
        .isInstanceOf(HashcostException.InvalidParameter.class);
    assertThatThrownBy(() -> Ed25519.sign(rsa.getPrivate(), new byte[1]))
        .isInstanceOf(HashcostException.InvalidParameter.class);
  }

  @Test
  void onlyItsOwnSpellingIsACheckpoint() {
    String text = SIGNED.text();
    for (String other :
        List.of(
            "",
            "\n",
            text.strip(),
            text + "\n",
            text.replace("\n", "\r\n"),
            text.replace("\n3\n", "\n03\n"),
            text.replace("\n3\n", "\n-3\n"),
            text.replace("\n3\n", "\n\n"),
            text.replace("\n3\n", "\n9007199254740992\n"),
            text.replace("checkpoint/1", "checkpoint/2"),
            text.replace("sha-256", "sha-\u00e9"),
            text.replaceFirst("==\n", "\n"),
            text.replaceFirst("\n3\n..", "\n3\n"),
            text.replaceFirst("\n3\n.", "\n3\n"),
            text.replaceFirst("\n3\n.", "\n3\nA"))) {
      if (other.equals(text.replaceFirst("\n3\n..", "\n3\n"))) {
        // A digest that is shorter by a byte may be that of another function.
        assertThat(Checkpoint.parse(other).isSignedBy(KEYS.getPublic())).isFalse();
        continue;
      }
      assertThatThrownBy(() -> Checkpoint.parse(other))
          .as(other)
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageContaining("is no checkpoint");
    }
  }

  @Test
  void aLedgerWithAFaultIsNotSigned() {
    List<byte[]> parts = Ledgers.parts(LedgerFormat.json(), 3);
    Verification faulty = Ledgers.verify(Ledgers.joined(List.of(parts.get(0), parts.get(2))));
    assertThatThrownBy(() -> Checkpoint.sign(faulty, KEYS.getPrivate()))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("entry 0");
  }

  @Test
  void keyFilesReadBack() throws IOException {
    Path file = directory.resolve("key.pem");
    Path publicFile = directory.resolve("key.pub");
    KeyFile.writePrivate(file, KEYS.getPrivate());
    KeyFile.writePublic(publicFile, KEYS.getPublic());
    assertThat(KeyFile.readPrivate(file)).isEqualTo(KEYS.getPrivate());
    assertThat(KeyFile.readPublic(publicFile)).isEqualTo(KEYS.getPublic());
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
    }
    assertThatThrownBy(() -> KeyFile.writePrivate(file, KEYS.getPrivate()))
        .hasMessageContaining("not overwritten");
    assertThatThrownBy(() -> KeyFile.readPublic(file)).hasMessageContaining("no Ed25519 key");
    assertThatThrownBy(() -> KeyFile.readPrivate(publicFile))
        .hasMessageContaining("no Ed25519 key");
  }
}
