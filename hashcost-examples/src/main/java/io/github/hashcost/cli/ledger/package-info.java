/** The commands of {@code hashcost ledger}. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.cli.ledger;
