package io.github.hashcost.text;

import java.util.stream.IntStream;

/** How far two words are apart, to name the one that was perhaps meant. */
public final class EditDistance {
  private EditDistance() {}

  /** Insertions, deletions and replacements from one to the other (Levenshtein 1966). */
  public static int of(String a, String b) {
    int[] row = IntStream.rangeClosed(0, b.length()).toArray();
    for (int i = 1; i <= a.length(); i++) {
      int[] above = row;
      row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
