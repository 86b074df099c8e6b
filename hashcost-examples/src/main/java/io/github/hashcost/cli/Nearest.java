package io.github.hashcost.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the word that was meant. */
final class Nearest {
  private static final int MOST = 3;
  private static final int LONGEST = 50;

  private Nearest() {}

  /**
   * Up to three of the words that are at most half wrong, nearest first. Capitals are no mistake,
   * dashes before a word no part of it, and a single letter is like nothing.
   */
  static List<String> to(String typed, Collection<String> words) {
    String bare = bare(typed);
    if (typed.length() > LONGEST || bare.length() < 2) {
      return List.of();
    }
    return words.stream()
        .filter(w -> bare(w).length() > 1)
        .filter(w -> 2 * distance(bare, bare(w)) <= Math.max(bare.length(), bare(w).length()))
        .sorted(Comparator.<String>comparingInt(w -> distance(bare, bare(w))).thenComparing(w -> w))
        .limit(MOST)
        .toList();
  }

  private static String bare(String word) {
    return word.replaceFirst("^-+", "").toLowerCase(Locale.ROOT);
  }

  /** Optimal string alignment: letters put in, left out, replaced, and neighbours swapped. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        d[i][j] = Math.min(replaced, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          d[i][j] = Math.min(d[i][j], 1 + d[i - 2][j - 2]);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
