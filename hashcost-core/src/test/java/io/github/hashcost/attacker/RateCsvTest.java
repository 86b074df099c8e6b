package io.github.hashcost.attacker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateCsvTest {
  private static final String HEADER =
      "device,algorithm,guesses_per_second,tool,tool_version,mode,measured_on,source\n";

  @Test
  void readsRatesInAnyOrderOfColumns() {
    RateCard card =
        RateCard.parse(
            """
            \ufeffSource,note,device,algorithm,guesses_per_second,tool,tool_version,mode,measured_on\r
            "said ""me"", here",,rig,"scrypt:n=1024,r=8,p=1",12.5,john,1.9,scrypt,2026-11-30\r
            \r
            elsewhere,of two cards,rig,md5,1000,hashcat,6.2.6,0,2026
            """,
            "rates.csv");
    assertThat(card.title()).isEqualTo("rates.csv");
    assertThat(card.devices()).containsExactly("rig");
    Rate first = card.rates().get(0);
    assertThat(first).hasToString("scrypt:n=1024,r=8,p=1 on rig: 12.5 guesses/s");
    assertThat(first.source()).isEqualTo("said \"me\", here");
    assertThat(first.note()).isEmpty();
    assertThat(card.rates().get(1).note()).contains("of two cards");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rig,md5,fast,h,1,0,2026,s|line 2, column guesses_per_second: digits are",
        "rig,md5,0,h,1,0,2026,s|line 2, column guesses_per_second: ",
        "rig,md5,-1,h,1,0,2026,s|line 2, column guesses_per_second: ",
        "rig,bcrypt,5,h,1,0,2026,s|line 2, column algorithm: bcrypt: its rate needs cost",
        "rig,scrypt:n=2,r=8,p=1,5,h,1,0,2026,s|line 2: 10 fields under 8 columns",
        "rig,md5,5,h,1,0,yesterday,s|line 2, column measured_on: ",
        ",md5,5,h,1,0,2026,s|line 2, column device: ",
        "rig,md5,5,h,1,0,2026,|line 2, column source: ",
        "rig,\"md5,5,h,1,0,2026,s|line 2: a quote is opened",
        "rig,\"md5\"x,5,h,1,0,2026,s|line 2: text follows a closing quote",
      })
  void anErrorNamesLineAndColumn(String row, String message) {
    assertThatThrownBy(() -> RateCard.parse(HEADER + row + "\n", "rates.csv"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageStartingWith("rates.csv, " + message);
  }

  @Test
  void theLineIsThatOfTheFileWhereFieldsHaveLineEnds() {
    String text = HEADER + "rig,md5,5,h,1,0,2026,\"a\nb\"\nrig,md5,x,h,1,0,2026,s\n";
    assertThatThrownBy(() -> RateCard.parse(text, "r"))
        .hasMessageStartingWith("r, line 4, column guesses_per_second");
  }

  @Test
  void aFileWithoutColumnsOrRatesIsRefused() {
    assertThatThrownBy(() -> RateCard.parse("", "r")).hasMessageContaining("device,algorithm");
    assertThatThrownBy(() -> RateCard.parse("device\n", "r"))
        .hasMessageContaining("line 1: column algorithm is missing");
    assertThatThrownBy(() -> RateCard.parse(HEADER, "r")).hasMessageContaining("no rates");
  }

  @Property(tries = 200)
  void whateverIsQuotedReadsBack(@ForAll("rows") List<List<String>> rows) {
    String text =
        rows.stream()
            .map(
                row ->
                    row.stream()
                        .map(field -> '"' + field.replace("\"", "\"\"") + '"')
                        .collect(Collectors.joining(",")))
            .collect(Collectors.joining("\r\n"));
    assertThat(CsvRecord.readAll(text, "r").stream().map(CsvRecord::fields).toList())
        .isEqualTo(rows);
  }

  @Property(tries = 200)
  void anyTextIsReadOrRefused(@ForAll("text") String text) {
    try {
      CsvRecord.readAll(text, "r");
      RateCard.parse(HEADER + text, "r");
    } catch (HashcostException.InvalidParameter e) {
      assertThat(e).hasMessageStartingWith("r");
    }
  }

  @Provide
  Arbitrary<List<List<String>>> rows() {
    Arbitrary<String> field =
        Arbitraries.strings().withChars("ab,\"\n\r x").ofMaxLength(8).map(s -> ("." + s + "."));
    return field.list().ofSize(3).list().ofMinSize(1).ofMaxSize(5);
  }

  @Provide
  Arbitrary<String> text() {
    return Arbitraries.strings().withChars("a1,\"\n\r:=").ofMaxLength(40);
  }
}
