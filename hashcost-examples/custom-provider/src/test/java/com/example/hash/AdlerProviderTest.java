package com.example.hash;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.hashcost.testkit.ProviderContract;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class AdlerProviderTest {
  @TestFactory
  Stream<DynamicTest> keepsItsPromises() {
    return ProviderContract.of(AdlerProvider.class).checks().stream()
        .map(check -> dynamicTest(check.name(), check::run));
  }
}
