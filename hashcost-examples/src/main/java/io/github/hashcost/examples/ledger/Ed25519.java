package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;

/** Signatures of RFC 8032 by the JDK. Stateless. */
public final class Ed25519 {
  /** RFC 8032, section 5.1.6. */
  public static final int SIGNATURE_BYTES = 64;

  static final String NAME = "Ed25519";

  private Ed25519() {}

  /** A fresh pair, from the JDK's source of randomness. */
  public static KeyPair newKeyPair() {
    try {
      return KeyPairGenerator.getInstance(NAME).generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  /**
   * The signature of a message, 64 bytes.
   *
   * @throws HashcostException.InvalidParameter when the key is for something else
   */
  public static byte[] sign(PrivateKey key, byte[] message) {
    try {
      Signature signature = Signature.getInstance(NAME);
      signature.initSign(key);
      signature.update(message);
      return signature.sign();
    } catch (InvalidKeyException e) {
      throw wrongKey(e);
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  /**
   * Whether the signature holds. One of another length never does: the JDK's own check, up to 17 at
   * least, ignores what follows the 64th byte, and a signature that can be changed and still holds
   * is none to recognise a message by.
   *
   * @throws HashcostException.InvalidParameter when the key is for something else
   */
  public static boolean verify(PublicKey key, byte[] message, byte[] signature) {
    if (signature.length != SIGNATURE_BYTES) {
      return false;
    }
    try {
      Signature verifier = Signature.getInstance(NAME);
      verifier.initVerify(key);
      verifier.update(message);
      return verifier.verify(signature);
    } catch (SignatureException e) {
      return false;
    } catch (InvalidKeyException e) {
      throw wrongKey(e);
    } catch (GeneralSecurityException e) {
      throw missing(e);
    }
  }

  private static HashcostException wrongKey(InvalidKeyException e) {
    return new HashcostException.InvalidParameter(
        "the key is not for Ed25519; a key of that kind is expected", e);
  }

  private static HashcostException missing(GeneralSecurityException e) {
    return new HashcostException.Unsupported("this JVM has no Ed25519; run Java 17 or newer", e);
  }
}
