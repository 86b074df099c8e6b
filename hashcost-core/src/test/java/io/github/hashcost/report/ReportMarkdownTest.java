package io.github.hashcost.report;

import static io.github.hashcost.report.ReportTest.cell;
import static io.github.hashcost.report.ReportTest.run;
import static io.github.hashcost.report.ReportTest.timed;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Failure;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class ReportMarkdownTest {
  @Test
  void aRunIsATableWithItsNotesAndItsMachine() {
    Caveat gc = Caveat.of("gc-in-window", "two collections", "raise the heap");
    assertThat(
            Report.of(
                    run(
                        timed("op/djb2", "12 B", 12, 6_120).allocatedBytesPerCall(0).build(),
                        timed("jca@accp/sha-256", "12 B", 12, 65_300).observed(gc).build(),
                        cell("bc/md5", "12 B", 12)
                            .failure(Failure.of("threw", "java.lang.Error"))
                            .build()))
                .markdown())
        .isEqualTo(
            """
            | function | input | ns/call | interval | ratio | interval | bytes/call | notes |
            | --- | --- | ---: | --- | ---: | --- | ---: | --- |
            | `djb2` | 12 B | 6.12 | 6.12 to 6.12 | 1.00 | | 0 | |
            | `sha-256` | 12 B | 65.3 | 65.3 to 65.3 | 10.7 | 10.7 to 10.7 | | 1 |
            | `md5` | 12 B | failed: threw: java.lang.Error | | | | | |

            Ratio: time over that of djb2 on the same input. 95 % interval of the median, within \
            this run; throughput, adapter isolation. One input per cell, hot in cache and branch \
            predictor; a pool costs more.

            1. **gc-in-window**: two collections (raise the heap)

            - machine: Example CPU, 2 CPUs, 8 GiB, Example Linux 1 amd64, sha\\_ni avx2
            - java: Example VM 17.0.1+2, Serial, heap 256 MiB
            - libraries: bc = Bouncy Castle 1.87
            """);
  }

  @Test
  void whatALabelHoldsIsShownAndNotObeyed() {
    String label = "<b>|*`_~[a](b) \\| $x$ &amp; #1\n\u202e\u0000 \u00fc";
    String shown = "\\<b\\>\\|\\*\\`\\_\\~\\[a\\](b) \\\\\\| \\$x\\$ \\&amp; \\#1 ?? \u00fc";

    assertThat(Report.of(run(timed("op/f", label, 12, 1000).build())).markdown())
        .contains("| `f` | " + shown + " | ");
  }

  @Test
  void aCaveatOfSeveralDetailsIsAListInTheList() {
    Caveat one = Caveat.of("gc-in-window", "one <i>", "raise");
    Caveat two = Caveat.of("gc-in-window", "two", "raise");
    assertThat(
            Report.of(
                    run(
                        timed("op/a", "12 B", 12, 1000).observed(one).build(),
                        timed("op/b", "12 B", 12, 1000).observed(two).build()))
                .markdown())
        .contains(
            """
            1. **gc-in-window** (raise):
                - a on 12 B: one \\<i\\>
                - b on 12 B: two
            """);
  }

  @Property(tries = 300)
  void everyRowHasAsManyCellsAsTheHeader(@ForAll long seed) {
    List<String> rows =
        Report.of(RandomRuns.of(seed)).markdown().lines().filter(l -> l.startsWith("|")).toList();
    // A backslash before it makes a bar a letter; two make one backslash.
    List<Long> bars =
        rows.stream()
            .map(row -> row.replace("\\\\", "").replace("\\|", "").chars().filter(c -> c == '|'))
            .map(row -> row.count())
            .toList();
    int start = 0;
    for (int i = 0; i < rows.size(); i++) {
      if (i > 0 && rows.get(i).startsWith("| function ")) {
        start = i;
      }
      assertThat(bars.get(i)).isEqualTo(bars.get(start));
    }
  }
}
