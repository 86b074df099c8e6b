package io.github.hashcost.examples.ledger.study;

import java.security.SecureRandom;
import org.bouncycastle.crypto.params.Ed25519PrivateKeyParameters;
import org.bouncycastle.crypto.params.Ed25519PublicKeyParameters;
import org.bouncycastle.crypto.signers.Ed25519Signer;

/** Ed25519 of Bouncy Castle, without JCA around it. */
final class BcSigner implements Signer {
  private final SecureRandom random = new SecureRandom();
  private final Ed25519Signer signer = new Ed25519Signer();
  private final Ed25519PrivateKeyParameters privateKey = new Ed25519PrivateKeyParameters(random);
  private final Ed25519PublicKeyParameters publicKey = privateKey.generatePublicKey();

  @Override
  public Object newKeyPair() {
    return new Ed25519PrivateKeyParameters(random).generatePublicKey();
  }

  @Override
  public byte[] sign(byte[] message) {
    signer.init(true, privateKey);
    signer.update(message, 0, message.length);
    return signer.generateSignature();
  }

  @Override
  public boolean verify(byte[] message, byte[] signature) {
    signer.init(false, publicKey);
    signer.update(message, 0, message.length);
    return signer.verifySignature(signature);
  }
}
