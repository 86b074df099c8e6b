package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.examples.strings.GraphqlDocument;
import io.github.hashcost.examples.strings.Script;
import io.github.hashcost.report.Quantity;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A text to hash, from a file or made up.
 *
 * @param words what it is
 */
record Document(String text, String words) {
  private static final int DEFAULT_BYTES = 60_000;

  /**
   * @param file its name, or none for a generated document
   * @param bytes of a generated one
   * @param script of a generated one
   * @param copies how many times its bytes will be held
   */
  static Document of(
      Optional<String> file, Optional<String> bytes, Optional<String> script, int copies) {
    if (file.isPresent() && (bytes.isPresent() || script.isPresent())) {
      throw new HashcostException.InvalidParameter(
          "--file is a document, --bytes and --text make one; only one way may be taken");
    }
    if (file.isPresent()) {
      return read(InputFile.path(file.get()), copies);
    }
    int length = bytes.map(b -> length(b, copies)).orElse(DEFAULT_BYTES);
    Script letters = script.map(Document::script).orElse(Script.LATIN);
    return described(
        GraphqlDocument.ofBytes(length, letters),
        "A generated GraphQL document with " + letters.word() + " text");
  }

  private static int length(String text, int copies) {
    long bytes = ByteSize.parse(text);
    if (bytes < GraphqlDocument.LEAST_BYTES) {
      throw new HashcostException.InvalidParameter(
          "--bytes " + text + ": " + GraphqlDocument.LEAST_BYTES + " or more are allowed");
    }
    return Heap.require("--bytes: a document", bytes, Heap.limit(copies));
  }

  private static Script script(String text) {
    return Arrays.stream(Script.values())
        .filter(s -> s.word().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new HashcostException.InvalidParameter(
                    "--text '"
                        + text
                        + "': accepted are "
                        + Arrays.stream(Script.values())
                            .map(Script::word)
                            .collect(Collectors.joining(", "))));
  }

  /** A character that stands for what cannot be read would make it another document. */
  private static Document read(Path file, int copies) {
    byte[] bytes = InputFile.read(file, copies);
    if (bytes.length == 0) {
      throw new HashcostException.InvalidParameter(
          "file '" + file + "' is empty; one character or more is expected");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CoderResult end = decoder.decode(in, out, true);
    if (end.isError()) {
      throw new HashcostException.InvalidParameter(
          "file '"
              + file
              + "' is no UTF-8: its byte "
              + Quantity.count(in.position() + 1L)
              + " begins no character; a file of text in UTF-8 is expected");
    }
    return described(
        out.flip().toString(), "File '" + Words.oneLine(String.valueOf(file.getFileName())) + "'");
  }

  private static Document described(String text, String what) {
    return new Document(
        text,
        String.format(
            Locale.ROOT,
            "%s: %s in UTF-8, %s",
            what,
            Words.counted(text.getBytes(StandardCharsets.UTF_8).length, "byte", "bytes"),
            Words.counted(text.codePointCount(0, text.length()), "character", "characters")));
  }
}
