package io.github.hashcost;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The one direction: provider, catalog, operation, harness, raw result, analysis, report. */
class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("io.github.hashcost");

  @Test
  void everyArrowGoesOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInAnyPackage("io.github.hashcost..")
        .layer("api")
        .definedBy("io.github.hashcost.api")
        .layer("stats")
        .definedBy("io.github.hashcost.stats")
        .layer("environment")
        .definedBy("io.github.hashcost.environment")
        .layer("result")
        .definedBy("io.github.hashcost.result")
        .layer("catalog")
        .definedBy("io.github.hashcost.catalog")
        .layer("jvm")
        .definedBy("io.github.hashcost.jvm")
        .layer("text")
        .definedBy("io.github.hashcost.text")
        .layer("policy")
        .definedBy("io.github.hashcost.policy")
        .layer("testkit")
        .definedBy("io.github.hashcost.testkit")
        .layer("harness")
        .definedBy("io.github.hashcost.harness")
        .layer("analysis")
        .definedBy("io.github.hashcost.analysis")
        .layer("attacker")
        .definedBy("io.github.hashcost.attacker")
        .layer("budget")
        .definedBy("io.github.hashcost.budget")
        .layer("report")
        .definedBy("io.github.hashcost.report")
        .layer("password")
        .definedBy("io.github.hashcost.password")
        .ensureAllClassesAreContainedInArchitecture()
        .whereLayer("api")
        .mayNotAccessAnyLayer()
        .whereLayer("stats")
        .mayNotAccessAnyLayer()
        .whereLayer("environment")
        .mayNotAccessAnyLayer()
        .whereLayer("jvm")
        .mayNotAccessAnyLayer()
        .whereLayer("text")
        .mayNotAccessAnyLayer()
        .whereLayer("result")
        .mayOnlyAccessLayers("api", "environment")
        .whereLayer("catalog")
        .mayOnlyAccessLayers("api", "text")
        .whereLayer("policy")
        .mayOnlyAccessLayers("api", "catalog", "text")
        .whereLayer("harness")
        .mayOnlyAccessLayers("api", "catalog", "result", "stats", "environment", "jvm")
        .whereLayer("testkit")
        .mayOnlyAccessLayers("api", "catalog", "jvm")
        .whereLayer("analysis")
        .mayOnlyAccessLayers("api", "result", "stats", "environment")
        .whereLayer("budget")
        .mayOnlyAccessLayers("api", "catalog", "harness", "result", "stats", "analysis")
        .whereLayer("attacker")
        .mayOnlyAccessLayers("api", "catalog", "result", "stats", "analysis")
        .whereLayer("report")
        .mayOnlyAccessLayers("api", "analysis", "result", "stats", "environment")
        .whereLayer("password")
        .mayOnlyAccessLayers(
            "api",
            "catalog",
            "harness",
            "result",
            "stats",
            "analysis",
            "report",
            "environment",
            "jvm",
            "policy")
        .check(CLASSES);
  }

  @Test
  void noPackagesDependOnEachOther() {
    slices().matching("io.github.hashcost.(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void theApiNeedsNothingButTheJdk() {
    classes()
        .that()
        .resideInAPackage("io.github.hashcost.api..")
        .should(
            onlyDependOnClassesThat(
                resideInAPackage("java..")
                    .or(resideInAPackage("io.github.hashcost.api.."))
                    .or(resideInAPackage("org.jspecify.annotations"))))
        .check(CLASSES);
  }

  @Test
  void onlyTheReportKnowsJson() {
    classes()
        .that()
        .resideOutsideOfPackage("io.github.hashcost.report")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackage("com.fasterxml.jackson..")
        .check(CLASSES);
  }

  /** So that all others load without it. */
  @Test
  void onlyOneClassKnowsCommonsCsv() {
    classes()
        .that()
        .doNotHaveFullyQualifiedName("io.github.hashcost.report.CsvOut")
        .should()
        .onlyDependOnClassesThat()
        .resideOutsideOfPackage("org.apache.commons.csv..")
        .check(CLASSES);
  }
}
