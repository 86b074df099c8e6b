/**
 * What there is to measure: finds providers, survives broken ones, and answers {@link
 * io.github.hashcost.catalog.Candidate}s by {@link io.github.hashcost.api.AlgorithmId}.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.catalog;
