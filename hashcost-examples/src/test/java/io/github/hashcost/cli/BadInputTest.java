package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BadInputTest {
  @TempDir private Path directory;

  /** DIR is an empty directory; | is between two arguments, and between two parts of the reason. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "dmeo; unknown command 'dmeo'|nearest|demo",
        "xyzzy; unknown command",
        "LIST; unknown command 'LIST'|nearest: list;",
        "help|xyzzy; unknown command; see",
        "help|LIST; nearest: list;",
        "demo|--iteratons|5; unknown option --iteratons|nearest|--iterations",
        "demo|--iterations|0; from 1 to",
        "demo|--iterations|-5; from 1 to",
        "demo|--iterations|1000000001; from 1 to 1,000,000,000",
        "demo|--iterations|99999999999999999999; from 1 to",
        "demo|--iterations|many; whole number",
        "demo|--iterations; missing",
        "demo|--iterations|5|--iterations|5; --iterations is given twice",
        "demo|-f|djb2,md5|--functions|djb2,md5; --functions is given twice",
        "demo|-f|djb2; two or more",
        "demo|-f|djb2,djb2; once",
        "demo|-f|djb2,sha-265; sha-256",
        "demo|--length|1; from 2 to 1,024",
        "demo|--length|1025; from 2 to 1,024",
        "demo|--length|12|--password|x; one of them",
        "demo|--file|x|--password|x; one of them",
        "demo|--password|; 1 to 1024",
        "demo|--password|p\uFFFD\uFFFD; UTF-8 locale|--file",
        "demo|--json|; name of a file is empty",
        "demo|--file|; name of a file is empty",
        "demo|--json|DIR; is a directory",
        "demo|--json|DIR/no/r.json; does not exist",
        "demo|--file|DIR; is a directory",
        "demo|--file|DIR/none; does not exist",
        "demo|surplus; too many",
        "measure; missing required option",
        "measure|-f|djb2|--sizes|-1; size '-1'",
        "measure|-f|djb2|--sizes|900GiB; at most",
        "measure|-f|djb2|--sizes|999999999999999999GiB; at most",
        "measure|-f|djb2|--sizes|4kb; KiB",
        "measure|-f|djb2|--sizes|12,12; once",
        "measure|-f|djb3|--sizes|12; djb2",
        "measure|-f|djb2:x=|--sizes|12; expected",
        "measure|-f|djb2:x=1|--sizes|12; parameter 1 of the id is unknown",
        "measure|-f|,|--sizes|12; empty",
        "measure|-f|djb2|--sizes|12|--sizes|13; --sizes is given twice",
        "measure|-f|djb2|--json|DIR; is a directory",
        "measure|-f|djb2|--json|/proc/hashcost/r.json; cannot be written",
        "measure|-f|djb2|--isolation|frok; --isolation 'frok'|loop, adapter, library, fork",
        "measure|-f|djb2|--isolation|FORK; loop, adapter, library, fork",
        "measure|-f|djb2|--isolation; missing",
        "measure|-f|djb2|--threads|0; --threads 0: a whole number from 1 to 1,024",
        "measure|-f|djb2|--threads|1025; from 1 to 1,024",
        "measure|-f|djb2|--threads|two; whole number",
        "measure|-f|djb2|--threads|-1; from 1 to 1,024",
        "measure|-f|djb2|--threads; missing",
        "measure|-f|djb2|--threads|2|--threads|2; --threads is given twice",
        "measure|-f|djb2|--precision|0.01; --precision '0.01'|such as 1%",
        "measure|-f|djb2|--precision|0%; above 0%",
        "measure|-f|djb2|--precision|100%; below 100%",
        "measure|-f|djb2|--pool|0; from 1 to 1,048,576",
        "measure|-f|djb2|--pool|1048576|--sizes|1MiB; at most",
        "growth|-f|djb3; djb2",
        "growth|--sizes|12,64; --sizes: sha-256|64-byte blocks|these have 2",
        "growth|-f|djb2|--sizes|12,64; djb2 needs 3 different|bytes",
        "growth|-f|djb2|--sizes|1,2,900GiB; at most",
        "growth|-f|djb2|--sizes|1,2,x; size 'x'",
        "growth|--csv|DIR; is a directory",
        "growth|--json|DIR/no/r.json; does not exist",
        "growth|surplus; too many",
        "strings|--bytes|99; --bytes 99: 100 or more",
        "strings|--bytes|4kb; KiB",
        "strings|--bytes|900GiB; at most",
        "strings|--file|DIR/none; does not exist",
        "strings|--file|DIR; is a directory",
        "strings|--file|x|--bytes|1000; only one way",
        "strings|--file|x|--text|mixed; only one way",
        "strings|--text|greek; --text 'greek'|latin, mixed",
        "strings|--encodings|base32; --encodings 'base32'|hex, base64",
        "strings|--encodings|hex,hex; once",
        "strings|--encodings|; accepted are hex, base64",
        "strings|--threads|0; from 1 to 1,024",
        "strings|--rounds|5; from 6 to",
        "strings|-f|djb3; djb2",
        "strings|--json|DIR; --json|is a directory",
        "strings|--csv|DIR/no/t.csv; --csv|does not exist",
        "strings|surplus; too many",
        "report; missing required parameter",
        "report|DIR; is a directory",
        "report|DIR/none.json; there is no such file",
        "report|a|b; too many",
        "report|a|--md|--csv; 2 formats are given; at most one of --text, --md, --csv",
        "report|a|--md|--md; --md is given twice",
        "report|a|--out|DIR; --out|is a directory",
        "report|a|--out|DIR/no/r.md; --out|does not exist",
        "compare; missing required parameters",
        "compare|a.json; missing required parameter",
        "compare|DIR/a.json|DIR/b.json; a.json",
        "compare|DIR|DIR; is a directory",
        "compare|a|b|c|--csv|DIR/t; --csv and --json hold one comparison",
        "compare|a|b|--csv|DIR; --csv|is a directory",
        "compare|a|b|--json|DIR; --json|is a directory",
        "accuracy|--children|0; --children 0|from 1 to 9",
        "accuracy|--children|many; whole number",
        "accuracy|--quick|--children|2; --quick|only one",
        "accuracy|--rounds|5; from 6 to",
        "accuracy|--isolation|fork; isolation fork|loop, adapter and library",
        "accuracy|--isolation|frok; --isolation 'frok'",
        "accuracy|--sizes|900GiB; at most",
        "accuracy|--sizes|12,12; once",
        "accuracy|-f|djb2,djb2; once",
        "accuracy|-f|djb3; djb2",
        "accuracy|--json|DIR; is a directory",
        "accuracy|--json|DIR/no/r.json; does not exist",
        "accuracy|surplus; too many",
        "tradeoffs|--rounds|5; --rounds 5|from 6 to",
        "tradeoffs|--rounds|many; whole number",
        "tradeoffs|--json|DIR; is a directory",
        "tradeoffs|--csv|DIR/no/r.csv; does not exist",
        "tradeoffs|surplus; too many",
        "capacity; missing required parameter",
        "capacity|djb3; djb2",
        "capacity|djb2|surplus; too many",
        "capacity|djb2,md5; expected",
        "capacity|djb2|--max-latency|0ms; --max-latency '0ms'|such as 250ms",
        "capacity|djb2|--max-latency|half; --max-latency",
        "capacity|djb2|--cpus|0; --cpus 0: a whole number",
        "capacity|djb2|--cpus|60000; 60000 CPUs",
        "capacity|djb2|--budget|99ms; time budget of 99 ms",
        "capacity|argon2id:m=16777216; fills 16384 MiB|-Xmx",
        "capacity|djb2|--json|DIR; --json|is a directory",
        "capacity|djb2|--csv|DIR/no/t.csv; --csv|does not exist",
        "demo|--further|--further; --further is given twice",
        "hash; missing required parameter",
        "hash|djb2; exactly one of",
        "hash|djb2|--text|a|--hex|61; exactly one of",
        "hash|djb2|--text|a|surplus; too many",
        "hash|nothing|--text|a; no function of this name|; see hashcost list",
        "hash|sha-256:|--text|a; expected",
        "hash|sha-256|--text|p\uFFFD; UTF-8 locale|--hex, --file or --stdin",
        "hash|sha-256|--text|p\uD83D; UTF-8 locale",
        "hash|sha-256|--hex|6; pairs of hexadecimal digits|one has no partner",
        "hash|sha-256|--hex|zz; pairs of hexadecimal digits",
        "hash|sha-256|--text|a|--salt-hex|00; --salt-hex: jca/sha-256: takes no 'salt'",
        "hash|sha-256|--text|a|--key-hex|00; --key-hex: jca/sha-256: takes no 'key'",
        "hash|sha-256|--text|a|--secret-hex|00; --secret-hex: jca/sha-256: takes no 'secret'",
        "hash|sha-256|--text|a|--ad-hex|00; --ad-hex: jca/sha-256: takes no 'ad'",
        "hash|bc/argon2id|--text|a|--secret-hex|5ec; --secret-hex: pairs|one has no partner",
        "hash|bc/scrypt|--text|a|--secret-hex|00; --secret-hex: bc/scrypt: takes no 'secret'",
        "hash|bc/bcrypt|--text|a|--salt-hex|00; --salt-hex: bc/bcrypt: salt of 1 byte: allowed",
        "hash|sha-256|--text|a|--encoding|rot13; base64",
        "hash|sha-256|--file|DIR; is a directory",
        "hash|sha-256|--file|DIR/none; does not exist",
        "hash|pbkdf2-hmac-sha256:i=0|--text|a; allowed",
        "ledger|apend; unknown command 'apend'|nearest: append",
        "ledger|append; missing required parameter",
        "ledger|append|DIR/l; 0 sources given; exactly one of --text, --file and --stdin",
        "ledger|append|DIR/l|--text|a|--stdin; 2 sources given",
        "ledger|append|DIR/l|--text|a|--store|cloud; --store 'cloud'|buffered, durable and memory",
        "ledger|append|DIR/l|--text|a|--format|xml; format 'xml'|json and binary",
        "ledger|append|DIR/l|--text|a|--batch|0; --batch 0|from 1 to 1,000,000",
        "ledger|append|DIR/l|--text|a|-f|sha-265; sha-256",
        "ledger|append|DIR/l|--text|a|-f|argon2id; password hash",
        "ledger|append|DIR/l|--text|a|-f|hmac-sha256; needs a key",
        "ledger|append|DIR/l|--text|a|-f|sha-256|--key-hex|00; --key-hex: jca/sha-256: takes no",
        "ledger|append|DIR/l|--text|a|-f|hmac-sha256|--key-hex|0; pairs of hexadecimal digits",
        "ledger|append|DIR/l|--text|p\uFFFD; UTF-8 locale",
        "ledger|append|DIR/l|--file|DIR/none; does not exist",
        "ledger|append|DIR|--text|a; is a directory",
        "ledger|append|DIR/no/l|--text|a; its directory does not exist",
        "ledger|verify; missing required parameter",
        "ledger|verify|DIR/none; does not exist",
        "ledger|verify|DIR; is a directory",
        "ledger|verify|DIR/l|--checkpoint|c; both or none",
        "ledger|verify|DIR/l|--checkpoint|DIR/c|--public-key|k; cannot be read",
        "ledger|checkpoint|DIR/l; missing required option",
        "ledger|checkpoint|DIR/none|--key|DIR/k|--out|DIR/c; does not exist",
        "ledger|checkpoint|DIR/none|--key|DIR/k|--out|DIR; is a directory",
        "ledger|verify|DIR/l|--json|DIR; --json|is a directory",
        "ledger|append|DIR/l|--text|a|--csv|DIR/no/s.csv; --csv|does not exist",
        "ledger|append|DIR/l|--text|a|--json|DIR/l; --json|LEDGER reads",
        "ledger|checkpoint|DIR/l|--key|DIR/k|--out|DIR/c|--json|DIR/k; --json|--key reads",
        "ledger|study; missing required option",
        "ledger|study|--out|DIR/no/study; directory around it does not exist",
        "ledger|study|--out|; name of a file is empty",
        "list|surplus; too many",
        "verify|nobody; no provider of this name|simple, jca",
        "verify|jca|surplus; too many",
        "list|--nonsense; unknown option",
      })
  void isOneLineAndExit2(String arguments, String reasons) throws IOException {
    Captured captured =
        Captured.run(arguments.replace("DIR", directory.toString()).split("\\|", -1));
    captured.refused(2);
    // A path is as long as it is.
    assertThat(captured.err().replace(directory.toString(), "").strip())
        .hasSizeLessThanOrEqualTo(Screen.WIDTH);
    assertThat(captured.err()).contains(reasons.split("\\|")).doesNotContain("HashCatalog");
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-x", "--foo", "--nonsense", "-"})
  void namesNoOptionThatIsNothingLikeTheUnknown(String option) {
    assertThat(Captured.run("list", option).refused(2).err()).doesNotContain("nearest");
  }

  @Test
  void saysThatAFileIsNoDirectory() throws IOException {
    Path file = Files.createFile(directory.resolve("f.txt"));
    Captured captured = Captured.run("demo", "--json", file.resolve("x.json").toString());
    assertThat(captured.refused(2).err())
        .contains("cannot be written: 'f.txt' is not a directory")
        .doesNotContain("does not exist");
  }

  @Test
  void repeatsNoTextThatMayBeAPassword() {
    assertThat(Captured.run("demo", "--password", "my", "secret").refused(2).err())
        .doesNotContain("secret");
    assertThat(Captured.run("demo", "--passwrd=secret").refused(2).err()).doesNotContain("secret");
    assertThat(Captured.run("hash", "djb2", "--hex", "secret").refused(2).err())
        .doesNotContain("secret");
  }

  @Test
  void anInternalFailureIsOneLineWithoutItsMessage() {
    Captured captured =
        Captured.run(
            () -> {
              throw new IllegalStateException("secret\nand more");
            },
            "list");
    assertThat(captured.exitCode()).isEqualTo(1);
    assertThat(captured.out()).isEmpty();
    assertThat(captured.err())
        .matches("hashcost: internal failure: java.lang.IllegalStateException at [ -~]+\n")
        .doesNotContain("secret");
  }

  @Test
  void anErrorOfTheJvmIsOneLineToo() {
    Captured captured =
        Captured.run(
            () -> {
              throw new OutOfMemoryError("x");
            },
            "list");
    captured.refused(1);
    assertThat(captured.err()).contains("-Xmx");
  }

  @Test
  void aProvidersFailureIsExit1AndAnInterruptExit130() {
    Captured.run(() -> fail(new HashcostException.ProviderFailure("broken")), "list").refused(1);
    Captured.run(() -> fail(new HashcostException.Interrupted("stopped")), "list").refused(130);
  }

  private static HashCatalog fail(HashcostException e) {
    throw e;
  }
}
