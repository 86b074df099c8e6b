package io.github.hashcost.cli;

import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** What openssl says of its digests, beside what we say of ours. */
final class OpensslBlock {
  static final String TITLE = "openssl speed, beside ours";

  private final String version;
  private final List<OpensslRow> rows;

  OpensslBlock(String version, List<OpensslRow> rows) {
    this.version = version;
    this.rows = rows;
  }

  static List<String> leftOut(String why) {
    return Words.wrap("Left out: " + why + ".");
  }

  List<String> lines() {
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("function")
            .left("input")
            .right("ours")
            .right("openssl")
            .left("ours costs");
    rows.forEach(row -> table.row(cells(row)));
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(
        Words.wrap(
            version
                + ": processor time of one second for each figure, its general interface (EVP) included; one"
                + " number, so no interval. Ours: medians. Size by size, ours and then those of openssl."));
    return lines;
  }

  private static String[] cells(OpensslRow row) {
    if (row.whyNot().isEmpty()) {
      double ours = row.ourNanos().orElseThrow();
      double theirs = row.theirNanos().orElseThrow();
      return new String[] {
        row.ours(),
        row.input(),
        Quantity.time(ours),
        Quantity.time(theirs),
        Quantity.ratio(ours / theirs) + " x"
      };
    }
    return new String[] {
      row.ours(),
      row.input(),
      time(row.ourNanos()),
      time(row.theirNanos()),
      "not measured: " + row.whyNot()
    };
  }

  private static String time(OptionalDouble nanos) {
    return nanos.isPresent() ? Quantity.time(nanos.getAsDouble()) : "-";
  }
}
