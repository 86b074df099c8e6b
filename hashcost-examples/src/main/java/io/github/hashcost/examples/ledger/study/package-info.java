/** Measures the ledger and what it is made of, and writes tables that a paper can be based on. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.examples.ledger.study;
