package io.github.hashcost.examples.ledger.study;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;

/** Ed25519 of the JDK. */
final class JdkSigner implements Signer {
  private static final String NAME = "Ed25519";

  private final KeyPairGenerator generator = KeyPairGenerator.getInstance(NAME);
  private final Signature signature = Signature.getInstance(NAME);
  private final KeyPair pair = generator.generateKeyPair();

  JdkSigner() throws GeneralSecurityException {}

  @Override
  public Object newKeyPair() {
    return generator.generateKeyPair();
  }

  @Override
  public byte[] sign(byte[] message) throws GeneralSecurityException {
    signature.initSign(pair.getPrivate());
    signature.update(message);
    return signature.sign();
  }

  @Override
  public boolean verify(byte[] message, byte[] signed) throws GeneralSecurityException {
    signature.initVerify(pair.getPublic());
    signature.update(message);
    return signature.verify(signed);
  }
}
