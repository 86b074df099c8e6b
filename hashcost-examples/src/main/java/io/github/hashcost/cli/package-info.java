/** The {@code hashcost} command line. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.cli;
