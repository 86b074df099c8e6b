/** A run as one HTML file with charts, which opens without a network. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.html;
