package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.providers.jca.JcaProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs every command with secrets that can be recognised, and looks for them in all that it writes:
 * both streams, files, and what goes past the command to the streams of the JVM and to its logs.
 */
class NoSecretLeavesTest {
  private static final String PASSWORD = "Zq7pLw-hunterKx9";
  private static final String OTHER_PASSWORD = "Vb3gTn-gatherYm4";
  private static final String SALT = "5ea5a17d0c1b2a39485766f5e4d3c2b1";
  private static final String KEY = "c0de7e57a1b2c3d4e5f60718293a4b5c";
  private static final String DATA = "ad0da7ab1c2d3e4f5061728394a5b6c7";

  /** What a command that loads or measures without a password of the user's hashes. */
  private static final String BUILT_IN = "not a secret";

  /** From which a run draws what is not given. */
  private static final long SEED = 42;

  private static final String PBKDF2 = "jca/pbkdf2-hmac-sha256:i=10";
  private static final String BCRYPT = "bc/bcrypt:cost=4";
  private static final String ARGON2 = "bc/argon2id:m=64,t=1,p=1";
  private static final List<String> SALTED = List.of(PBKDF2, BCRYPT, ARGON2);

  /**
   * Words between blanks. FILE has the first password in it and nothing else, LONG the first
   * password again and again; OUT, RESULT and LEDGER are written. Of a command that does not exist
   * nothing is run.
   */
  private static final Map<String, List<String>> COMMANDS =
      Map.ofEntries(
          // Its help says that it shows the digests of a password that is given. ReadmeIT runs it
          // whole.
          Map.entry(
              "demo",
              List.of(
                  "demo --password PASSWORD surplus",
                  "demo --password PASSWORD --length 3",
                  "demo --passwrd=PASSWORD",
                  "demo --passwordPASSWORD",
                  "demo --password-PASSWORD")),
          // Its purpose is a digest, and a salt that it draws.
          Map.entry(
              "hash",
              List.of(
                  "hash " + ARGON2 + " --file FILE --salt-hex SALT --secret-hex KEY --ad-hex DATA",
                  "hash jca/hmac-sha256 --text PASSWORD --key-hex KEY",
                  "hash " + BCRYPT + " --file LONG --salt-hex SALT",
                  "hash " + PBKDF2 + " --text PASSWORD --salt-hex SALTX",
                  "hash sha-256 --text PASSWORD --salt-hex SALT",
                  "hash sha-256 --hex PASSWORD",
                  "hash sha-256 --text PASSWORD PASSWORD")),
          Map.entry(
              "measure",
              List.of(
                  "measure -f sha-256," + String.join(",", SALTED) + " --file FILE --json RESULT",
                  "measure -f djb2 --file FILE --pool 0",
                  "measure -f " + BCRYPT + " --file LONG")),
          Map.entry(
              "strings", List.of("strings --file LONG -f djb2,siphash-2-4 --rounds 6 --csv OUT")),
          Map.entry(
              "report",
              List.of(
                  "measure -f sha-256," + PBKDF2 + " --file FILE --json RESULT",
                  "report RESULT",
                  "report RESULT --md",
                  "report RESULT --csv --out OUT",
                  "report RESULT --json",
                  "report RESULT --html",
                  "report FILE")),
          Map.entry(
              "compare",
              List.of(
                  "measure -f sha-256," + PBKDF2 + " --file FILE --json RESULT",
                  "compare RESULT RESULT --details --csv OUT",
                  "compare FILE FILE")),
          Map.entry(
              "capacity",
              List.of(
                  "capacity " + PBKDF2 + " --budget 400ms --json OUT",
                  "capacity " + ARGON2 + " --budget 400ms --csv OUT",
                  "capacity " + BCRYPT + " --max-latency 1ms --budget 400ms",
                  "capacity " + BCRYPT + " PASSWORD")),
          Map.entry(
              "calibrate",
              List.of(
                  "calibrate pbkdf2-hmac-sha256 --target 2ms --budget 2s --json OUT",
                  "calibrate bc/bcrypt --target 5ms --budget 2s --csv OUT")),
          // A stored string has a salt and a hash in it, of which nothing may be repeated.
          Map.entry(
              "lint",
              List.of(
                  "lint $argon2id$v=19$m=16384,t=2,p=1$B64SALT$B64KEY --no-measure --json OUT",
                  "lint $argon2id$v=19$m=16384,t=x,p=1$B64SALT$B64KEY",
                  "lint $argon2id$v=19$m=16384,t=2,p=1$B64SALT$B64KEY?",
                  "lint $nothing$B64SALT$B64KEY",
                  "lint $2b$10$B64SALTB64KEY --no-measure --csv OUT",
                  "lint $argon2id$v=19$m=16384,t=2,p=1,PASSWORD$B64SALT",
                  "lint {PASSWORD}$2b$10$B64SALTB64KEY",
                  "lint {bcrypt}$argon2id$PASSWORD",
                  "lint PASSWORD --policy PASSWORD",
                  "lint bcrypt:cost=10 --policy PASSWORD",
                  "lint PASSWORD:cost=10",
                  "lint PASSWORD/bcrypt:cost=10",
                  "lint bc/PASSWORD:cost=10",
                  "lint bc@PASSWORD/bcrypt:cost=10",
                  "lint argon2id:m=19456,t=2,p=PASSWORD",
                  "lint argon2id:m=19456,t=2,p=1,PASSWORD",
                  "lint argon2id:m=19456,t=2,p=1,PASSWORD=1",
                  "lint argon2id:m=19456,t=2,v=PASSWORD,p=!",
                  "lint bcrypt:cost=10PASSWORD",
                  "lint bcrypt:cost=10,long=PASSWORD",
                  "lint --PASSWORD",
                  "lint -PASSWORD bcrypt:cost=10")),
          Map.entry(
              "who-pays",
              List.of(
                  "who-pays -f " + PBKDF2 + ",sha-256 --budget 2s --json OUT",
                  "who-pays PASSWORD",
                  "who-pays -f sha-256,PASSWORD",
                  "who-pays -f bcrypt:cost=PASSWORD",
                  "who-pays --import FILE",
                  "who-pays --rates FILE",
                  "who-pays --rates RATES1",
                  "who-pays --rates RATES2",
                  "who-pays --rates RATES3",
                  "who-pays --rates RATES4")),
          // The payloads are what a ledger is for; the key is not.
          Map.entry(
              "ledger",
              List.of(
                  "ledger append LEDGER --text payload -f hmac-sha256 --key-hex KEY",
                  "ledger verify LEDGER --key-hex KEY",
                  "ledger append LEDGER --text payload -f sha-256 --key-hex KEY")),
          Map.entry(
              "passwords",
              List.of(
                  "passwords --target 2ms --budget 1s --out OUT --json RESULT",
                  "passwords PASSWORD")),
          Map.entry("list", List.of("list", "list PASSWORD")),
          Map.entry("verify", List.of("verify simple", "verify jca --details", "verify PASSWORD")),
          // These take no secret: sizes of inputs, and programs without any.
          Map.entry("growth", List.of()),
          Map.entry("tradeoffs", List.of()),
          Map.entry("accuracy", List.of()));

  @TempDir private Path directory;

  static List<String> commands() {
    return Captured.run("--help")
        .out()
        .lines()
        .filter(line -> line.matches("  [a-z][a-z-]+ +[A-Z].*"))
        .map(line -> line.strip().replaceFirst(" .*", ""))
        .toList();
  }

  @Test
  void everyCommandIsInTheTable() {
    assertThat(commands()).contains("demo", "hash", "verify");
    assertThat(COMMANDS.keySet())
        .as("a new command belongs into the table of this test, with each way to give it a secret")
        .containsAll(commands());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void noPasswordSaltOrDigestIsShown(String command) throws IOException {
    Files.writeString(directory.resolve("FILE"), PASSWORD);
    Files.writeString(
        directory.resolve("LONG"), (PASSWORD + " " + OTHER_PASSWORD + "\n").repeat(20));
    rates("RATES1", "md5,PASSWORD,own,1,0,2026,me");
    rates("RATES2", "PASSWORD,1,own,1,0,2026,me");
    rates("RATES3", "bcrypt:cost=PASSWORD,1,own,1,0,2026,me");
    rates("RATES4", "md5,1,own,1,0,PASSWORD,me");
    boolean digestsAreItsPurpose = command.equals("hash") || command.equals("demo");
    List<Secret> secrets = new ArrayList<>(given());
    if (!digestsAreItsPurpose) {
      secrets.addAll(drawn());
    }
    for (String line : COMMANDS.getOrDefault(command, List.of())) {
      String[] words = Stream.of(line.split(" ", -1)).map(this::word).toArray(String[]::new);
      String written = Everything.writtenBy(() -> catalog(command), words);
      assertThat(Secret.allIn(written, secrets.stream())).as(line).isEmpty();
    }
    assertThat(Secret.allIn(filesWritten(), secrets.stream())).as("files").isEmpty();
  }

  /** Every password hash of every library, one after the other, would show no more than a few. */
  private static HashCatalog catalog(String command) {
    return command.equals("passwords") ? HashCatalog.of(new JcaProvider()) : HashCatalog.discover();
  }

  private void rates(String name, String fields) throws IOException {
    Files.writeString(
        directory.resolve(name),
        "device,algorithm,guesses_per_second,tool,tool_version,mode,measured_on,source\nrig,"
            + word(fields)
            + "\n");
  }

  private String word(String word) {
    return word.replace("PASSWORD", PASSWORD)
        .replace("B64SALT", base64(SALT))
        .replace("B64KEY", base64(KEY))
        .replace("SALT", SALT)
        .replace("KEY", KEY)
        .replace("DATA", DATA)
        .replaceAll(
            "^(FILE|LONG|OUT|RESULT|LEDGER|RATES[1-4])$", directory.resolve("$1").toString());
  }

  private static String base64(String hex) {
    return Base64.getEncoder().withoutPadding().encodeToString(HexFormat.of().parseHex(hex));
  }

  private static List<Secret> given() {
    return List.of(
        Secret.text("the password", PASSWORD),
        Secret.text("the other password", OTHER_PASSWORD),
        Secret.hex("the salt", SALT),
        Secret.hex("the key", KEY),
        Secret.hex("the associated data", DATA));
  }

  /** Salts that a run draws, and digests that it makes with them. */
  private static List<Secret> drawn() {
    HashCatalog catalog = HashCatalog.discover();
    List<Secret> secrets = new ArrayList<>();
    for (String id : SALTED) {
      Candidate candidate = catalog.get(id).drawn(SEED);
      secrets.add(Secret.of("the salt of " + id, candidate.setting().salt()));
      for (String password : List.of(PASSWORD, BUILT_IN)) {
        byte[] bytes = password.getBytes(StandardCharsets.UTF_8);
        secrets.add(Secret.of("a digest of " + id, candidate.hash(bytes)));
      }
    }
    byte[] key = catalog.get("siphash-2-4").drawn(SEED).setting().key();
    secrets.add(Secret.of("the key of siphash-2-4", key));
    for (String id : List.of("sha-256", "djb2")) {
      byte[] bytes = PASSWORD.getBytes(StandardCharsets.UTF_8);
      secrets.add(Secret.of("a digest of " + id, catalog.get(id).hash(bytes)));
    }
    secrets.add(Secret.text("the built-in password", BUILT_IN));
    return secrets;
  }

  private String filesWritten() throws IOException {
    StringBuilder text = new StringBuilder();
    for (String name : List.of("OUT", "RESULT", "LEDGER")) {
      Path file = directory.resolve(name);
      if (Files.exists(file)) {
        text.append(Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return text.toString();
  }

  @Test
  void wouldFindAnythingThatIsShown() {
    String salted = Everything.writtenBy("hash", PBKDF2, "--text", PASSWORD, "--salt-hex", SALT);
    byte[] digest =
        HashCatalog.discover()
            .get(PBKDF2)
            .withBytes("salt", HexFormat.of().parseHex(SALT))
            .hash(PASSWORD.getBytes(StandardCharsets.UTF_8));
    assertThat(Secret.of("the digest", digest).in(salted)).isPresent();
    String decimal =
        Everything.writtenBy("hash", "djb2", "--text", PASSWORD, "--encoding", "decimal");
    assertThat(drawn().stream().flatMap(s -> s.in(decimal).stream()).toList())
        .singleElement()
        .asString()
        .startsWith("a digest of djb2 as ");
    assertThat(Secret.text("it", PASSWORD).in("<" + PASSWORD + ">")).isPresent();
    assertThat(Secret.hex("it", SALT).in("salt=XqWhfQ")).isEmpty();
    assertThat(Secret.hex("it", SALT).in("salt=XqWhfQwb")).isPresent();
  }
}
