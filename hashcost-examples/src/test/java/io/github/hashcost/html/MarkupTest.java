package io.github.hashcost.html;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.DoubleRange;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

class MarkupTest {
  @Property
  void textAndAttributesAreReadBackAsTheyWere(
      @ForAll @CharRange(from = ' ', to = '~') @Chars({'é', '\u2028', '中'}) String text) {
    String html = new Markup().element("p", text, "title", text).toString();
    Element read = Jsoup.parse(html).body().child(0);
    assertThat(read.wholeText()).isEqualTo(text);
    assertThat(read.attr("title")).isEqualTo(text);
  }

  @Property
  void anyTextCanBeStored(@ForAll String text) {
    String html = new Markup().text(text).toString();
    assertThat(new String(html.getBytes(UTF_8), UTF_8)).isEqualTo(html);
  }

  @Property
  void namesAreReadBackAsTheyWere(@ForAll @CharRange(from = '!', to = '~') String name) {
    Markup page = new Markup();
    page.open("p");
    Names.write(page, name);
    assertThat(Jsoup.parse(page.close("p").toString()).body().child(0).wholeText()).isEqualTo(name);
  }

  @Property
  void anyTextIsReadBackFromDataThatHoldsNoMarkup(@ForAll String text) throws IOException {
    String json = ScriptData.object(out -> out.writeStringField("text", text));
    assertThat(json).doesNotContain("<", ">", "&", "\u2028", "\u2029");
    try (JsonParser in = new JsonFactory().createParser(json)) {
      in.nextToken();
      in.nextToken();
      assertThat(in.nextToken()).isEqualTo(JsonToken.VALUE_STRING);
      assertThat(in.getText()).isEqualTo(text);
    }
  }

  @Property
  void numbersKeepWhatCanBeDrawn(@ForAll @DoubleRange(min = -1e300, max = 1e300) double value)
      throws IOException {
    String json = ScriptData.object(out -> ScriptData.number(out, "n", value));
    String number = json.substring(5, json.length() - 1);
    assertThat(Math.abs(Double.parseDouble(number) - value))
        .isLessThanOrEqualTo(Math.abs(value) * 1e-4);
  }
}
