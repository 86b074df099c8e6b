package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.examples.tradeoffs.PlannedPrograms;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.providers.jca.JcaProvider;
import io.github.hashcost.providers.simple.SimpleProvider;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FurtherDemoTest {
  private static final Subject PASSWORD = Subject.password("PZu1gxHhUZfL");

  private static String run(HashCatalog catalog, Subject subject, PlannedPrograms programs) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    new FurtherDemo(
            Screen.plain(stream, stream),
            catalog,
            subject,
            programs,
            budget -> Harness.builder().cold().rounds(6).iterations(6).build())
        .run();
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text.lines())
        .allSatisfy(l -> assertThat(l).matches("[ -~]*").hasSizeLessThanOrEqualTo(Screen.WIDTH));
    assertThat(programs.commands().toString()).doesNotContain("PZu1gxHhUZfL");
    return text;
  }

  @Test
  void whatIsMissingIsNamed() {
    String text = run(HashCatalog.of(new SimpleProvider()), PASSWORD, new PlannedPrograms());
    assertThat(text)
        .contains("== openssl speed, beside ours ==\nLeft out: there is no openssl on the PATH.\n")
        .contains("Left out: native/bcrypt, since there is no provider of it.\n")
        .contains("Left out: native/yescrypt, since there is no provider of it.\n");
  }

  @Test
  void everyDigestStandsBesideOpensslAtEachSize() {
    PlannedPrograms programs =
        new PlannedPrograms()
            .saying("version", "OpenSSL 3.0.19 27 Jan 2026\n")
            .saying("-evp sha1", "Killed\n")
            .saying("-bytes 64 ", "+H:64\n+F:25:x:64000000.00\n")
            .saying("-bytes 1024 ", "+H:1024\n+F:25:x:256000000.00\n")
            .saying("-bytes 16384 ", "+H:16384\n+F:25:x:1638400000.00\n");
    HashCatalog catalog = HashCatalog.of(new SimpleProvider(), new JcaProvider());
    String text = run(catalog, PASSWORD, programs);
    assertThat(text)
        .containsPattern("jca/md5 +64 B +[0-9.]+ [num]?s +1.00 us +[0-9.,]+ x\n")
        .containsPattern("jca/sha-256 +1 KiB +[0-9.]+ [num]?s +4.00 us +[0-9.,]+ x\n")
        .containsPattern("jca/sha3-256 +16 KiB +[0-9.]+ [num]?s +10.0 us +[0-9.,]+ x\n")
        .containsPattern("jca/sha-1 +64 B +[0-9.]+ [num]?s +- +not measured: openssl said")
        .containsPattern("blake2b-512 +64 B +- +1.00 us +not measured: no function blake2b-512 is")
        .contains("OpenSSL 3.0.19: processor time of one second");
    // The version, then five digests of three sizes.
    assertThat(programs.commands()).hasSize(16);
  }

  @Test
  void passwordsOfTheSystemArePowersOfTenOverDjb2() {
    HashCatalog catalog = HashCatalog.discover();
    String text = run(catalog, PASSWORD, new PlannedPrograms());
    for (String id : List.of("native/bcrypt", "native/yescrypt")) {
      String expected =
          catalog.find(id).isPresent()
              ? id + ":\\S+ +[0-9.]+ [mu]?s +[0-9,]+ +10\\^[0-9].[0-9]\n"
              : "Left out: " + id + ", since [ -~]+[.]\n";
      assertThat(text).containsPattern(expected);
    }
  }

  @Test
  void aFileIsNoPassword(@TempDir Path directory) throws IOException {
    Subject file = Subject.file(Files.writeString(directory.resolve("f"), "text"));
    assertThat(run(HashCatalog.of(new SimpleProvider()), file, new PlannedPrograms()))
        .endsWith("Left out: it is about a password.\n");
  }

  @Test
  void withoutDjb2ThereIsNothingToCompareWith() {
    assertThat(run(HashCatalog.of(), PASSWORD, new PlannedPrograms()))
        .endsWith("Left out: there is no djb2 to compare with.\n");
  }
}
