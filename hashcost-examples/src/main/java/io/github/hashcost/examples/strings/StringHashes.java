package io.github.hashcost.examples.strings;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Every function on one document, with each text of its digest, with a hasher that is kept and with
 * one made for each call; and the stages of that one by one. Immutable.
 */
public final class StringHashes {
  private static final long KEY_SEED = 42;
  private static final String TO_UTF8 = "to-utf8";

  private final String document;
  private final byte[] utf8;
  private final List<Candidate> functions;
  private final List<StringHash> all;

  private StringHashes(String document, List<Candidate> functions, List<StringHash> all) {
    this.document = document;
    this.utf8 = document.getBytes(StandardCharsets.UTF_8);
    this.functions = functions;
    this.all = List.copyOf(all);
  }

  /**
   * Every function with every text, in this order. A key that a function needs is drawn.
   *
   * @param document at least one character
   */
  public static StringHashes of(
      List<Candidate> functions, List<DigestText> texts, String document) {
    List<Candidate> keyed = functions.stream().map(f -> f.drawn(KEY_SEED)).toList();
    List<StringHash> all = new ArrayList<>();
    for (Candidate function : keyed) {
      for (boolean fresh : new boolean[] {false, true}) {
        texts.forEach(t -> all.add(new StringHash(label(function, keyed), function, t, fresh)));
      }
    }
    return new StringHashes(document, keyed, all);
  }

  /** Its name, or its id where another provider's function has the same. */
  private static String label(Candidate function, List<Candidate> all) {
    String name = function.id().name();
    return all.stream().filter(other -> other.id().name().equals(name)).count() == 1
        ? name
        : function.id().toString();
  }

  public List<StringHash> all() {
    return all;
  }

  /** Of the document in UTF-8. */
  public int bytes() {
    return utf8.length;
  }

  /**
   * Each way as a whole; and each digest of the bytes alone, of which the first runs twice: how far
   * these two differ is how far a difference means nothing.
   */
  public List<Operation> operations() {
    List<Operation> operations = new ArrayList<>();
    all.forEach(hash -> operations.add(hash.operation(document, bytes())));
    operations.addAll(Operation.hashes(functions, Input.of("document", utf8)));
    return List.copyOf(operations);
  }

  /** The stages before and after the digest, alone. */
  public List<Operation> otherStages() {
    List<Operation> stages = new ArrayList<>();
    stages.add(Operation.of(TO_UTF8, document, d -> d.getBytes(StandardCharsets.UTF_8)));
    Set<String> named = new LinkedHashSet<>();
    for (StringHash hash : all) {
      if (named.add(toText(hash))) {
        byte[] digest = new byte[DocumentHash.digestBytes(hash.function())];
        stages.add(Operation.of(toText(hash), digest, hash.text()::of));
      }
    }
    return List.copyOf(stages);
  }

  /** Selects the cell of the first stage. */
  static String toUtf8() {
    return "op/" + TO_UTF8;
  }

  /** The last stage, the same for all digests of one length. */
  static String toText(StringHash hash) {
    return "to-" + hash.text().word() + ":bytes=" + DocumentHash.digestBytes(hash.function());
  }
}
