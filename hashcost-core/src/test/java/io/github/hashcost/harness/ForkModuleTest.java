package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A provider that comes from a static method, which is told as a service of the method's type. Only
 * modules can have such a one.
 */
class ForkModuleTest {
  private static final Map<String, String> SOURCES =
      Map.of(
          "module-info.java",
          """
          module made {
            requires io.github.hashcost.core;
            provides io.github.hashcost.api.HashProvider with made.Made;
          }
          """,
          "made/Made.java",
          """
          package made;

          import io.github.hashcost.api.*;
          import java.util.List;

          public final class Made implements HashProvider {
            private Made() {}

            public static HashProvider provider() {
              return new Made();
            }

            @Override
            public String name() {
              return "made";
            }

            @Override
            public List<HashFunction> functions() {
              HashSpec spec = HashSpec.builder("one").digestBits(64).build();
              return List.of(HashFunction.ofLong(spec, (input, offset, length) -> 1));
            }
          }
          """,
          "made/Main.java",
          """
          package made;

          import io.github.hashcost.catalog.HashCatalog;
          import io.github.hashcost.harness.*;
          import io.github.hashcost.result.*;

          public final class Main {
            public static void main(String[] args) {
              Operation one =
                  Operation.hash(HashCatalog.discover().get("made/one"), Input.ofSize(1));
              Harness harness =
                  Harness.builder()
                      .isolation(Isolation.FORK)
                      .rounds(1)
                      .iterations(5)
                      .cold()
                      .build();
              Cell cell = harness.run(one).cells().get(0);
              System.out.println(cell.isolation() + " " + cell.samples().isPresent());
            }
          }
          """);

  @TempDir private Path directory;

  @Test
  void aProviderThatAStaticMethodMakesIsFoundInAChild() throws Exception {
    String modulePath =
        Arrays.stream(ForkCommand.likeThisJvm().classPath().split(File.pathSeparator))
            .filter(entry -> !entry.endsWith("test-classes"))
            .filter(entry -> entry.matches(".*(commons-|hashcost-(api|core)).*"))
            .collect(Collectors.joining(File.pathSeparator));
    List<String> javac = new ArrayList<>(List.of("-d", directory.resolve("made").toString()));
    javac.addAll(List.of("--module-path", modulePath));
    for (Map.Entry<String, String> source : SOURCES.entrySet()) {
      Path file = directory.resolve("src").resolve(source.getKey());
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
      javac.add(file.toString());
    }
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, System.err, javac.toArray(String[]::new));
    assertThat(compiled).isZero();
    Process parent =
        new ProcessBuilder(
                ForkCommand.likeThisJvm().java().toString(),
                "--module-path",
                modulePath + File.pathSeparator + directory.resolve("made"),
                "-m",
                "made/made.Main")
            .redirectErrorStream(true)
            .start();
    try {
      parent.getOutputStream().close();
      assertThat(new String(parent.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .isEqualToIgnoringWhitespace("FORK true");
    } finally {
      parent.destroyForcibly().waitFor();
    }
  }
}
