package io.github.hashcost.cli;

import io.github.hashcost.api.Setting;
import java.util.List;

/** scrypt. The JCA has none. */
final class ScryptSnippets {
  private final long n;
  private final long r;
  private final long p;
  private final long length;

  ScryptSnippets(Setting setting) {
    n = setting.number("n");
    r = setting.number("r");
    p = setting.number("p");
    length = setting.number("l");
  }

  String prefix() {
    return "$scrypt$ln=" + Long.numberOfTrailingZeros(n) + ",r=" + r + ",p=" + p + "$";
  }

  List<Snippet> all() {
    return List.of(password4j(), spring(), springPassword4j(), bouncyCastle());
  }

  private String costs() {
    return n + ", " + r + ", " + p + ", " + length;
  }

  private Snippet password4j() {
    return Snippet.java(
        "Password4j",
        List.of("com.password4j.Password", "com.password4j.ScryptFunction"),
        "ScryptFunction scrypt = ScryptFunction.getInstance(" + costs() + ");",
        "String stored = Password.hash(password).addRandomSalt(16).with(scrypt).getResult();");
  }

  private Snippet spring() {
    return Snippet.java(
        "Spring Security",
        List.of(
            "org.springframework.security.crypto.password.PasswordEncoder",
            "org.springframework.security.crypto.scrypt.SCryptPasswordEncoder"),
        "PasswordEncoder encoder = new SCryptPasswordEncoder(" + costs() + ", 16);",
        "String stored = encoder.encode(password);");
  }

  private Snippet springPassword4j() {
    return Snippet.java(
        "Spring Security with Password4j (from 7.0 on)",
        List.of(
            "com.password4j.ScryptFunction",
            "org.springframework.security.crypto.password.PasswordEncoder",
            "org.springframework.security.crypto.password4j.ScryptPassword4jPasswordEncoder"),
        "ScryptFunction scrypt = ScryptFunction.getInstance(" + costs() + ");",
        "PasswordEncoder encoder = new ScryptPassword4jPasswordEncoder(scrypt);",
        "String stored = encoder.encode(password);");
  }

  private Snippet bouncyCastle() {
    return Snippet.java(
        "Bouncy Castle",
        List.of(
            "java.nio.charset.StandardCharsets",
            "java.security.SecureRandom",
            "java.util.Base64",
            "org.bouncycastle.crypto.generators.SCrypt"),
        "byte[] salt = new byte[16];",
        "new SecureRandom().nextBytes(salt);",
        "byte[] bytes = password.toString().getBytes(StandardCharsets.UTF_8);",
        "byte[] hash = SCrypt.generate(bytes, salt, " + costs() + ");",
        "Base64.Encoder base64 = Base64.getEncoder().withoutPadding();",
        "String stored =",
        "    \"" + prefix() + "\"",
        "        + base64.encodeToString(salt) + \"$\" + base64.encodeToString(hash);");
  }
}
