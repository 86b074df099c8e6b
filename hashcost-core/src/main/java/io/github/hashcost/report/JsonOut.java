package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** The fields that the generator has no method for; what is absent is not written. */
final class JsonOut {
  private final JsonGenerator json;

  JsonOut(JsonGenerator json) {
    this.json = json;
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
