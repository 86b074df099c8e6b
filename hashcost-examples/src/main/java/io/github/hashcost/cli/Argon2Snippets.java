package io.github.hashcost.cli;

import io.github.hashcost.api.Setting;
import java.util.List;

/** Argon2id, version 0x13. The JCA has none. */
final class Argon2Snippets {
  private final long memory;
  private final long passes;
  private final long lanes;
  private final long length;

  Argon2Snippets(Setting setting) {
    memory = setting.number("m");
    passes = setting.number("t");
    lanes = setting.number("p");
    length = setting.number("l");
  }

  String prefix() {
    return "$argon2id$v=19$m=" + memory + ",t=" + passes + ",p=" + lanes + "$";
  }

  List<Snippet> all() {
    return List.of(password4j(), spring(), springPassword4j(), bouncyCastle(), keycloak());
  }

  private String function() {
    return "Argon2Function.getInstance("
        + memory
        + ", "
        + passes
        + ", "
        + lanes
        + ", "
        + length
        + ", Argon2.ID)";
  }

  private Snippet password4j() {
    return Snippet.java(
        "Password4j",
        List.of(
            "com.password4j.Argon2Function",
            "com.password4j.Password",
            "com.password4j.types.Argon2"),
        "Argon2Function argon2id = " + function() + ";",
        "String stored = Password.hash(password).addRandomSalt(16).with(argon2id).getResult();");
  }

  /** Salt length, hash length, parallelism, memory, iterations. */
  private Snippet spring() {
    return Snippet.java(
        "Spring Security",
        List.of(
            "org.springframework.security.crypto.argon2.Argon2PasswordEncoder",
            "org.springframework.security.crypto.password.PasswordEncoder"),
        "PasswordEncoder encoder = new Argon2PasswordEncoder(16, "
            + length
            + ", "
            + lanes
            + ", "
            + memory
            + ", "
            + passes
            + ");",
        "String stored = encoder.encode(password);");
  }

  private Snippet springPassword4j() {
    return Snippet.java(
        "Spring Security with Password4j (from 7.0 on)",
        List.of(
            "com.password4j.Argon2Function",
            "com.password4j.types.Argon2",
            "org.springframework.security.crypto.password.PasswordEncoder",
            "org.springframework.security.crypto.password4j.Argon2Password4jPasswordEncoder"),
        "Argon2Function argon2id = " + function() + ";",
        "PasswordEncoder encoder = new Argon2Password4jPasswordEncoder(argon2id);",
        "String stored = encoder.encode(password);");
  }

  private Snippet bouncyCastle() {
    return Snippet.java(
        "Bouncy Castle",
        List.of(
            "java.nio.charset.StandardCharsets",
            "java.security.SecureRandom",
            "java.util.Base64",
            "org.bouncycastle.crypto.generators.Argon2BytesGenerator",
            "org.bouncycastle.crypto.params.Argon2Parameters"),
        "byte[] salt = new byte[16];",
        "new SecureRandom().nextBytes(salt);",
        "Argon2BytesGenerator argon2id = new Argon2BytesGenerator();",
        "argon2id.init(",
        "    new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)",
        "        .withMemoryAsKB(" + memory + ")",
        "        .withIterations(" + passes + ")",
        "        .withParallelism(" + lanes + ")",
        "        .withSalt(salt)",
        "        .build());",
        "byte[] hash = new byte[" + length + "];",
        "argon2id.generateBytes(password.toString().getBytes(StandardCharsets.UTF_8), hash);",
        "Base64.Encoder base64 = Base64.getEncoder().withoutPadding();",
        "String stored =",
        "    \"" + prefix() + "\"",
        "        + base64.encodeToString(salt) + \"$\" + base64.encodeToString(hash);");
  }

  private Snippet keycloak() {
    String option = "--spi-password-hashing--argon2--";
    return Snippet.options(
        "Keycloak (from 26.3 on; before that, single dashes within the options)",
        option + "type=id",
        option + "version=1.3",
        option + "memory=" + memory,
        option + "iterations=" + passes,
        option + "parallelism=" + lanes,
        option + "hash-length=" + length);
  }
}
