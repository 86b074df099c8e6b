package io.github.hashcost.examples.strings;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Operation;
import io.github.hashcost.harness.Work;
import io.github.hashcost.harness.WorkUnit;
import java.util.LinkedHashMap;
import java.util.Map;

/** One way from a document to the text of its digest. Immutable. */
public final class StringHash {
  private final String name;
  private final Candidate function;
  private final DigestText text;
  private final boolean fresh;

  /**
   * @param label what the function is called among the others
   * @param fresh whether each call makes its hasher
   */
  StringHash(String label, Candidate function, DigestText text, boolean fresh) {
    this.name = label + (fresh ? "-fresh-" : "-") + text.word();
    this.function = function;
    this.text = text;
    this.fresh = fresh;
  }

  /** Such as {@code sha-256-hex}, or {@code sha-256-fresh-hex} with a hasher made for each call. */
  public String name() {
    return name;
  }

  public Candidate function() {
    return function;
  }

  public DigestText text() {
    return text;
  }

  /** Whether each call makes its hasher; else each thread keeps one. */
  public boolean fresh() {
    return fresh;
  }

  /**
   * What it is called in a result: {@code op/sha-256:provider=jca,hasher=fresh,text=hex}, where the
   * name is the function's, so that results of other functions beside it can be told from it.
   */
  public AlgorithmId id() {
    AlgorithmId hash = function.id();
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put(
        "provider",
        hash.provider().orElse("") + hash.qualifier().map(engine -> "." + engine).orElse(""));
    parameters.put("hasher", fresh ? "fresh" : "reused");
    parameters.put("text", text.word());
    parameters.putAll(hash.parameters());
    return AlgorithmId.parse(hash.name()).withParameters(parameters).withProvider("op");
  }

  /**
   * @param bytes of the document in UTF-8, so that a rate in bytes can be told
   */
  Operation operation(String document, int bytes) {
    Work<String> work =
        fresh ? DocumentHash.fresh(function, text) : DocumentHash.reused(function, text);
    String name = id().toString().substring("op/".length());
    return Operation.of(name, document, work).unit(WorkUnit.bytes(bytes));
  }

  @Override
  public String toString() {
    return name;
  }
}
