package io.github.hashcost.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.hashcost.api.Availability;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.catalog.ProviderInfo;
import io.github.hashcost.cli.HashcostMain;
import io.github.hashcost.readme.Readme.Block;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Plan;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Adler32;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Holds the README to what there is; what it says of the executable jar is in {@link ReadmeIT}. */
class ReadmeTest {
  static final String DEMO_OUTPUT = "hashcost: text";
  static final String DEMO_COMMAND = "Run it: sh";
  private static final String DEPENDENCIES = "Use it: xml";
  private static final String COMPARISON = "Use it: java";
  private static final String COMPARISON_OUTPUT = "Use it: text";
  private static final String PASSWORDS = "Passwords: java";
  private static final String TEST_COMMAND = "Test it: sh";
  private static final String PROVIDER = "Bring your own function: java";
  private static final String CONTRACT = "Test your function: java";
  private static final String BUDGET = "Hold a build to a cost: java";
  private static final String SERVICE = "Bring your own function: text";

  private static final String CUSTOM = "hashcost-examples/custom-provider/";
  private static final String CUSTOM_SOURCES = CUSTOM + "src/main/java/com/example/hash/";
  private static final String CUSTOM_TESTS = CUSTOM + "src/test/java/com/example/hash/";

  private static final Predicate<String> IMPORT = line -> line.startsWith("import ");

  private final Readme readme = Readme.read();

  @TempDir private Path directory;

  @Test
  void showsNothingThatIsNotCheckedHere() {
    assertThat(readme.blocks())
        .extracting(Block::name)
        .containsExactly(
            DEMO_OUTPUT,
            DEPENDENCIES,
            COMPARISON,
            COMPARISON_OUTPUT,
            DEMO_COMMAND,
            PASSWORDS,
            TEST_COMMAND,
            PROVIDER,
            SERVICE,
            CONTRACT,
            BUDGET);
    assertThat(readme.prose().lines())
        .as("blocks that are indented or fenced otherwise")
        .noneMatch(line -> line.startsWith("    ") || line.contains("```") || line.contains("~~~"));
  }

  @Test
  void linksToFilesThatExist() {
    Matcher link = Pattern.compile("]\\((?!https:)([^)]+)\\)").matcher(readme.prose());
    assertThat(link.results().map(r -> r.group(1)))
        .isNotEmpty()
        .allSatisfy(path -> assertThat(Readme.ROOT.resolve(path)).exists());
  }

  @Test
  void showsAPictureOfTheTextBelowIt() throws Exception {
    String command = readme.block(DEMO_COMMAND).onlyLine().replaceFirst(".*&& ", "");
    Path drawn = Path.of("target", "demo.svg");
    Files.writeString(drawn, DemoPicture.svg(command, readme.block(DEMO_OUTPUT).lines()));
    assertThat(Readme.ROOT.resolve("docs/demo.svg"))
        .as("copy %s over it", drawn.toAbsolutePath())
        .hasSameTextualContentAs(drawn);
  }

  @Test
  void namesTheDependenciesAsTheyAreBuilt() throws Exception {
    Element project = xml(Readme.read("pom.xml"));
    Element custom = xml(Readme.read(CUSTOM + "pom.xml"));
    String version = text(project, "version");
    List<String> expected = new ArrayList<>();
    for (String module : List.of("hashcost-core", "hashcost-providers")) {
      String artifact = text(xml(Readme.read(module + "/pom.xml")), "artifactId");
      expected.add(text(project, "groupId") + ":" + artifact + ":" + version);
    }
    assertThat(dependencies(xml("<x>" + readme.block(DEPENDENCIES).text() + "</x>")))
        .isEqualTo(expected);
    assertThat(custom.getElementsByTagName("hashcost.version").item(0).getTextContent())
        .isEqualTo(version);
    assertThat(dependencies(custom))
        .isEqualTo(expected.stream().map(d -> d.replace(version, "${hashcost.version}")).toList());
  }

  @Test
  void takesItsJavaFromTheStandAloneProject() {
    assertThat(flush(Readme.read(CUSTOM_SOURCES + "AdlerProvider.java").lines()))
        .contains(flush(readme.block(PROVIDER).lines().stream()));
    assertThat(flush(Readme.read(CUSTOM_TESTS + "AdlerProviderTest.java").lines()))
        .contains(flush(readme.block(CONTRACT).lines().stream()));
    assertThat(flush(Readme.read(CUSTOM_TESTS + "AdlerBudgetTest.java").lines()))
        .contains(readme.block(BUDGET).onlyLine());
    String comparison = flush(Readme.read(CUSTOM_SOURCES + "CompareTwo.java").lines());
    assertThat(comparison)
        .contains(flush(readme.block(COMPARISON).lines().stream().filter(IMPORT)))
        .contains(flush(readme.block(COMPARISON).lines().stream().filter(IMPORT.negate())));
  }

  @Test
  void comparesTwoFunctionsInTenLinesThatPrintWhatItShows() throws Exception {
    List<String> lines = readme.block(COMPARISON).lines();
    assertThat(lines).hasSizeLessThanOrEqualTo(10);
    String body = lines.stream().filter(IMPORT.negate()).collect(Collectors.joining("\n"));
    String imports = lines.stream().filter(IMPORT).collect(Collectors.joining("\n"));
    Class<?> main =
        Compiled.load(
            "Compare",
            imports
                + "\npublic class Compare { public static void main(String[] args) {\n"
                + body
                + "\n}}",
            directory);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    assertThat(Readme.withoutFigures(out.toString(StandardCharsets.UTF_8)))
        .isEqualTo(Readme.withoutFigures(readme.block(COMPARISON_OUTPUT).text()));
  }

  @Test
  void answersAQuestionOnPasswordsInFewLinesThatCompile() throws Exception {
    String body =
        readme.block(PASSWORDS).lines().stream()
            .filter(IMPORT.negate())
            .collect(Collectors.joining("\n"));
    String imports =
        readme.block(PASSWORDS).lines().stream().filter(IMPORT).collect(Collectors.joining("\n"));
    String source = "\npublic class Passwords { public static void main(String[] args) {\n";

    assertThat(Compiled.load("Passwords", imports + source + body + "\n}}", directory)).isNotNull();
    assertThat(body.strip().split("\n\n", -1))
        .hasSize(4)
        .allMatch(part -> part.lines().filter(line -> !line.startsWith("//")).count() <= 5);
  }

  @Test
  void holdsABuildToACostInOneLineThatCompiles() throws Exception {
    String source =
        "import io.github.hashcost.budget.CostBudget;\npublic class Budget { void test() { "
            + readme.block(BUDGET).onlyLine()
            + " }}";
    assertThat(Compiled.load("Budget", source, directory)).isNotNull();
  }

  @Test
  void bringsAFunctionThatIsRight() throws Exception {
    Class<?> provider =
        Compiled.load(
            "AdlerProvider",
            "import io.github.hashcost.api.*; import java.util.List;\n"
                + readme.block(PROVIDER).text(),
            directory);
    HashCatalog catalog = HashCatalog.of((HashProvider) provider.getConstructor().newInstance());
    assertThat(catalog.problems()).isEmpty();
    Candidate candidate = catalog.get("example/adler-32");
    assertThat(candidate.failingVector()).isEmpty();
    for (int length : new int[] {0, 1, 12, 4096, 100_000}) {
      byte[] input = new byte[length];
      for (int i = 0; i < length; i++) {
        input[i] = (byte) (i * i);
      }
      Adler32 reference = new Adler32();
      reference.update(input);
      assertThat(HexFormat.of().formatHex(candidate.hash(input)))
          .isEqualTo(HexFormat.of().toHexDigits((int) reference.getValue()));
    }
  }

  @Test
  void registersItAsTheStandAloneProjectDoes() {
    String service = "META-INF/services/io.github.hashcost.api.HashProvider";
    assertThat(readme.block(SERVICE).text())
        .isEqualTo(Readme.read(CUSTOM + "src/main/resources/" + service));
    assertThat(readme.prose()).contains("`" + service + "`");
  }

  @Test
  void namesTheMainClassAndTheIsolationAsTheyAre() {
    assertThat(readme.prose())
        .contains("hashcost.jar:mine.jar " + HashcostMain.class.getName() + " list`")
        .contains("(`Isolation." + Plan.builder().build().isolation() + "`)")
        .contains("`Isolation." + Isolation.LIBRARY, "`Isolation." + Isolation.LOOP)
        .contains("`Isolation." + Isolation.FORK);
    assertThat(Readme.read(CUSTOM + "pom.xml"))
        .contains("<maven.compiler.release>17</maven.compiler.release>");
  }

  @Test
  void namesTheTestCommandThatIsRunForEveryChange() {
    String command = readme.block(TEST_COMMAND).onlyLine();
    assertThat(Readme.read(".ci/run").lines()).contains(command);
    assertThat(Readme.read("CONTRIBUTING.md")).contains("    " + command + "\n");
  }

  @Test
  void saysWhichJarBringsWhat() throws Exception {
    HashCatalog catalog = HashCatalog.discover();
    assertThat(readme.rows()).hasSameSizeAs(catalog.providers());
    for (int i = 0; i < catalog.providers().size(); i++) {
      ProviderInfo provider = catalog.providers().get(i);
      String from =
          Class.forName(provider.className())
              .getProtectionDomain()
              .getCodeSource()
              .getLocation()
              .getPath();
      Matcher jar = Pattern.compile(".*/(hashcost-[a-z]+)[/-].*").matcher(from);
      assertThat(jar.matches()).as(from).isTrue();
      assertThat(readme.rows().get(i).get(0)).isEqualTo("`" + jar.group(1) + "`");
      assumeTrue(
          provider.availability().equals(Availability.available()),
          "nothing of " + provider.name() + " is here");
      // The system need not have all that it could.
      List<String> missing =
          provider.missing().keySet().stream()
              .map(name -> "`" + provider.name() + "/" + name + "`")
              .toList();
      assertThat(readme.rows().get(i).get(1).split(", "))
          .containsAll(missing)
          .filteredOn(name -> !missing.contains(name))
          .containsExactlyElementsOf(
              catalog.candidates().stream()
                  .filter(c -> c.id().provider().orElseThrow().equals(provider.name()))
                  .map(c -> "`" + provider.name() + "/" + c.spec().name() + "`")
                  .toList());
    }
  }

  /** Without indentation: all in which the README may differ. */
  private static String flush(Stream<String> lines) {
    return lines.map(String::strip).collect(Collectors.joining("\n")).strip();
  }

  private static Element xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
        .getDocumentElement();
  }

  private static List<String> dependencies(Element root) {
    var found = root.getElementsByTagName("dependency");
    List<String> all = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      Element d = (Element) found.item(i);
      if (d.getElementsByTagName("scope").getLength() > 0) {
        // What only its tests need is no part of what a user must add.
        continue;
      }
      all.add(text(d, "groupId") + ":" + text(d, "artifactId") + ":" + text(d, "version"));
    }
    return all;
  }

  private static String text(Element parent, String name) {
    for (Node child = parent.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child.getNodeName().equals(name)) {
        return child.getTextContent();
      }
    }
    throw new AssertionError("no " + name + " in " + parent.getNodeName());
  }
}
