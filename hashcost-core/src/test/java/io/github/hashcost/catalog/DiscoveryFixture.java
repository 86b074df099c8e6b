package io.github.hashcost.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.broken.Broken;
import io.github.hashcost.catalog.broken.Fine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lists each broken provider before a good one, in a real services file. */
@Timeout(60)
abstract class DiscoveryFixture {
  static final String FINE = Fine.class.getName();

  @TempDir Path directory;

  HashCatalog assertProblem(String brokenClass, String text) throws IOException {
    HashCatalog catalog = discovered(services(broken(brokenClass)));
    assertFineAnswers(catalog);
    assertOneProblem(catalog, text);
    assertThat(catalog.problems().get(0).what()).startsWith(broken(brokenClass) + ": ");
    assertThat(catalog.problems().get(0).hint()).isNotBlank();
    return catalog;
  }

  static void assertOneProblem(HashCatalog catalog, String text) {
    assertThat(catalog.problems()).singleElement().asString().contains(text);
  }

  ListAssert<ProviderProblem> assertThatProblemsOf(String... classes) throws IOException {
    HashCatalog catalog = discovered(services(classes));
    assertFineAnswers(catalog);
    return assertThat(catalog.problems());
  }

  HashCatalog discovered(String services) throws IOException {
    ProviderLoader.writeServices(directory, services);
    try (ProviderLoader loader = new ProviderLoader(directory)) {
      return HashCatalog.discover(loader);
    }
  }

  static String services(String... classes) {
    return Stream.concat(Arrays.stream(classes), Stream.of(FINE))
        .map(c -> c + "\n")
        .collect(Collectors.joining());
  }

  static String broken(String nested) {
    return Broken.class.getName() + "$" + nested;
  }

  static void assertFineAnswers(HashCatalog catalog) {
    // 'a' + 'b' = 97 + 98 = 0xc3
    assertThat(catalog.get("fine/sum-8").hash("ab".getBytes(StandardCharsets.UTF_8)))
        .containsExactly(0xc3);
  }
}
