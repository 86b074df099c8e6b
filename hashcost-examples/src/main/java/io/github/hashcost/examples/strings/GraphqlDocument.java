package io.github.hashcost.examples.strings;

import io.github.hashcost.api.HashcostException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes GraphQL documents of any length: fragments that spread one another, and a query that
 * spreads the last. The same for the same length and script, in every version of Java.
 */
public final class GraphqlDocument {
  /** Room for the query and the comment that fills up. */
  public static final int LEAST_BYTES = 100;

  private static final long SEED = 60_000;
  private static final List<String> TYPES =
      List.of("Order", "Customer", "Product", "Invoice", "Parcel", "Address", "Offer", "Review");
  private static final List<String> FIELDS =
      List.of(
          "id",
          "createdAt",
          "updatedAt",
          "status",
          "title",
          "quantity",
          "amount",
          "currency",
          "country",
          "postalCode",
          "displayName",
          "reference",
          "weight",
          "taxRate",
          "dueDate");
  private static final List<String> LATIN =
      List.of(
          "open orders of this customer",
          "cheapest first, then newest",
          "ships within two days",
          "net price without delivery",
          "see the terms of the offer",
          "returned, not yet refunded");
  private static final List<String> MIXED =
      List.of(
          "open orders of this customer",
          "未払いの注文をすべて表示する",
          "Показать все неоплаченные заказы",
          "Όλες οι ανοιχτές παραγγελίες",
          "\uD83D\uDCE6 prêt à expédier \uD83D\uDE9A demain",
          "모든 미결 주문 보기 \uD83E\uDDFE");

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final List<String> phrases;
  private int fragments;

  private GraphqlDocument(Script script) {
    this.phrases = script == Script.LATIN ? LATIN : MIXED;
  }

  /**
   * A document.
   *
   * @param bytes its exact length in UTF-8
   * @throws HashcostException.InvalidParameter below {@value #LEAST_BYTES}
   */
  public static String ofBytes(int bytes, Script script) {
    if (bytes < LEAST_BYTES) {
      throw new HashcostException.InvalidParameter(
          "document of " + bytes + " bytes: " + LEAST_BYTES + " or more are allowed");
    }
    return new GraphqlDocument(script).text(bytes);
  }

  private String text(int bytes) {
    StringBuilder text = new StringBuilder();
    int left = bytes - LEAST_BYTES;
    String fragment = fragment();
    for (int size = utf8(fragment); size <= left; size = utf8(fragment)) {
      text.append(fragment);
      left -= size;
      fragments++;
      fragment = fragment();
    }
    String query = query();
    text.append(query);
    int rest = left + LEAST_BYTES - utf8(query);
    return text.append('#').append("-".repeat(rest - 2)).append('\n').toString();
  }

  private String fragment() {
    StringBuilder b = new StringBuilder("fragment F" + fragments + " on " + any(TYPES) + " {\n");
    if (fragments > 0) {
      b.append("  ...F").append(fragments - 1).append('\n');
    }
    for (int line = 4 + random.nextInt(5); line > 0; line--) {
      b.append("  ").append(selection(line)).append('\n');
    }
    return b.append("}\n\n").toString();
  }

  private String selection(int line) {
    String field = any(FIELDS);
    return switch (random.nextInt(4)) {
      case 0 -> field;
      case 1 -> "a" + line + ": " + field + "(first: " + (1 + random.nextInt(99)) + ")";
      case 2 -> "b" + line + ": search(text: \"" + any(phrases) + "\") { " + field + " }";
      default -> "c" + line + ": " + field + " { " + any(FIELDS) + " " + any(FIELDS) + " }";
    };
  }

  private String query() {
    String selection = fragments > 0 ? "...F" + (fragments - 1) : "id";
    return "query Q($id: ID!) {\n  node(id: $id) { " + selection + " }\n}\n";
  }

  private String any(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }

  private static int utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
