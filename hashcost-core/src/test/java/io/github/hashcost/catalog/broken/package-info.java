/** Providers with one fault each, loaded by the tests of discovery through loaders of their own. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.catalog.broken;
