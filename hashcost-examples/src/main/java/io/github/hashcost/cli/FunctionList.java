package io.github.hashcost.cli;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Ids between commas, where an id may have commas of its own. */
final class FunctionList {
  private static final Pattern PARAMETER =
      Pattern.compile("[A-Za-z][A-Za-z0-9-]*=.*", Pattern.DOTALL);

  private FunctionList() {}

  /**
   * Cuts {@code argon2id:m=19456,t=2,djb2} into {@code argon2id:m=19456,t=2} and {@code djb2}: a
   * piece {@code word=value} belongs to the id before it.
   *
   * @throws HashcostException.InvalidParameter when a piece is empty
   */
  static List<String> split(String text) {
    List<String> ids = new ArrayList<>();
    for (String untrimmed : text.split(",", -1)) {
      String piece = untrimmed.strip();
      if (piece.isEmpty()) {
        throw new HashcostException.InvalidParameter(
            "functions: piece "
                + (ids.size() + 1)
                + " is empty; ids between commas are expected, such as djb2,sha-256");
      }
      int last = ids.size() - 1;
      if (last >= 0 && PARAMETER.matcher(piece).matches()) {
        ids.set(last, ids.get(last) + "," + piece);
      } else {
        ids.add(piece);
      }
    }
    return ids;
  }

  /**
   * @throws HashcostException when an id is malformed or unknown, or two mean the same
   */
  static List<Candidate> candidates(HashCatalog catalog, String text) {
    List<Candidate> candidates = new ArrayList<>();
    List<String> ids = split(text);
    for (int i = 0; i < ids.size(); i++) {
      Candidate candidate = get(catalog, ids.get(i), ids.size() == 1 ? "" : "id " + (i + 1) + ": ");
      if (candidates.stream().anyMatch(c -> c.id().equals(candidate.id()))) {
        throw new HashcostException.InvalidParameter(
            "functions: " + candidate.id() + " is there twice; each is allowed once");
      }
      candidates.add(candidate);
    }
    return List.copyOf(candidates);
  }

  private static Candidate get(HashCatalog catalog, String id, String where) {
    try {
      return catalog.get(id);
    } catch (HashcostException.UnknownAlgorithm e) {
      throw new HashcostException.UnknownAlgorithm(where + e.getMessage());
    } catch (HashcostException.InvalidParameter e) {
      throw new HashcostException.InvalidParameter(where + e.getMessage());
    }
  }
}
