package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.Serial;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/**
 * JSON that can stand within a script element, which ends at the first {@code </script} whatever
 * the JSON around it says.
 */
final class ScriptData {
  /** More than a chart shows: what is rounded twice may be rounded the wrong way. */
  private static final MathContext DRAWN = new MathContext(8);

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .build()
          .setCharacterEscapes(new MarkupEscapes());

  private ScriptData() {}

  /** What writes its fields into an object. */
  interface Fields {
    void writeTo(JsonGenerator json) throws IOException;
  }

  static String object(Fields fields) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.writeStartObject();
      fields.writeTo(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  static void number(JsonGenerator json, String field, double value) throws IOException {
    json.writeFieldName(field);
    number(json, value);
  }

  /** With as many digits as can be drawn. */
  static void number(JsonGenerator json, double value) throws IOException {
    json.writeNumber(BigDecimal.valueOf(value).round(DRAWN).stripTrailingZeros().toString());
  }

  static void numbers(JsonGenerator json, String field, double... values) throws IOException {
    json.writeArrayFieldStart(field);
    for (double value : values) {
      number(json, value);
    }
    json.writeEndArray();
  }

  private static final class MarkupEscapes extends CharacterEscapes {
    @Serial private static final long serialVersionUID = 1;

    @Override
    public int[] getEscapeCodesForAscii() {
      int[] codes = standardAsciiEscapesForJSON();
      for (char c : new char[] {'<', '>', '&'}) {
        codes[c] = ESCAPE_STANDARD;
      }
      return codes;
    }

    @Override
    public @Nullable SerializableString getEscapeSequence(int character) {
      return null;
    }
  }
}
