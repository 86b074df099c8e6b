package io.github.hashcost.policy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A policy while its lines are read; not thread-safe. */
final class PolicyDraft {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9.-]{0,63}");
  private static final Pattern DATE = Pattern.compile("([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?");

  private static final String DATE_WORD = "date";
  private static final String SOURCE = "source";
  private static final String KIND = "kind";
  private static final String NOTE = "note";
  private static final String LEAST = "least";

  private final PolicyLine begin;
  private final Map<String, String> facts = new HashMap<>();
  private final List<PolicyRow> rows = new ArrayList<>();

  private PolicyDraft(PolicyLine begin) {
    this.begin = begin;
  }

  /**
   * @param begin its line {@code policy NAME}
   */
  static PolicyDraft begun(PolicyLine begin) {
    if (!NAME.matcher(begin.text()).matches()) {
      throw begin.badText("expected a name of letters, digits, '-' and '.'");
    }
    return new PolicyDraft(begin);
  }

  String name() {
    return begin.text();
  }

  HashcostException.InvalidParameter repeated() {
    return begin.badText("there is a policy of this name above; each name is allowed once");
  }

  /** Takes one of its lines in. */
  void take(PolicyLine line) {
    switch (line.word()) {
      case DATE_WORD, SOURCE, KIND, NOTE -> fact(line);
      case LEAST -> rows.add(row(line));
      default ->
          throw line.badWord("expected one of policy, date, source, kind, note, least, or '#'");
    }
  }

  private void fact(PolicyLine line) {
    if (line.text().isEmpty()) {
      throw line.badText("expected the text of " + line.word());
    }
    if (line.word().equals(DATE_WORD) && !isDate(line.text())) {
      throw line.badText("expected a date, such as 2026-03-26, 2021-09 or 2025");
    }
    if (line.word().equals(KIND) && !line.text().equals("demands") && !isDefaults(line.text())) {
      throw line.badText("expected demands or defaults");
    }
    if (facts.putIfAbsent(line.word(), line.text()) != null) {
      throw line.badWord(line.word() + " is there twice; once is allowed");
    }
  }

  private static boolean isDefaults(String kind) {
    return kind.equals("defaults");
  }

  private static boolean isDate(String text) {
    Matcher date = DATE.matcher(text);
    if (!date.matches()) {
      return false;
    }
    try {
      LocalDate.of(part(date, 1), part(date, 2), part(date, 3));
      return true;
    } catch (DateTimeException e) {
      return false;
    }
  }

  private static int part(Matcher date, int group) {
    String digits = date.group(group);
    return digits == null ? 1 : Integer.parseInt(digits);
  }

  private static PolicyRow row(PolicyLine line) {
    try {
      return PolicyRow.of(AlgorithmId.parse(line.first()), line.afterFirst());
    } catch (HashcostException e) {
      throw line.badText(String.valueOf(e.getMessage()));
    }
  }

  CostPolicy build() {
    boolean figures = !rows.isEmpty() || facts.containsKey(NOTE);
    if (!facts.containsKey(DATE_WORD) || !facts.containsKey(SOURCE) || !figures) {
      throw begin.badWord("a policy needs 'date', 'source', and 'least' or 'note'");
    }
    return new CostPolicy(
        name(),
        isDefaults(text(KIND)) ? CostPolicy.Kind.DEFAULTS : CostPolicy.Kind.DEMANDS,
        text(DATE_WORD),
        text(SOURCE),
        text(NOTE),
        rows);
  }

  private String text(String word) {
    return facts.getOrDefault(word, "");
  }
}
