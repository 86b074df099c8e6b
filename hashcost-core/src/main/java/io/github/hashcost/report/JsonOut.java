package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * JSON in ASCII, and the fields that the generator has no method for; what is absent is not
 * written.
 */
final class JsonOut {
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          // An unpaired surrogate has no UTF-8, only an escape.
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          // What stops halfway must not look whole.
          .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private final JsonGenerator json;

  JsonOut(JsonGenerator json) {
    this.json = json;
  }

  /** Closing it leaves the stream open. */
  static JsonGenerator generator(OutputStream out) throws IOException {
    return indented(FACTORY.createGenerator(out, JsonEncoding.UTF8));
  }

  /** Closing it leaves the writer open. */
  static JsonGenerator generator(Writer out) throws IOException {
    return indented(FACTORY.createGenerator(out));
  }

  private static JsonGenerator indented(JsonGenerator json) {
    return json.setPrettyPrinter(
        new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
  }

  void integer(String field, OptionalLong value) throws IOException {
    if (value.isPresent()) {
      json.writeNumberField(field, value.getAsLong());
    }
  }

  void number(String field, OptionalDouble value) throws IOException {
    if (value.isPresent()) {
      number(field, value.getAsDouble());
    }
  }

  void text(String field, Optional<String> value) throws IOException {
    if (value.isPresent()) {
      json.writeStringField(field, value.get());
    }
  }

  void texts(String field, Map<String, String> values) throws IOException {
    json.writeObjectFieldStart(field);
    for (Map.Entry<String, String> e : values.entrySet()) {
      json.writeStringField(e.getKey(), e.getValue());
    }
    json.writeEndObject();
  }

  void code(String field, Enum<?> value) throws IOException {
    json.writeStringField(field, value.name().toLowerCase(Locale.ROOT));
  }

  /**
   * A whole number without a fraction. JSON has no NaN or infinity; Jackson writes these as texts.
   */
  void number(String field, double value) throws IOException {
    long whole = (long) value;
    if (Double.compare((double) whole, value) == 0 && Math.abs(whole) < 1L << 53) {
      json.writeNumberField(field, whole);
    } else {
      json.writeNumberField(field, value);
    }
  }
}
