package io.github.hashcost.html;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The system's Chromium, driven by Playwright. */
final class Chromium implements AutoCloseable {
  private static final List<String> USUAL =
      List.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome");

  /** Root needs the first; the others keep it from the network, and from a screen. */
  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run");

  /** So long a busy machine may take for anything. */
  static final double PATIENCE_MILLIS = 180_000;

  private final Playwright playwright;
  private final Browser browser;

  private Chromium(Playwright playwright, Browser browser) {
    this.playwright = playwright;
    this.browser = browser;
  }

  /** Skips the tests, with a message, where there is no browser or nothing to drive it with. */
  static Chromium startOrSkip() {
    Optional<Path> executable = executable();
    assumeTrue(
        executable.isPresent(),
        "no Chromium in " + USUAL + ": install one, or name it with -Dhashcost.chromium=");
    assumeTrue(hasDriver(), "Playwright's driver is not on the class path: add -Pbrowser");
    Playwright playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    return new Chromium(
        playwright,
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(executable.get())
                    .setTimeout(PATIENCE_MILLIS)
                    .setArgs(ARGUMENTS)));
  }

  private static Optional<Path> executable() {
    return Stream.concat(
            Optional.ofNullable(System.getProperty("hashcost.chromium")).stream(), USUAL.stream())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** The bundle brings all platforms, so that any of them tells. */
  private static boolean hasDriver() {
    return Chromium.class.getResource("/driver/linux/node") != null;
  }

  Browser browser() {
    return browser;
  }

  @Override
  public void close() {
    playwright.close();
  }
}
