@org.jspecify.annotations.NullMarked
package io.github.hashcost.stats;
