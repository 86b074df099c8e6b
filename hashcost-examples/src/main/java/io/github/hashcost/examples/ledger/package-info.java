/**
 * A small tamper-evident, append-only log: each entry holds the hash of the one before. {@code
 * docs/ledger-format.md} specifies its two forms.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.examples.ledger;
