package io.github.hashcost.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Failure;
import io.github.hashcost.result.RunResult;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

class HtmlReportTest {
  private static final String HOSTILE =
      "</script><script>alert(1)</script> \"it's\" & <b> \u2028\u2029 {{data}} -->";
  private static final int MIB = 1 << 20;

  private static final RunResult PLAIN = Runs.plain().build();
  private static final String PLAIN_HTML = html(PLAIN);

  private static Document plain() {
    return Jsoup.parse(PLAIN_HTML);
  }

  private static Document page(Runs runs) {
    return Jsoup.parse(html(runs.build()));
  }

  private static String html(RunResult run) {
    return HtmlReport.of(run).html();
  }

  private static Element row(Document page, String section, String heading) {
    return page.select("#" + section + " tbody tr").stream()
        .filter(row -> row.select("th").text().equals(heading))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSameRunGivesTheSameBytes() {
    assertThat(html(Runs.plain().build())).isEqualTo(PLAIN_HTML);
  }

  @Test
  void hostileTextStaysText() {
    Document page =
        page(
            Runs.empty()
                .cell("jca/sha-256", HOSTILE, 12, 100)
                .cell("jca/md5", HOSTILE, 12, 200)
                .doubted("jca/sha-1", HOSTILE, Caveat.of(HOSTILE, HOSTILE, HOSTILE))
                .failed("jca/sha-384", HOSTILE, Failure.of(HOSTILE, HOSTILE))
                .library(HOSTILE, HOSTILE));

    assertThat(page.select("script")).hasSize(3);
    assertThat(page.select("b")).isEmpty();
    assertThat(row(page, "results", "md5").child(1).wholeText()).isEqualTo(HOSTILE);
    assertThat(row(page, "results", "sha-384").text()).contains("</script><script>alert(1)");
    assertThat(page.select("#samples-cell option").get(0).wholeText())
        .isEqualTo("sha-256 on " + HOSTILE);
    assertThat(page.select("#notes").text()).contains("</script><script>alert(1)</script>");
    assertThat(page.select("#environment").text()).contains("</script><script>alert(1)</script>");
  }

  @Test
  void dataHoldsNothingThatCouldEndItsElement() {
    Document page = page(Runs.plain().cell("jca/sha-1", HOSTILE, 12, 100));
    assertThat(page.select("#data").get(0).data()).doesNotContain("<", ">", "&", "\u2028");
  }

  @Test
  void directionMarksCannotTurnTheTextAroundThem() {
    Document page = page(Runs.empty().cell("jca/md5", "a\u202eb\u0000c", 12, 100));
    assertThat(row(page, "results", "md5").child(1).text()).isEqualTo("a\ufffdb\ufffdc");
  }

  @Test
  void fortyCellsFitIntoAMebibyte() {
    Runs runs = Runs.empty().rounds(300);
    for (int i = 0; i < 40; i++) {
      runs.cell("jca/sha-" + (i % 8), (12 << (i / 8)) + " B", 12 << (i / 8), 100 + i * Math.PI);
    }
    String html = html(runs.build());
    assertThat(html.getBytes(StandardCharsets.UTF_8).length).isLessThan(MIB);
    assertThat(html).doesNotContain("is drawn in the course");
  }

  @Test
  void ofVeryManySamplesSomeAreDrawnAndThePageSaysSo() {
    Runs runs = Runs.empty().rounds(300);
    for (int i = 0; i < 400; i++) {
      runs.cell("jca/sha-256", "input " + i, 1, 100 + i * Math.PI);
    }
    String html = html(runs.build());
    assertThat(html).contains("One sample in 3 is drawn");
    assertThat(html.getBytes(StandardCharsets.UTF_8).length).isLessThan(3 * MIB);
  }

  @Test
  void thePolicyAllowsTheseScriptsAndThisStyleAndNothingElse() throws Exception {
    Document page = plain();
    String policy = page.select("meta[http-equiv=Content-Security-Policy]").attr("content");
    List<String> expected = new ArrayList<>();
    for (Element code : page.select("style, script:not([type])")) {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(code.data().getBytes(StandardCharsets.UTF_8));
      expected.add("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
    }
    assertThat(policy)
        .isEqualTo(
            "default-src 'none'; style-src "
                + expected.get(0)
                + "; script-src "
                + expected.get(1)
                + " "
                + expected.get(2)
                + "; base-uri 'none'; form-action 'none'");
  }

  @Test
  void nothingIsFetchedAndNothingNeedsWhatThePolicyForbids() {
    Document page = plain();
    assertThat(page.select("[src], link, iframe, object, img")).isEmpty();
    assertThat(page.select("[href]:not([href^=#])")).isEmpty();
    for (Element element : page.getAllElements()) {
      assertThat(element.attributes().asList())
          .extracting(Attribute::getKey)
          .noneMatch(name -> name.equals("style") || name.startsWith("on"));
    }
    assertThat(page.html()).doesNotContain("sourceMappingURL");
  }

  @Test
  void everyLinkWithinThePageHasItsTarget() {
    Document page =
        page(
            Runs.plain()
                .doubted("jca/sha-1", "12 B", Caveat.of("gc-in-window", "1 collection", "wait")));
    assertThat(page.select("[href^=#]").eachAttr("href"))
        .contains("#note-1")
        .allSatisfy(link -> assertThat(page.select(link)).hasSize(1));
    assertThat(row(page, "results", "sha-1").select("a").text()).isEqualTo("1");
    assertThat(page.select("#note-1").text()).contains("gc-in-window", "1 collection", "wait");
  }

  @Test
  void everyChartIsDescribedAndItsFiguresAreInATable() {
    Document page = plain();
    assertThat(page.select("canvas[role=img]").eachAttr("id"))
        .containsExactly("ratio-chart", "growth-chart", "spread-chart", "course-chart");
    assertThat(page.select("canvas[role=img]").eachAttr("aria-label")).doesNotContain("");
    assertThat(page.select("#growth details table, #samples details table")).hasSize(3);
    assertThat(page.select("table").stream().filter(table -> table.select("caption").isEmpty()))
        .isEmpty();
    assertThat(row(page, "growth", "sha-256").text()).contains("40.0 ns per 64-byte block");
  }

  @Test
  void ratiosAreToTheFirstFunctionUnlessAnotherIsAskedFor() {
    assertThat(row(plain(), "results", "djb2").text()).contains("1.00 reference");

    Document other = Jsoup.parse(HtmlReport.of(PLAIN).reference("sha-256").html());
    assertThat(row(other, "results", "sha-256").text()).contains("1.00 reference");
    assertThat(other.select("#ratios p").text()).contains("over that of sha-256");
  }

  @Test
  void aReferenceThatIsNotThereIsRefused() {
    HtmlReport report = HtmlReport.of(PLAIN);
    assertThatThrownBy(() -> report.reference("sha3-256"))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("sha3-256");
  }

  @Test
  void aFailedCellKeepsItsRowWithTheReason() {
    Document page =
        page(Runs.plain().failed("jca/sha-1", "12 B", Failure.of("threw", "no such thing")));
    assertThat(row(page, "results", "sha-1").text()).contains("failed: threw: no such thing");
    assertThat(page.select(".facts").text()).contains("1 cell without figures");
  }

  @Test
  void whatARunHasNoFiguresForIsLeftOut() {
    Document page = page(Runs.empty().cell("jca/sha-256", "12 B", 12, 100));
    assertThat(page.select("section").eachAttr("id"))
        .containsExactly("results", "samples", "environment");

    Document nothing = page(Runs.empty());
    assertThat(nothing.select("section").eachAttr("id")).containsExactly("results", "environment");
  }

  @Test
  void passwordHashesStandBetweenDefenderAndAttacker() {
    Document page = page(Runs.passwords());
    assertThat(page.select("#plane-device option").eachText()).contains("RTX 4090");
    assertThat(row(page, "plane", "argon2id").text()).contains("RTX 4090", "30", "ms", "hashcat");
    assertThat(page.select("#plane .aside").text()).contains("no figure", "balloon-sha256");
  }

  @Test
  void severalThreadsHaveATableOfTheirOwn() {
    Document page =
        page(
            Runs.empty()
                .cell("jca/sha-256", "12 B", 12, 100)
                .onThreads("jca/sha-256", "12 B", 2, 200));
    assertThat(row(page, "threads", "sha-256").text()).contains("2").contains("2.0");
  }
}
