package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AppenderTest {
  @TempDir private Path directory;

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static Stream<Arguments> filesOfBothForms() {
    return Stream.of(LedgerFormat.json(), LedgerFormat.binary())
        .flatMap(f -> Stream.of(Arguments.of(f, false), Arguments.of(f, true)));
  }

  @ParameterizedTest
  @MethodSource("filesOfBothForms")
  void aFileGoesOnWhereItEnded(LedgerFormat format, boolean durable) throws IOException {
    Path path = directory.resolve("ledger");
    long[] time = {Ledgers.FIRST_TIME - 1000};
    for (int i = 0; i < 3; i++) {
      try (LedgerFile file = LedgerFile.open(path, Ledgers::function)) {
        FileStore store =
            durable ? FileStore.durable(file.channel()) : FileStore.buffered(file.channel());
        Appender appender = file.appender(Ledgers.SHA_256, format, store, () -> time[0] += 1000);
        appender.append(utf8("entry " + i));
        appender.commit();
        assertThat(appender.count()).isEqualTo(i + 1);
      }
    }
    byte[] atOnce =
        Ledgers.of(
            Ledgers.SHA_256, format, List.of(utf8("entry 0"), utf8("entry 1"), utf8("entry 2")));
    assertThat(path).hasBinaryContent(atOnce);
  }

  @Test
  void aLedgerThatIsThereKeepsItsFunctionAndItsForm() throws IOException {
    Path path = directory.resolve("ledger");
    Files.write(path, Ledgers.of(Ledgers.function("sha3-256"), LedgerFormat.binary(), List.of()));
    try (LedgerFile file = LedgerFile.open(path, Ledgers::function)) {
      Appender appender =
          file.appender(
              Ledgers.SHA_256,
              LedgerFormat.json(),
              FileStore.buffered(file.channel()),
              System::currentTimeMillis);
      appender.append(new byte[] {-1});
      appender.close();
      assertThat(appender.function().id()).isEqualTo("sha3-256");
    }
    Verification found = Ledgers.verify(Files.readAllBytes(path));
    assertThat(found.fault()).isEmpty();
    assertThat(found.format()).contains(LedgerFormat.binary());
  }

  @Test
  void aBufferedFileHoldsWhatWasCommitted() throws IOException {
    Path path = directory.resolve("ledger");
    try (LedgerFile file = LedgerFile.open(path, Ledgers::function)) {
      Appender appender =
          file.appender(
              Ledgers.SHA_256,
              LedgerFormat.json(),
              FileStore.buffered(file.channel()),
              System::currentTimeMillis);
      appender.append(utf8("one"));
      assertThat(path).isEmptyFile();
      appender.commit();
      assertThat(Ledgers.verify(Files.readAllBytes(path)).count()).isEqualTo(1);
    }
  }

  @Test
  void anEntryLongerThanTheBufferKeepsItsPlace() throws IOException {
    Path path = directory.resolve("ledger");
    byte[] large = new byte[Entry.MOST_PAYLOAD];
    try (LedgerFile file = LedgerFile.open(path, Ledgers::function)) {
      Appender appender =
          file.appender(
              Ledgers.SHA_256,
              LedgerFormat.json(),
              FileStore.buffered(file.channel()),
              System::currentTimeMillis);
      appender.append(utf8("small"));
      appender.append(large);
      appender.append(utf8("small"));
      appender.close();
    }
    Verification found = Ledgers.verify(Files.readAllBytes(path));
    assertThat(found.fault()).isEmpty();
    assertThat(found.count()).isEqualTo(3);
  }

  @Test
  void aPayloadThatIsTooLongIsRefusedAndNothingIsAppended() throws IOException {
    MemoryStore store = MemoryStore.create();
    Appender appender =
        Appender.begin(Ledgers.SHA_256, LedgerFormat.binary(), store, System::currentTimeMillis);
    int before = store.length();
    assertThatThrownBy(() -> appender.append(new byte[Entry.MOST_PAYLOAD + 1]))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("1048577 bytes")
        .hasMessageContaining("1048576");
    assertThat(store.length()).isEqualTo(before);
    assertThat(appender.count()).isZero();
  }

  @Test
  void whatIsNoTextIsRefusedByJsonAndTheChainGoesOn() throws IOException {
    MemoryStore store = MemoryStore.create();
    Appender appender =
        Appender.begin(Ledgers.SHA_256, LedgerFormat.json(), store, System::currentTimeMillis);
    appender.append(utf8("good"));
    assertThatThrownBy(() -> appender.append(new byte[] {'s', 'e', 'c', (byte) 0xff}))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("4 bytes")
        .hasMessageNotContaining("sec");
    appender.append(utf8("good"));
    assertThat(Ledgers.verify(store.toByteArray()).count()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Entry.MOST_NUMBER + 1, Long.MIN_VALUE})
  void aClockThatCannotBeWrittenIsRefused(long time) throws IOException {
    Appender appender =
        Appender.begin(Ledgers.SHA_256, LedgerFormat.json(), MemoryStore.create(), () -> time);
    assertThatThrownBy(() -> appender.append(new byte[0]))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("clock");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sha-256", "bc/sha3-256", "blake3-256", "djb2", "sha-512/256", "shake128:l=40"})
  void anyPlainFunctionWillDo(String id) {
    ChainHash function = Ledgers.function(id);
    for (LedgerFormat format : List.of(LedgerFormat.json(), LedgerFormat.binary())) {
      byte[] ledger = Ledgers.of(function, format, List.of(utf8("a"), utf8("b")));
      Verification found = Ledgers.verify(ledger);
      assertThat(found.fault()).isEmpty();
      assertThat(found.count()).isEqualTo(2);
      assertThat(found.function().orElseThrow().id()).doesNotContain("bc/");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"argon2id", "bcrypt", "scrypt", "pbkdf2-hmac-sha256"})
  void aPasswordHashIsRefused(String id) {
    assertThatThrownBy(() -> Ledgers.function(id))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("password hash")
        .hasMessageContaining("such as sha-256");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hmac-sha256", "siphash-2-4"})
  void aKeyedFunctionNeedsItsKey(String id) {
    assertThatThrownBy(() -> Ledgers.function(id))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("needs a key");
    ChainHash keyed = ChainHash.of(Ledgers.CATALOG.get(id).withBytes("key", new byte[16]));
    byte[] ledger = Ledgers.of(keyed, LedgerFormat.json(), List.of(utf8("a")));
    assertThat(Ledgers.verify(Verifier.with(any -> keyed), ledger).fault()).isEmpty();
    ChainHash other =
        ChainHash.of(Ledgers.CATALOG.get(id).withBytes("key", utf8("another key than")));
    assertThat(Ledgers.verify(Verifier.with(any -> other), ledger).fault())
        .map(Fault::reason)
        .contains(Fault.Reason.WRONG_GENESIS);
  }

  @Test
  void whatWithstandsNoAttackSaysSo() {
    assertThat(Ledgers.function("djb2").withstandsAttacks()).isFalse();
    assertThat(Ledgers.function("md5").withstandsAttacks()).isFalse();
    assertThat(Ledgers.function("sha3-256").withstandsAttacks()).isTrue();
  }
}
