/**
 * What a provider promises, as named checks that its author runs, in any test framework or none:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> keepsItsContract() {
 *   return ProviderContract.of(MyProvider.class).checks().stream()
 *       .map(check -> dynamicTest(check.name(), check::run));
 * }
 * }</pre>
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.testkit;
