package io.github.hashcost.providers;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.TestVector;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.providers.simple.SimpleProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FactsTest {
  @Test
  void theModuleOffersTheseFunctions() {
    assertThat(Subject.all())
        .extracting(Subject::id)
        .filteredOn(id -> !id.startsWith("native/"))
        .containsExactlyInAnyOrder(
            "simple/djb2",
            "simple/fnv1a-32",
            "simple/fnv1a-64",
            "jca/md5",
            "jca/sha-1",
            "jca/sha-224",
            "jca/sha-256",
            "jca/sha-384",
            "jca/sha-512",
            "jca/sha-512/256",
            "jca/sha3-224",
            "jca/sha3-256",
            "jca/sha3-384",
            "jca/sha3-512",
            "jca/hmac-sha256",
            "jca/pbkdf2-hmac-sha1",
            "jca/pbkdf2-hmac-sha256",
            "jca/pbkdf2-hmac-sha512",
            "bc/sha-256",
            "bc/sha-512",
            "bc/sha3-224",
            "bc/sha3-256",
            "bc/sha3-384",
            "bc/sha3-512",
            "bc/shake128",
            "bc/shake256",
            "bc/blake2b-128",
            "bc/blake2b-256",
            "bc/blake2b-512",
            "bc/blake2s-256",
            "bc/blake3-256",
            "bc/argon2id",
            "bc/argon2i",
            "bc/argon2d",
            "bc/scrypt",
            "bc/bcrypt",
            "bc/pbkdf2-hmac-sha256",
            "bc/pbkdf2-hmac-sha512",
            "guava/murmur3-32",
            "guava/murmur3-128",
            "guava/siphash-2-4",
            "guava/crc32",
            "guava/crc32c",
            "password4j/argon2id",
            "password4j/argon2i",
            "password4j/argon2d",
            "password4j/scrypt",
            "password4j/bcrypt",
            "password4j/pbkdf2-hmac-sha1",
            "password4j/pbkdf2-hmac-sha256",
            "password4j/pbkdf2-hmac-sha512",
            "password4j/balloon-sha256",
            "password4j/balloon-m-sha256",
            "hash4j/xxh3-64",
            "hash4j/xxh3-128",
            "hash4j/xxh64");
  }

  @Test
  void hashcostSaysOfEachWhatItWithstands() {
    assertThat(HashCatalog.discover().candidates())
        .filteredOn(candidate -> candidate.claims().isEmpty())
        .isEmpty();
  }

  @Test
  void theModulePathFindsTheSameProvidersAsTheClassPath() throws URISyntaxException {
    URI place = SimpleProvider.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    ModuleDescriptor module =
        ModuleFinder.of(Path.of(place))
            .find("io.github.hashcost.providers")
            .orElseThrow()
            .descriptor();

    assertThat(module.provides())
        .singleElement()
        .satisfies(
            provided -> {
              assertThat(provided.service()).isEqualTo(HashProvider.class.getName());
              assertThat(provided.providers())
                  .containsExactlyElementsOf(
                      ServiceLoader.load(HashProvider.class).stream()
                          .map(provider -> provider.type().getName())
                          .toList());
            });
    assertThat(module.exports()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("io.github.hashcost.providers.Subject#functions")
  void everyTestVectorHolds(HashFunction function) {
    assertThat(function.testVectors()).isNotEmpty();
    for (TestVector vector : function.testVectors()) {
      assertThat(KnownAnswers.digest(function, vector))
          .as(vector.source())
          .isEqualTo(vector.digest());
    }
  }

  static List<Subject> allocatingNothing() {
    return Subject.all().stream().filter(subject -> !allocates(subject)).toList();
  }

  private static boolean allocates(Subject subject) {
    return subject.function().spec().allocates();
  }

  @ParameterizedTest
  @MethodSource("allocatingNothing")
  void allocatesNothingWhereItSaysSo(Subject subject) {
    Hasher hasher = subject.newHasher();
    byte[] input = subject.fit(new byte[100]);
    byte[] digest = new byte[subject.digestBytes()];
    int calls = subject.isSlow() ? 20 : 20_000;

    // What counts is compiled code: it may keep on the stack what was on the heap before.
    long bytesPerCall = Long.MAX_VALUE;
    for (int round = 0; round < 500 && bytesPerCall > 0; round++) {
      bytesPerCall = allocatedBytes(hasher, input, digest, calls) / calls;
    }

    assertThat(bytesPerCall).isZero();
  }

  /** Compiled code may do without, as the compiler likes it, so here nothing is compiled. */
  @Test
  void allocatesWhereItSaysSo() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                System.getProperty("hashcost.test.java"),
                "-Xint",
                "-cp",
                System.getProperty("java.class.path"),
                InterpretedAllocations.class.getName())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    Map<String, Long> bytes = new HashMap<>();
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      lines
          .lines()
          .map(line -> line.split(" ", -1))
          .forEach(words -> bytes.put(words[0], Long.valueOf(words[1])));
    }
    assertThat(process.waitFor()).isZero();

    assertThat(Subject.all())
        .filteredOn(FactsTest::allocates)
        .isNotEmpty()
        .allSatisfy(subject -> assertThat(bytes.get(subject.id())).as(subject.id()).isPositive());
  }

  private static long allocatedBytes(Hasher hasher, byte[] input, byte[] digest, int calls) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < calls; i++) {
      hasher.hash(input, 0, input.length, digest, 0);
    }
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
