/** What every function of the module keeps to, found as a user finds it. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers;
