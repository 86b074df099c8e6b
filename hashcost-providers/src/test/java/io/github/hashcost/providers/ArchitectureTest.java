package io.github.hashcost.providers;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Providers know the api alone, and nothing of each other. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.github.hashcost.providers");

  @Test
  void providersKnowNothingOfWhoMeasuresThem() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "io.github.hashcost.providers..",
            "io.github.hashcost.api",
            "java..",
            "javax.crypto..",
            "org.bouncycastle..",
            "com.google.common..",
            "com.password4j..",
            "com.dynatrace.hash4j..",
            "com.sun.jna..",
            "com.sun.management",
            "org.jspecify.annotations")
        .check(CLASSES);
  }

  @ParameterizedTest
  @CsvSource({
    "bc, org.bouncycastle..",
    "guava, com.google..",
    "password4j, com.password4j..",
    "hash4j, com.dynatrace..",
    "system, com.sun.."
  })
  void aLibraryIsKnownToItsOwnProviderAlone(String provider, String library) {
    noClasses()
        .that()
        .resideOutsideOfPackage("io.github.hashcost.providers." + provider)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(CLASSES);
  }

  @Test
  void noProviderKnowsAnother() {
    slices()
        .matching("io.github.hashcost.providers.(*)..")
        .should()
        .notDependOnEachOther()
        .check(CLASSES);
  }
}
