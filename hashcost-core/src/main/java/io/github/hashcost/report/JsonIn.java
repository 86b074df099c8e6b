package io.github.hashcost.report;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.time.DateTimeException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Typed reading of one JSON value after another. Each method reads the value that the parser stands
 * on, and throws {@link IllegalArgumentException} when it is of another type; whoever reads the
 * whole adds the place.
 */
final class JsonIn {
  /** Reads the value of a field, or skips it. */
  interface Field {
    void read(String name) throws IOException;
  }

  /** Reads one element of an array. */
  interface Element {
    void read() throws IOException;
  }

  private final JsonParser parser;

  JsonIn(JsonParser parser) {
    this.parser = parser;
  }

  /** A null says the same as an absent field, so it never reaches the reader. */
  void object(Field reader) throws IOException {
    require(parser.hasToken(JsonToken.START_OBJECT), "an object");
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      if (parser.nextToken() != JsonToken.VALUE_NULL) {
        reader.read(name);
      }
    }
  }

  void array(Element reader) throws IOException {
    require(parser.hasToken(JsonToken.START_ARRAY), "an array");
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      reader.read();
    }
  }

  boolean atArray() {
    return parser.hasToken(JsonToken.START_ARRAY);
  }

  void skip() throws IOException {
    parser.skipChildren();
  }

  String text() throws IOException {
    require(parser.hasToken(JsonToken.VALUE_STRING), "a text");
    return parser.getText();
  }

  /** A text, or the digits of a number, or true or false. */
  String scalar() throws IOException {
    require(parser.currentToken().isScalarValue(), "a text");
    return parser.getText();
  }

  boolean truth() throws IOException {
    require(parser.currentToken().isBoolean(), "true or false");
    return parser.getBooleanValue();
  }

  /** Other programs may write a whole number as 1e3 or 12.0. */
  long integer() throws IOException {
    require(parser.currentToken().isNumeric(), "a whole number");
    try {
      if (parser.hasToken(JsonToken.VALUE_NUMBER_INT)
          && parser.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
        return parser.getLongValue();
      }
      return parser.getDecimalValue().longValueExact();
    } catch (ArithmeticException e) {
      throw expected("a whole number of at most 64 bits");
    }
  }

  int smallInteger() throws IOException {
    long value = integer();
    require(value == (int) value, "a whole number of at most 32 bits");
    return (int) value;
  }

  /** JSON has no other spelling for what is no number than a text. */
  double number() throws IOException {
    if (parser.hasToken(JsonToken.VALUE_STRING)) {
      return switch (parser.getText()) {
        case "NaN" -> Double.NaN;
        case "Infinity" -> Double.POSITIVE_INFINITY;
        case "-Infinity" -> Double.NEGATIVE_INFINITY;
        default -> throw expected("a number");
      };
    }
    require(parser.currentToken().isNumeric(), "a number");
    return parser.getDoubleValue();
  }

  /** A constant in small letters. */
  <E extends Enum<E>> E oneOf(E[] constants) throws IOException {
    return oneOf(constants, constant -> constant.name().toLowerCase(Locale.ROOT), Map.of());
  }

  /**
   * A constant in its own word.
   *
   * @param older words that are read, but written no more
   */
  <E> E oneOf(E[] constants, Function<E, String> code, Map<String, E> older) throws IOException {
    String text = text();
    if (older.containsKey(text)) {
      return older.get(text);
    }
    return Arrays.stream(constants)
        .filter(constant -> code.apply(constant).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                expected(
                    "one of "
                        + Arrays.stream(constants).map(code).collect(Collectors.joining(", "))));
  }

  /** A text in ISO 8601. */
  <T> T time(Function<String, T> parse, String example) throws IOException {
    String text = text();
    try {
      return parse.apply(text);
    } catch (DateTimeException e) {
      throw expected("a time such as " + example);
    }
  }

  private void require(boolean holds, String expected) {
    if (!holds) {
      throw expected(expected);
    }
  }

  private IllegalArgumentException expected(String what) {
    JsonStreamContext place = parser.getParsingContext();
    // The parser has already stepped into an object or an array; an element is called as its array.
    if (parser.currentToken().isStructStart()) {
      place = place.getParent();
    }
    while (!place.hasCurrentName() && !place.inRoot()) {
      place = place.getParent();
    }
    String field = place.hasCurrentName() ? place.getCurrentName() : "the whole";
    return new IllegalArgumentException(field + " must be " + what);
  }
}
