package io.github.hashcost.examples.ledger.study;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The part of a result file that tells of the machine and the JVM. */
final class EnvironmentJson {
  private EnvironmentJson() {}

  static byte[] from(byte[] resultFile) {
    JsonFactory json = new JsonFactory();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonParser parser = json.createParser(resultFile);
        JsonGenerator generator = json.createGenerator(out, JsonEncoding.UTF8)) {
      generator.useDefaultPrettyPrinter();
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean wanted = parser.currentName().equals("environment");
        parser.nextToken();
        if (wanted) {
          generator.copyCurrentStructure(parser);
          break;
        }
        parser.skipChildren();
      }
      generator.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
