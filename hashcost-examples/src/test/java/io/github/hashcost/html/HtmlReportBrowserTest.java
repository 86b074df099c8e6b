package io.github.hashcost.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import io.github.hashcost.result.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What only a browser can tell. After each test: nothing was logged, thrown or fetched. */
class HtmlReportBrowserTest {
  private static final int DESKTOP = 1200;
  private static final int PHONE = 360;

  private static Chromium chromium;

  @TempDir Path directory;

  private final List<String> complaints = new ArrayList<>();
  private final List<String> requests = new ArrayList<>();
  private BrowserContext context;

  @BeforeAll
  static void start() {
    chromium = Chromium.startOrSkip();
  }

  @AfterAll
  static void stop() {
    if (chromium != null) {
      chromium.close();
    }
  }

  @AfterEach
  void nothingWasLoggedOrFetched() {
    context.close();
    assertThat(complaints).isEmpty();
    assertThat(requests).hasSize(1).first().asString().startsWith("file:").endsWith("report.html");
  }

  private Page open(Runs runs) {
    return open(runs, DESKTOP, ColorScheme.LIGHT);
  }

  private Page open(Runs runs, int width, ColorScheme scheme) {
    Path file = directory.resolve("report.html");
    try {
      Files.writeString(file, HtmlReport.of(runs.build()).html());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    context =
        chromium
            .browser()
            .newContext(
                new Browser.NewContextOptions()
                    .setViewportSize(width, 800)
                    .setColorScheme(scheme)
                    .setReducedMotion(ReducedMotion.REDUCE));
    Page page = context.newPage();
    page.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
    page.onConsoleMessage(message -> complaints.add(message.type() + ": " + message.text()));
    page.onPageError(complaints::add);
    page.onDialog(
        dialog -> {
          complaints.add("dialog: " + dialog.message());
          dialog.dismiss();
        });
    page.onRequest(request -> requests.add(request.url()));
    page.navigate(file.toUri().toString());
    page.waitForFunction("performance.getEntriesByName('report-ready').length > 0");
    return page;
  }

  /** How many different colours its pixels have. */
  private static int colours(Page page, String canvas) {
    return (int)
        page.evaluate(
            "id => { const c = document.getElementById(id);"
                + " const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;"
                + " return new Set(new Uint32Array(d.buffer)).size; }",
            canvas);
  }

  private static String picture(Page page, String canvas) {
    return (String) page.evaluate("id => document.getElementById(id).toDataURL()", canvas);
  }

  private static List<String> functions(Page page) {
    return page.locator("#results tbody th").allTextContents();
  }

  private static List<Double> values(Page page, int column) {
    return page.locator("#results tbody td:nth-child(" + column + ")").all().stream()
        .map(cell -> Double.valueOf(cell.getAttribute("data-value")))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void everyChartIsDrawn(ColorScheme scheme) {
    Page page = open(Runs.plain(), DESKTOP, scheme);
    for (String canvas : List.of("ratio-chart", "growth-chart", "spread-chart", "course-chart")) {
      assertThat(colours(page, canvas)).as(canvas).isGreaterThan(10);
    }
  }

  @Test
  void thePlaneIsDrawnForTheDeviceThatIsChosen() {
    Page page = open(Runs.passwords());
    assertThat(colours(page, "plane-chart")).isGreaterThan(10);
    String first = picture(page, "plane-chart");
    page.locator("#plane-device").selectOption("1");
    assertThat(picture(page, "plane-chart")).isNotEqualTo(first);
  }

  @Test
  void theInputAndTheCellAreChosen() {
    Page page = open(Runs.plain());
    String ratios = picture(page, "ratio-chart");
    String spread = picture(page, "spread-chart");
    String course = picture(page, "course-chart");
    page.locator("#ratio-input").selectOption("3");
    page.locator("#samples-cell").selectOption("5");
    assertThat(picture(page, "ratio-chart")).isNotEqualTo(ratios);
    assertThat(picture(page, "spread-chart")).isNotEqualTo(spread);
    assertThat(picture(page, "course-chart")).isNotEqualTo(course);
  }

  @Test
  void aFunctionIsLeftOutOfTheGrowthByTheKeyboard() {
    Page page = open(Runs.plain());
    String all = picture(page, "growth-chart");
    page.locator("#growth-functions input").first().focus();
    page.keyboard().press("Space");
    assertThat(picture(page, "growth-chart")).isNotEqualTo(all);
    page.keyboard().press("Space");
    assertThat(picture(page, "growth-chart")).isEqualTo(all);
  }

  @Test
  void aClickSortsByNumberAndAnotherTurnsItRound() {
    Page page = open(Runs.plain());
    Locator time = page.locator("#results thead th").nth(2);
    time.locator("button").click();
    assertThat(time.getAttribute("aria-sort")).isEqualTo("ascending");
    assertThat(values(page, 3)).isSorted();
    time.locator("button").click();
    assertThat(time.getAttribute("aria-sort")).isEqualTo("descending");
    assertThat(values(page, 3)).isSortedAccordingTo((a, b) -> Double.compare(b, a));
  }

  @Test
  void theKeyboardSortsAndOnlyOneColumnIsSorted() {
    Page page = open(Runs.plain());
    page.locator("#results thead button").nth(2).click();
    page.locator("#results thead button").first().focus();
    page.keyboard().press("Enter");
    assertThat(functions(page)).isSorted();
    assertThat(page.locator("#results th[aria-sort]").allTextContents())
        .containsExactly("Function");
  }

  @Test
  void aCellWithoutFiguresIsSortedBehindAllOthers() {
    Page page =
        open(
            Runs.plain()
                .failed("jca/sha-1", "12 B", Failure.of("threw", "no"))
                .cell("jca/sha-384", "12 B", 12, 1));
    Locator time = page.locator("#results thead button").nth(2);
    time.click();
    assertThat(functions(page)).endsWith("sha-1");
    time.click();
    assertThat(functions(page)).endsWith("sha-1");
  }

  @Test
  void theButtonChangesThePageAndItsCharts() {
    Page page = open(Runs.plain(), DESKTOP, ColorScheme.DARK);
    Locator button = page.locator("#theme");
    String ground = "getComputedStyle(document.body).backgroundColor";
    Object dark = page.evaluate(ground);
    String chart = picture(page, "growth-chart");
    assertThat(button.getAttribute("aria-pressed")).isEqualTo("true");

    button.click();
    assertThat(button.getAttribute("aria-pressed")).isEqualTo("false");
    assertThat(page.evaluate(ground)).isEqualTo("rgb(255, 255, 255)").isNotEqualTo(dark);
    assertThat(picture(page, "growth-chart")).isNotEqualTo(chart);
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void allTextHasTheContrastOfLevelAa(ColorScheme scheme) {
    Page page = open(Runs.plain(), DESKTOP, scheme);
    page.locator("details").all().forEach(details -> details.evaluate("d => d.open = true"));
    @SuppressWarnings("unchecked")
    List<String> faint = (List<String>) page.evaluate(FAINT_TEXT);
    assertThat(faint).isEmpty();
  }

  /** WCAG 2.2, 1.4.3: at least 4.5, by its formula of relative luminance. */
  private static final String FAINT_TEXT =
      """
      () => {
        const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
        const luminance = (text) => {
          const [r, g, b] = rgb(text).slice(0, 3).map((c) => c / 255)
            .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = (element) => {
          for (let e = element; e; e = e.parentElement) {
            const colour = getComputedStyle(e).backgroundColor;
            if (rgb(colour)[3] !== 0) {
              return colour;
            }
          }
          return "rgb(255, 255, 255)";
        };
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const faint = [];
        while (walker.nextNode()) {
          const element = walker.currentNode.parentElement;
          if (walker.currentNode.data.trim() === "" || !element.checkVisibility()) {
            continue;
          }
          const [a, b] = [luminance(getComputedStyle(element).color), luminance(ground(element))];
          const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          if (contrast < 4.5) {
            faint.push(contrast.toFixed(2) + ": " + walker.currentNode.data);
          }
        }
        return faint;
      }
      """;

  @Test
  void aPhoneScrollsDownAndNeverSideways() {
    Runs runs =
        Runs.plain().cell("bc/argon2id:m=19456,t=2,p=1", "a label that goes on and on", 12, 3e7);
    Page page = open(runs, PHONE, ColorScheme.LIGHT);
    page.locator("details").all().forEach(details -> details.evaluate("d => d.open = true"));
    assertThat((int) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(PHONE);
  }

  @Test
  void nothingJumpsWhileChartsAreDrawn() {
    Page page = open(Runs.plain());
    Object shift =
        page.evaluate(
            "() => new Promise(done => { let sum = 0; const o = new PerformanceObserver(l => {"
                + " for (const e of l.getEntries()) { sum += e.value; } });"
                + " o.observe({ type: 'layout-shift', buffered: true });"
                + " requestAnimationFrame(() => setTimeout(() => done(sum), 50)); })");
    assertThat(((Number) shift).doubleValue()).isZero();
  }

  @Test
  void aLabelThatIsAScriptStaysText() {
    String label = "</script><script>alert(1)</script><img src=x onerror=alert(2)>";
    Page page = open(Runs.empty().cell("jca/sha-256", label, 12, 9).cell("jca/md5", label, 12, 8));
    assertThat(page.locator("#results tbody td").first().textContent()).isEqualTo(label);
    assertThat(page.locator("#samples-cell option").first().textContent())
        .isEqualTo("sha-256 on " + label);
  }

  @Test
  void paperIsLight() {
    Page page = open(Runs.plain(), DESKTOP, ColorScheme.DARK);
    Object dark = page.evaluate("document.getElementById('growth-chart').toDataURL()");
    page.evaluate(
        "addEventListener('beforeprint', () => window.printed ="
            + " document.getElementById('growth-chart').toDataURL())");
    assertThat(page.pdf()).startsWith('%', 'P', 'D', 'F');
    assertThat(page.evaluate("window.printed")).isNotNull().isNotEqualTo(dark);
    assertThat(page.evaluate("document.documentElement.dataset.theme")).isNull();
  }

  @Test
  void threadsHaveASortableTableToo() {
    Page page =
        open(
            Runs.empty()
                .cell("jca/sha-256", "12 B", 12, 100)
                .cell("jca/md5", "12 B", 12, 50)
                .onThreads("jca/sha-256", "12 B", 2, 200)
                .onThreads("jca/md5", "12 B", 2, 60));
    page.locator("#threads thead button").first().click();
    assertThat(page.locator("#threads tbody th").allTextContents())
        .containsExactly("md5", "sha-256");
  }
}
