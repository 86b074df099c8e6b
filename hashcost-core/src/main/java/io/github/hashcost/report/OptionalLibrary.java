package io.github.hashcost.report;

import io.github.hashcost.api.HashcostException;

/**
 * A library that only who reads or writes a format adds. Whoever asks for it mentions no type of
 * it, so that it loads without and can say what is missing.
 */
enum OptionalLibrary {
  JACKSON(
      "com.fasterxml.jackson.core.JsonFactory",
      "result files and JSON need Jackson's streaming core",
      "com.fasterxml.jackson.core:jackson-core, 2.17 or newer"),
  COMMONS_CSV(
      "org.apache.commons.csv.CSVPrinter",
      "CSV needs Commons CSV",
      "org.apache.commons:commons-csv");

  private final String type;
  private final String need;
  private final String dependency;

  OptionalLibrary(String type, String need, String dependency) {
    this.type = type;
    this.need = need;
    this.dependency = dependency;
  }

  /**
   * @throws HashcostException.Unsupported when it is not here
   */
  void require() {
    try {
      Class.forName(type, false, OptionalLibrary.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      throw new HashcostException.Unsupported(
          need + ", which is not here; add the dependency " + dependency, e);
    }
  }
}
