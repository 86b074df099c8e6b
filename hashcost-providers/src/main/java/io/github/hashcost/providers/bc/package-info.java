/** Functions of Bouncy Castle's lightweight API; its JCA provider is never registered. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers.bc;
