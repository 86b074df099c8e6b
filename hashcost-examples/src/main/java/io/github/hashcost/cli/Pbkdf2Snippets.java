package io.github.hashcost.cli;

import io.github.hashcost.api.Setting;
import java.util.ArrayList;
import java.util.List;

/** PBKDF2 with HMAC-SHA-1, -256 or -512. */
final class Pbkdf2Snippets {
  private final String sha;
  private final long iterations;
  private final long length;

  /**
   * @param name such as {@code pbkdf2-hmac-sha256}
   */
  Pbkdf2Snippets(String name, Setting setting) {
    sha = name.substring("pbkdf2-hmac-sha".length());
    iterations = setting.number("i");
    length = setting.number("l");
  }

  String prefix() {
    return (sha.equals("1") ? "$pbkdf2" : "$pbkdf2-sha" + sha)
        + "$i="
        + iterations
        + ",l="
        + length
        + "$";
  }

  List<Snippet> all() {
    List<Snippet> all = new ArrayList<>(List.of(jca(), password4j()));
    if (length == ownLength()) {
      all.add(spring());
    }
    all.add(springPassword4j());
    all.add(keycloak());
    return all;
  }

  /** What Spring Security makes of each, bytes; it cannot be told. */
  private long ownLength() {
    return sha.equals("1") ? 20 : Long.parseLong(sha) / 8;
  }

  private Snippet jca() {
    return Snippet.java(
        "JCA",
        List.of(
            "java.security.SecureRandom",
            "java.util.Base64",
            "javax.crypto.SecretKeyFactory",
            "javax.crypto.spec.PBEKeySpec"),
        "byte[] salt = new byte[16];",
        "new SecureRandom().nextBytes(salt);",
        "char[] chars = password.toString().toCharArray();",
        "PBEKeySpec spec = new PBEKeySpec(chars, salt, " + iterations + ", " + 8 * length + ");",
        "SecretKeyFactory pbkdf2 = SecretKeyFactory.getInstance(\"PBKDF2WithHmacSHA" + sha + "\");",
        "byte[] hash = pbkdf2.generateSecret(spec).getEncoded();",
        "Base64.Encoder base64 = Base64.getEncoder().withoutPadding();",
        "String stored =",
        "    \"" + prefix() + "\"",
        "        + base64.encodeToString(salt) + \"$\" + base64.encodeToString(hash);");
  }

  private String arguments() {
    return "(Hmac.SHA" + sha + ", " + iterations + ", " + 8 * length + ")";
  }

  private Snippet password4j() {
    return Snippet.java(
        "Password4j",
        List.of(
            "com.password4j.CompressedPBKDF2Function",
            "com.password4j.Password",
            "com.password4j.types.Hmac"),
        "CompressedPBKDF2Function pbkdf2 =",
        "    CompressedPBKDF2Function.getInstance" + arguments() + ";",
        "String stored = Password.hash(password).addRandomSalt(16).with(pbkdf2).getResult();");
  }

  private Snippet spring() {
    String algorithm =
        "org.springframework.security.crypto.password.Pbkdf2PasswordEncoder"
            + ".SecretKeyFactoryAlgorithm";
    return Snippet.java(
        "Spring Security (what it stores does not tell the iterations)",
        List.of(
            "org.springframework.security.crypto.password.PasswordEncoder",
            "org.springframework.security.crypto.password.Pbkdf2PasswordEncoder",
            algorithm),
        "PasswordEncoder encoder =",
        "    new Pbkdf2PasswordEncoder(",
        "        \"\", 16, "
            + iterations
            + ", SecretKeyFactoryAlgorithm.PBKDF2WithHmacSHA"
            + sha
            + ");",
        "String stored = encoder.encode(password);");
  }

  private Snippet springPassword4j() {
    return Snippet.java(
        "Spring Security with Password4j (from 7.0 on; what it stores does not tell the iterations)",
        List.of(
            "com.password4j.PBKDF2Function",
            "com.password4j.types.Hmac",
            "org.springframework.security.crypto.password.PasswordEncoder",
            "org.springframework.security.crypto.password4j.Pbkdf2Password4jPasswordEncoder"),
        "PBKDF2Function pbkdf2 = PBKDF2Function.getInstance" + arguments() + ";",
        "PasswordEncoder encoder = new Pbkdf2Password4jPasswordEncoder(pbkdf2);",
        "String stored = encoder.encode(password);");
  }

  private Snippet keycloak() {
    return Snippet.options(
        "Keycloak (password policy of a realm)",
        "hashAlgorithm(" + (sha.equals("1") ? "pbkdf2" : "pbkdf2-sha" + sha) + ")",
        "hashIterations(" + iterations + ")");
  }
}
