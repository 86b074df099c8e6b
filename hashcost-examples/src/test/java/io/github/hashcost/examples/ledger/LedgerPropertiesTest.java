package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.hashcost.api.HashcostException;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class LedgerPropertiesTest {
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<Character> characters =
        Arbitraries.oneOf(
            Arbitraries.chars().ascii(),
            Arbitraries.of('"', '\\', '\n', '\t', '\b', '\f', '\r', '\u0000', '\u001f', '\u007f'),
            Arbitraries.chars().range('\u0080', '\ud7ff'),
            Arbitraries.chars().range('\ue000', '\uffff'));
    return characters.list().ofMaxSize(60).map(LedgerPropertiesTest::joined);
  }

  private static String joined(List<Character> characters) {
    StringBuilder text = new StringBuilder();
    characters.forEach(text::append);
    // Beyond the first plane too.
    return text.length() % 3 == 0 ? text + "\ud83d\ude00" : text.toString();
  }

  private static List<byte[]> payloadsOf(byte[] ledger) throws IOException {
    LedgerReader reader =
        LedgerReader.open(new OneByteAtATime(ledger), Ledgers::function).orElseThrow();
    Entry entry = reader.newEntry();
    List<byte[]> payloads = new ArrayList<>();
    while (reader.next(entry) == LedgerReader.Next.ENTRY) {
      payloads.add(entry.payload());
    }
    assertThat(reader.next(entry)).isEqualTo(LedgerReader.Next.END);
    return payloads;
  }

  /** What a slow pipe does. */
  private static final class OneByteAtATime extends FilterInputStream {
    OneByteAtATime(byte[] bytes) {
      super(new ByteArrayInputStream(bytes));
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      return super.read(target, offset, Math.min(length, 1));
    }
  }

  @Property(tries = 200)
  void textsReadBackFromBothForms(@ForAll List<@From("texts") String> texts) throws IOException {
    List<byte[]> payloads = texts.stream().map(t -> t.getBytes(StandardCharsets.UTF_8)).toList();
    for (LedgerFormat format : List.of(LedgerFormat.json(), LedgerFormat.binary())) {
      byte[] ledger = Ledgers.of(Ledgers.SHA_256, format, payloads);
      assertThat(payloadsOf(ledger)).containsExactlyElementsOf(payloads);
      assertThat(Ledgers.verify(ledger).fault()).isEmpty();
    }
  }

  @Property(tries = 200)
  void anyBytesReadBackFromTheBinaryForm(@ForAll List<byte[]> payloads) throws IOException {
    byte[] ledger = Ledgers.of(Ledgers.SHA_256, LedgerFormat.binary(), payloads);
    assertThat(payloadsOf(ledger)).containsExactlyElementsOf(payloads);
    assertThat(Ledgers.verify(ledger).fault()).isEmpty();
  }

  /** Jackson is somebody else's JSON parser. */
  @Property(tries = 200)
  void aJsonParserReadsWhatWasAppended(@ForAll("texts") String text) throws IOException {
    byte[] payload = text.getBytes(StandardCharsets.UTF_8);
    byte[] ledger = Ledgers.of(Ledgers.SHA_256, LedgerFormat.json(), List.of(payload));
    String line = new String(ledger, StandardCharsets.UTF_8).split("\n", -1)[1];
    try (JsonParser parser = new JsonFactory().createParser(line)) {
      String read = "";
      while (parser.nextToken() != null) {
        if ("payload".equals(parser.currentName())
            && parser.currentToken() == JsonToken.VALUE_STRING) {
          read = parser.getText();
        }
      }
      assertThat(read).isEqualTo(text);
    }
  }

  @Property(tries = 300)
  void theJsonFormTakesNothingButUtf8(@ForAll byte[] payload) {
    boolean text =
        Arrays.equals(
            payload, new String(payload, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8));
    assertThat(Utf8.isValid(payload, 0, payload.length)).isEqualTo(text);
    if (!text) {
      assertThatThrownBy(() -> Ledgers.of(Ledgers.SHA_256, LedgerFormat.json(), List.of(payload)))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageContaining("no UTF-8 text");
    }
  }

  @Property(tries = 200)
  void numbersReadBack(@ForAll @LongRange(min = 0, max = Entry.MOST_NUMBER) long number) {
    byte[] digits = new byte[Decimal.MOST_DIGITS];
    int end = Decimal.encode(number, digits, 0);
    assertThat(new String(digits, 0, end, StandardCharsets.US_ASCII))
        .isEqualTo(Long.toString(number));
    assertThat(Decimal.decode(digits, 0, end)).isEqualTo(number);
  }

  @Property(tries = 200)
  void anyDamageIsAFault(
      @ForAll @IntRange(max = 5000) int at, @ForAll @IntRange(min = 1, max = 255) int difference) {
    for (LedgerFormat format : List.of(LedgerFormat.json(), LedgerFormat.binary())) {
      byte[] ledger = Ledgers.joined(Ledgers.parts(format, 8));
      int header = format.header("sha-256").length;
      // Behind the header: whoever changes that has no ledger, or one of another function.
      int place = header + at % (ledger.length - header);
      ledger[place] ^= (byte) difference;
      Optional<Fault> fault = Ledgers.verify(ledger).fault();
      assertThat(fault).as("byte %d of %s", place, format).isPresent();
    }
  }

  @Property(tries = 20)
  void entriesAcrossTheBuffersEndReadBack(@ForAll @IntRange(min = 1, max = 90_000) int length)
      throws IOException {
    byte[] payload = "x".repeat(length).getBytes(StandardCharsets.US_ASCII);
    List<byte[]> payloads = List.of(payload, payload, payload);
    for (LedgerFormat format : List.of(LedgerFormat.json(), LedgerFormat.binary())) {
      byte[] ledger = Ledgers.of(Ledgers.SHA_256, format, payloads);
      try (InputStream in = new ByteArrayInputStream(ledger)) {
        assertThat(Ledgers.verifier().verify(in).count()).isEqualTo(3);
      }
    }
  }
}
