package io.github.hashcost.providers.system;

import com.sun.jna.Memory;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.Setting;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** One {@code crypt(3)} with memory of its own, which is zero again after every call. */
final class CryptHasher implements Hasher {
  private final Crypt crypt;
  private final CryptMethod method;
  private final Setting setting;
  private final Phrase passwords;
  private final String text;
  private final Memory textMemory;
  private final Memory phrase = new Memory(Phrase.MAX_BYTES + 1);
  private final Memory work;

  /**
   * @param setting has a salt
   */
  CryptHasher(Crypt crypt, CryptMethod method, Setting setting) {
    this.crypt = crypt;
    this.method = method;
    this.setting = setting;
    this.passwords = method.phrase(setting);
    this.text = method.text(setting);
    byte[] ascii = text.getBytes(StandardCharsets.US_ASCII);
    this.textMemory = new Memory(ascii.length + 1);
    textMemory.clear();
    textMemory.write(0, ascii, 0, ascii.length);
    this.work = new Memory(crypt.workBytes());
    phrase.clear();
    work.clear();
  }

  @Override
  public int hash(byte[] input, int offset, int length, byte[] digest, int digestOffset) {
    Objects.checkFromIndexSize(digestOffset, method.digestBytes(), digest.length);
    Objects.checkFromIndexSize(offset, length, input.length);
    if (!work.valid()) {
      throw new HashcostException.Unsupported(method.name() + ": closed; make another hasher");
    }
    int used = passwords.used(input, offset, length);
    String answer;
    try {
      phrase.write(0, input, offset, used);
      answer = crypt.hash(phrase, textMemory, work).orElse("");
    } finally {
      phrase.clear();
      work.clear();
    }
    System.arraycopy(decoded(answer), 0, digest, digestOffset, method.digestBytes());
    return method.digestBytes();
  }

  /** What crypt(3) says when it refuses looks like a hash, unless it is compared. */
  private byte[] decoded(String answer) {
    if (answer.isEmpty() || answer.startsWith("*")) {
      throw new HashcostException.InvalidParameter(
          method.name()
              + " with "
              + setting
              + ": "
              + crypt.description()
              + " refuses it, or has not the memory for it; choose less");
    }
    if (!answer.startsWith(text)) {
      throw failure("a text that does not start with its setting");
    }
    try {
      return method.digest(answer.substring(text.length()));
    } catch (IllegalArgumentException e) {
      throw failure("a hash that cannot be read: " + e.getMessage());
    }
  }

  private HashcostException.ProviderFailure failure(String what) {
    return new HashcostException.ProviderFailure(
        method.name() + " with " + setting + ": " + crypt.description() + " answers " + what);
  }

  @Override
  public void close() {
    phrase.close();
    textMemory.close();
    work.close();
  }
}
