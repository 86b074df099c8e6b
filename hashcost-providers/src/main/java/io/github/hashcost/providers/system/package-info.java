/** Functions of the operating system's own libraries, called through JNA. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers.system;
