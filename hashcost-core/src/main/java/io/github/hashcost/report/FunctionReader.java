package io.github.hashcost.report;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.SecurityClaims;
import io.github.hashcost.api.SecurityClaims.Strength;
import io.github.hashcost.result.FunctionFacts;
import java.io.IOException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** Reads the facts of one function; good for one. */
final class FunctionReader {
  private final JsonIn json;
  private int digestBytes;
  private int blockBytes;
  private int padding;
  private long memoryBytes;
  private double work = 1;
  private HashSpec.@Nullable Block block;
  private @Nullable String implementation;

  private Strength collision = Strength.UNSTATED;
  private Strength preimage = Strength.UNSTATED;
  private boolean forPasswords;
  private String citation = "";
  private @Nullable LocalDate asOf;

  FunctionReader(JsonIn json) {
    this.json = json;
  }

  FunctionFacts read() throws IOException {
    json.object(this::field);
    FunctionFacts.Builder b =
        FunctionFacts.builder(digestBytes).memoryBytes(memoryBytes).work(work);
    if (block != null) {
      b.block(block);
    }
    if (implementation != null) {
      b.implementation(implementation);
    }
    // A claim that nobody dated is none.
    if (asOf != null) {
      b.claims(SecurityClaims.of(collision, preimage, forPasswords, citation, asOf));
    }
    return b.build();
  }

  private void field(String name) throws IOException {
    switch (name) {
      case "digestBytes" -> digestBytes = json.smallInteger();
      case "block" -> {
        json.object(this::blockField);
        block = new HashSpec.Block(blockBytes, padding);
      }
      case "memoryBytes" -> memoryBytes = json.integer();
      case "work" -> work = json.number();
      case "claims" -> json.object(this::claim);
      case "implementation" -> implementation = json.text();
      default -> json.skip();
    }
  }

  private void blockField(String name) throws IOException {
    switch (name) {
      case "bytes" -> blockBytes = json.smallInteger();
      case "padding" -> padding = json.smallInteger();
      default -> json.skip();
    }
  }

  private void claim(String name) throws IOException {
    switch (name) {
      case "collision" -> collision = StrengthWord.read(json);
      case "preimage" -> preimage = StrengthWord.read(json);
      case "forPasswords" -> forPasswords = json.truth();
      case "citation" -> citation = json.text();
      case "asOf" -> asOf = json.time(LocalDate::parse, "2026-11-30");
      default -> json.skip();
    }
  }
}
