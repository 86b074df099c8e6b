package io.github.hashcost.cli;

import io.github.hashcost.catalog.Candidate;
import java.util.List;
import java.util.Optional;

/** What to paste where, for one setting of a password hash. */
final class Snippets {
  /** Of the texts that programs store; empty where there is none that spells the costs. */
  private final Optional<String> prefix;

  private final List<Snippet> all;

  private Snippets(Optional<String> prefix, List<Snippet> all) {
    this.prefix = prefix;
    this.all = List.copyOf(all);
  }

  /** None for a function that these libraries do not have. */
  static Snippets of(Candidate setting) {
    String name = setting.spec().name();
    if (name.equals("argon2id") && setting.setting().number("v") == 0) {
      Argon2Snippets argon2 = new Argon2Snippets(setting.setting());
      return new Snippets(Optional.of(argon2.prefix()), argon2.all());
    }
    if (name.equals("bcrypt")) {
      BcryptSnippets bcrypt = new BcryptSnippets(setting.setting());
      return new Snippets(Optional.of(bcrypt.prefix()), bcrypt.all());
    }
    if (name.equals("scrypt")) {
      ScryptSnippets scrypt = new ScryptSnippets(setting.setting());
      return new Snippets(Optional.of(scrypt.prefix()), scrypt.all());
    }
    if (name.startsWith("pbkdf2-hmac-sha")) {
      Pbkdf2Snippets pbkdf2 = new Pbkdf2Snippets(name, setting.setting());
      return new Snippets(Optional.of(pbkdf2.prefix()), pbkdf2.all());
    }
    return new Snippets(Optional.empty(), List.of());
  }

  Optional<String> prefix() {
    return prefix;
  }

  List<Snippet> all() {
    return all;
  }
}
