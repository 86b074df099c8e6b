/**
 * Password hashes of Password4j, built one by one: neither its properties file nor its caches are
 * used.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.providers.password4j;
