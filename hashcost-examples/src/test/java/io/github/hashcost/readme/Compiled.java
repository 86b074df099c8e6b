package io.github.hashcost.readme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a class against this module's class path, and loads it. */
public final class Compiled {
  private static final JavaCompiler COMPILER = compiler();

  /** Kept, so that the class path is not opened again for each class. */
  private static final StandardJavaFileManager FILES =
      COMPILER.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

  private Compiled() {}

  private static JavaCompiler compiler() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertThat(compiler).as("the compiler of a JDK").isNotNull();
    return compiler;
  }

  public static Class<?> load(String name, String source, Path directory)
      throws IOException, ClassNotFoundException {
    JavaFileObject file =
        new SimpleJavaFileObject(
            URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    StringWriter messages = new StringWriter();
    List<String> options = List.of("--release", "17", "-proc:none", "-d", directory.toString());
    boolean done = COMPILER.getTask(messages, FILES, null, options, null, List.of(file)).call();
    assertThat(done).as("%s\n%s", source, messages).isTrue();
    URL[] where = {directory.toUri().toURL()};
    return new URLClassLoader(where, Compiled.class.getClassLoader()).loadClass(name);
  }
}
