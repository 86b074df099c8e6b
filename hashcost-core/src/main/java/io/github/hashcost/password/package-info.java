/**
 * Settings of password hashes: which one a login budget buys. Settings are found by measuring, so
 * everything here runs hash functions and takes time.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.password;
