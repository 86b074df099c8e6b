package io.github.hashcost.policy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;

/**
 * Reads which setting a stored password hash was made with, and nothing else of it: salt and hash
 * are neither decoded, kept nor repeated in a message. Those may be left out, up to the '$' before
 * them.
 *
 * <table>
 * <caption>What is read</caption>
 * <tr><th>text</th><th>setting</th></tr>
 * <tr><td>{@code $argon2id$v=19$m=19456,t=2,p=1$…}, {@code argon2i}, {@code argon2d}</td>
 *     <td>{@code argon2id:m=19456,t=2,p=1}; without v, or with v=16, {@code v=16}</td></tr>
 * <tr><td>{@code $2b$10$…}, {@code 2a}, {@code 2y}, {@code 2x}</td>
 *     <td>{@code bcrypt:cost=10}</td></tr>
 * <tr><td>{@code $7$C6..../....…}, {@code $scrypt$ln=14,r=8,p=1$…}</td>
 *     <td>{@code scrypt:n=16384,r=8,p=1}</td></tr>
 * <tr><td>{@code $y$j9T$…}</td>
 *     <td>{@code yescrypt:cost=5} where crypt(3) has such a cost, else its n and r</td></tr>
 * <tr><td>{@code $6$rounds=10000$…}, {@code $5$…}</td>
 *     <td>{@code sha512crypt:rounds=10000}, {@code sha256crypt:rounds=5000}</td></tr>
 * <tr><td>{@code $pbkdf2-sha256$29000$…}, {@code $pbkdf2-sha512$…}, {@code $pbkdf2$…} (SHA-1), also
 *     {@code i=29000,l=32}</td>
 *     <td>{@code pbkdf2-hmac-sha256:i=29000}</td></tr>
 * </table>
 *
 * Spring Security's {@code {bcrypt}}, {@code {argon2}} and {@code {argon2@SpringSecurity_v5_8}} may
 * stand before those that they name.
 */
public final class StoredSetting {
  private StoredSetting() {}

  /**
   * The setting: the function's name and its costs.
   *
   * @throws HashcostException.InvalidParameter when it is malformed, of another format, or does not
   *     spell its costs. It names the position, from 1, and what is expected there, and repeats
   *     nothing of the text
   */
  public static AlgorithmId parse(String text) {
    return StoredFormats.read(new StoredText(text));
  }
}
