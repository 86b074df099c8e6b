package io.github.hashcost.policy;

import io.github.hashcost.api.HashcostException;

/**
 * One line of a file of policies: a word, blanks, and a text.
 *
 * @param number of the line, from 1
 * @param word empty where the line says nothing
 * @param wordColumn where it begins, from 1
 * @param text without blanks at its ends; empty where there is none
 * @param textColumn where it begins, from 1
 */
record PolicyLine(
    String file, int number, String word, int wordColumn, String text, int textColumn) {

  static PolicyLine of(String file, int number, String content) {
    String line = content.stripTrailing();
    int word = afterBlanks(line, 0);
    int end = afterWord(line, word);
    int text = afterBlanks(line, end);
    boolean comment = line.startsWith("#", word);
    return new PolicyLine(
        file,
        number,
        comment ? "" : line.substring(word, end),
        word + 1,
        comment ? "" : line.substring(text),
        text + 1);
  }

  private static int afterBlanks(String line, int from) {
    int at = from;
    while (at < line.length() && isBlank(line.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int afterWord(String line, int from) {
    int at = from;
    while (at < line.length() && !isBlank(line.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  /** The first word of the text. */
  String first() {
    return text.substring(0, afterWord(text, 0));
  }

  /** The text without its first word. */
  String afterFirst() {
    return text.substring(afterBlanks(text, first().length()));
  }

  /** An error at the word. */
  HashcostException.InvalidParameter badWord(String what) {
    return bad(wordColumn, what);
  }

  /** An error at the text. */
  HashcostException.InvalidParameter badText(String what) {
    return bad(textColumn, what);
  }

  private HashcostException.InvalidParameter bad(int column, String what) {
    return new HashcostException.InvalidParameter(
        file + ", line " + number + ", column " + column + ": " + what);
  }
}
