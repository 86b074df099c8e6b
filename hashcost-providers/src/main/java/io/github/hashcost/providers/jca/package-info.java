/**
 * Functions of the Java Cryptography Architecture, on the engine the JVM prefers or on a named one.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers.jca;
