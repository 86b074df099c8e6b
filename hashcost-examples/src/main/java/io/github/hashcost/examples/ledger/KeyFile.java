package io.github.hashcost.examples.ledger;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;

/**
 * Ed25519 keys in PEM files (RFC 7468), as {@code openssl genpkey -algorithm ed25519} and {@code
 * openssl pkey -pubout} write them. No message holds anything of a key.
 */
public final class KeyFile {
  private static final String PRIVATE = "PRIVATE KEY";
  private static final String PUBLIC = "PUBLIC KEY";

  private KeyFile() {}

  /**
   * Reads a key to sign with.
   *
   * @throws HashcostException.InvalidParameter when it cannot be read or is no such key
   */
  public static PrivateKey readPrivate(Path file) {
    byte[] key = read(file, PRIVATE);
    try {
      return KeyFactory.getInstance(Ed25519.NAME).generatePrivate(new PKCS8EncodedKeySpec(key));
    } catch (GeneralSecurityException e) {
      throw noKey(file, PRIVATE);
    }
  }

  /**
   * Reads a key to verify with.
   *
   * @throws HashcostException.InvalidParameter when it cannot be read or is no such key
   */
  public static PublicKey readPublic(Path file) {
    byte[] key = read(file, PUBLIC);
    try {
      return KeyFactory.getInstance(Ed25519.NAME).generatePublic(new X509EncodedKeySpec(key));
    } catch (GeneralSecurityException e) {
      throw noKey(file, PUBLIC);
    }
  }

  /**
   * Writes a new file that only its owner may read, where the file system knows owners.
   *
   * @throws HashcostException.InvalidParameter when there is such a file, or it cannot be written
   */
  public static void writePrivate(Path file, PrivateKey key) {
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] ownerOnly =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    write(file, PRIVATE, key.getEncoded(), ownerOnly);
  }

  /**
   * Writes a new file.
   *
   * @throws HashcostException.InvalidParameter when there is such a file, or it cannot be written
   */
  public static void writePublic(Path file, PublicKey key) {
    write(file, PUBLIC, key.getEncoded());
  }

  private static byte[] read(Path file, String label) {
    try {
      String body =
          Files.readString(file, StandardCharsets.US_ASCII)
              .strip()
              .replaceFirst("^-----BEGIN " + label + "-----\\s", "")
              .replaceFirst("\\s-----END " + label + "-----$", "");
      return Base64.getMimeDecoder().decode(body.contains("-") ? "" : body);
    } catch (IOException e) {
      throw new HashcostException.InvalidParameter(
          "key file '" + file + "' cannot be read; a PEM file is expected", e);
    } catch (IllegalArgumentException e) {
      throw noKey(file, label);
    }
  }

  private static void write(Path file, String label, byte[] key, FileAttribute<?>... attributes) {
    String pem =
        "-----BEGIN "
            + label
            + "-----\n"
            + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(key)
            + "\n-----END "
            + label
            + "-----\n";
    try {
      Files.createFile(file, attributes);
      Files.writeString(file, pem, StandardCharsets.US_ASCII, StandardOpenOption.WRITE);
    } catch (FileAlreadyExistsException e) {
      throw new HashcostException.InvalidParameter(
          "key file '" + file + "' is there already; keys are not overwritten", e);
    } catch (IOException e) {
      throw new HashcostException.InvalidParameter("key file '" + file + "' cannot be written", e);
    }
  }

  private static HashcostException noKey(Path file, String label) {
    return new HashcostException.InvalidParameter(
        "key file '"
            + file
            + "' has no Ed25519 key between '-----BEGIN "
            + label
            + "-----' and its end");
  }
}
