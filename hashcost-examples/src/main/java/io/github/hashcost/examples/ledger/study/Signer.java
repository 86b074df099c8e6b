package io.github.hashcost.examples.ledger.study;

import java.security.GeneralSecurityException;

/** A library with a key pair. Not thread-safe. */
interface Signer {
  /** A pair that is not this one's. */
  Object newKeyPair() throws GeneralSecurityException;

  byte[] sign(byte[] message) throws GeneralSecurityException;

  boolean verify(byte[] message, byte[] signature) throws GeneralSecurityException;
}
