/** Whether a cell in a run costs what it costs in a JVM that only ever ran this function. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.cli.accuracy;
