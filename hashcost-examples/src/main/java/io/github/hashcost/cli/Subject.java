package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.harness.Input;
import io.github.hashcost.report.Quantity;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** What the demo hashes. Only a password that the demo made itself is ever shown or attacked. */
final class Subject {
  static final int LONGEST_PASSWORD = 1024;

  /** As read, as copied, and one copy for each function. */
  private static final int COPIES_OF_A_FILE = 8;

  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  private final String announcement;
  private final byte[] bytes;
  private final Input input;
  private final Optional<String> generated;
  private final boolean file;

  private Subject(
      String announcement, byte[] bytes, Input input, Optional<String> generated, boolean file) {
    this.announcement = announcement;
    this.bytes = bytes;
    this.input = input;
    this.generated = generated;
    this.file = file;
  }

  static Subject generated(int length, RandomGenerator random) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < length; i++) {
      b.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    String password = b.toString();
    byte[] bytes = password.getBytes(StandardCharsets.US_ASCII);
    return new Subject(
        "Generated password: " + password,
        bytes,
        Input.utf8(password),
        Optional.of(password),
        false);
  }

  static Subject password(String password) {
    byte[] bytes = password.getBytes(StandardCharsets.UTF_8);
    if (bytes.length < 1 || bytes.length > LONGEST_PASSWORD) {
      throw new HashcostException.InvalidParameter(
          "--password of " + bytes.length + " bytes: 1 to " + LONGEST_PASSWORD + " are allowed");
    }
    return new Subject(
        "Given password: " + Words.counted(bytes.length, "byte", "bytes") + ", not shown",
        bytes,
        Input.utf8(password),
        Optional.empty(),
        false);
  }

  static Subject file(Path path) {
    byte[] bytes = InputFile.read(path, COPIES_OF_A_FILE);
    String name = Words.oneLine(String.valueOf(path.getFileName()));
    return new Subject(
        "File: " + name + ", " + Quantity.bytes(bytes.length),
        bytes,
        Input.of(name, bytes),
        Optional.empty(),
        true);
  }

  String announcement() {
    return announcement;
  }

  byte[] bytes() {
    return bytes.clone();
  }

  Input input() {
    return input;
  }

  Optional<String> generatedPassword() {
    return generated;
  }

  boolean isFile() {
    return file;
  }
}
