package io.github.hashcost.cli;

import io.github.hashcost.api.Setting;
import java.util.List;
import java.util.Locale;

/** bcrypt, {@code $2b$}. The JCA has none. */
final class BcryptSnippets {
  private final long cost;

  BcryptSnippets(Setting setting) {
    cost = setting.number("cost");
  }

  String prefix() {
    return String.format(Locale.ROOT, "$2b$%02d$", cost);
  }

  List<Snippet> all() {
    return List.of(password4j(), spring(), springPassword4j(), bouncyCastle());
  }

  private Snippet password4j() {
    return Snippet.java(
        "Password4j",
        List.of(
            "com.password4j.BcryptFunction",
            "com.password4j.Password",
            "com.password4j.types.Bcrypt"),
        "BcryptFunction bcrypt = BcryptFunction.getInstance(Bcrypt.B, " + cost + ");",
        "String stored = Password.hash(password).with(bcrypt).getResult();");
  }

  private Snippet spring() {
    return Snippet.java(
        "Spring Security",
        List.of(
            "org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder",
            "org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder.BCryptVersion",
            "org.springframework.security.crypto.password.PasswordEncoder"),
        "PasswordEncoder encoder = new BCryptPasswordEncoder(BCryptVersion.$2B, " + cost + ");",
        "String stored = encoder.encode(password);");
  }

  private Snippet springPassword4j() {
    return Snippet.java(
        "Spring Security with Password4j (from 7.0 on)",
        List.of(
            "com.password4j.BcryptFunction",
            "com.password4j.types.Bcrypt",
            "org.springframework.security.crypto.password.PasswordEncoder",
            "org.springframework.security.crypto.password4j.BcryptPassword4jPasswordEncoder"),
        "BcryptFunction bcrypt = BcryptFunction.getInstance(Bcrypt.B, " + cost + ");",
        "PasswordEncoder encoder = new BcryptPassword4jPasswordEncoder(bcrypt);",
        "String stored = encoder.encode(password);");
  }

  private Snippet bouncyCastle() {
    return Snippet.java(
        "Bouncy Castle",
        List.of("java.security.SecureRandom", "org.bouncycastle.crypto.generators.OpenBSDBCrypt"),
        "byte[] salt = new byte[16];",
        "new SecureRandom().nextBytes(salt);",
        "String stored =",
        "    OpenBSDBCrypt.generate(\"2b\", password.toString().toCharArray(), salt, "
            + cost
            + ");");
  }
}
