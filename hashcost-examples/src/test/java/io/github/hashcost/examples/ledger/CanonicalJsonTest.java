package io.github.hashcost.examples.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One text for each ledger: what a JSON parser would read the same is still no entry. */
class CanonicalJsonTest {
  private static final String LEDGER =
      new String(
          Ledgers.of(
              Ledgers.SHA_256,
              LedgerFormat.json(),
              List.of("a/b \u007f\u00e9 end".getBytes(StandardCharsets.UTF_8))),
          StandardCharsets.UTF_8);

  private static Fault.Reason reasonFor(String ledger) {
    return Ledgers.verify(ledger.getBytes(StandardCharsets.UTF_8)).fault().orElseThrow().reason();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"hash\"|{ \"hash\"",
        "\"index\":0|\"index\": 0",
        "\"index\":0|\"index\":00",
        "\"index\":0|\"index\":-0",
        "\"index\":0|\"index\":0.0",
        "\"index\":0|\"index\":0e0",
        "\"index\":0|\"index\":9007199254740992",
        "\"index\":0|\"index\":99999999999999999999",
        "\"index\":0|\"index\":",
        "\"index\":0|\"index\":\"0\"",
        "a/b|a\\/b",
        "a/b|\\u0061/b",
        "a/b|a\\u002fb",
        "a/b|a\\u0009b",
        "a/b|a\\u001Fb",
        "a/b|a\\xb",
        "a/b|a\\",
        "\\u00e9|\\u00e9",
        " end|\\u0020end",
        "\"time\"|\"Time\"",
        "1764540000000|01764540000000",
        "1764540000000|1.764540000000e12",
        "00}|00 }",
        "00}|00,\"more\":1}",
      })
  void anotherSpellingIsNoEntry(String written, String changed) {
    String from = written.replace("\\u00e9", "\u00e9");
    assertThat(LEDGER).contains(from);
    int at = LEDGER.indexOf(from, LEDGER.indexOf('\n'));
    String ledger = LEDGER.substring(0, at) + changed + LEDGER.substring(at + from.length());
    assertThat(reasonFor(ledger)).isEqualTo(Fault.Reason.MALFORMED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", " \n", "\u0000\n", "\ufeff\n", "{}\n"})
  void aLineOfSomethingElseIsNoEntry(String line) {
    assertThat(reasonFor(LEDGER + line)).isEqualTo(Fault.Reason.MALFORMED);
  }

  @Test
  void aCarriageReturnBeforeTheLineFeedIsNoEntry() {
    int end = LEDGER.length() - 1;
    assertThat(reasonFor(LEDGER.substring(0, end) + "\r\n")).isEqualTo(Fault.Reason.MALFORMED);
  }

  @Test
  void capitalDigitsAreNone() {
    int at = LEDGER.indexOf("{\"hash\":\"") + 9;
    String ledger =
        LEDGER.substring(0, at)
            + LEDGER.substring(at, at + 64).toUpperCase(Locale.ROOT)
            + LEDGER.substring(at + 64);
    assertThat(ledger).isNotEqualTo(LEDGER);
    assertThat(reasonFor(ledger)).isEqualTo(Fault.Reason.MALFORMED);
  }

  /** Unicode 15.0, table 3-7: overlong, surrogates, beyond U+10FFFF, stray and missing bytes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "c0af",
        "c1bf",
        "e080af",
        "e09fbf",
        "eda080",
        "edbfbf",
        "f0808080",
        "f08fbfbf",
        "f4908080",
        "f5808080",
        "ff",
        "80",
        "bf",
        "c3",
        "e282",
        "f09f98",
        "e28241",
        "fe",
        "c341"
      })
  void illFormedUtf8IsNoPayload(String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThat(Utf8.isValid(bytes, 0, bytes.length)).isFalse();
    byte[] ledger = LEDGER.getBytes(StandardCharsets.ISO_8859_1);
    int payload = LEDGER.indexOf("a/b");
    byte[] changed = new byte[ledger.length + bytes.length];
    System.arraycopy(ledger, 0, changed, 0, payload);
    System.arraycopy(bytes, 0, changed, payload, bytes.length);
    System.arraycopy(ledger, payload, changed, payload + bytes.length, ledger.length - payload);
    assertThat(Ledgers.verify(changed).fault()).map(Fault::reason).contains(Fault.Reason.MALFORMED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u00e9", "\u07ff", "\u0800", "\ud7ff", "\ue000", "\uffff", "\ud83d\ude00"})
  void wellFormedUtf8IsAPayload(String text) {
    byte[] bytes = ("0123456789" + text).getBytes(StandardCharsets.UTF_8);
    assertThat(Utf8.isValid(bytes, 0, bytes.length)).isTrue();
  }
}
